/** The firm's prices as rows of a form, and as lines of words that two people compare. */
import { type InspectionTypeCode, inspectionTypes, types } from '#domain/inspection-type.ts';
import type { Price } from '#domain/firm/prices.ts';
import type { Furnishing } from '#domain/property/property-words.ts';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';

export type PriceRow = { type: string; bedrooms: string; furnished: string; price: string; margin: string };
export type PriceValues = { prices: PriceRow[] };
type Homes = { type: number; bedrooms: number | null; furnished: string | null };
/** A price in words, by the homes that it is for. */
type PriceLines = Record<string, string>;

export const emptyRow: PriceRow = { type: String(types.inventory), bedrooms: '', furnished: '', price: '', margin: '' };

export const priceValues = ({ prices }: Pick<AccountSettings, 'prices'>): PriceValues => ({
  prices: (prices ?? []).map(({ type, bedrooms, furnished, price, margin }) => ({
    type: String(type),
    bedrooms: bedrooms === null ? '' : String(bedrooms),
    furnished: furnished ?? '',
    price,
    margin: margin ?? '',
  })),
});

export const priceOfRow = ({ type, bedrooms, furnished, price, margin }: PriceRow): Price => ({
  type: Number(type) as InspectionTypeCode,
  bedrooms: bedrooms === '' ? null : Number(bedrooms),
  furnished: furnished === '' ? null : (furnished as Furnishing),
  price: price.trim(),
  margin: margin.trim() === '' ? null : margin.trim(),
});

export const sizeText = (bedrooms: number): string => {
  if (bedrooms === 0) return 'Studio';
  return bedrooms === 1 ? '1 bedroom or fewer' : `Up to ${bedrooms} bedrooms`;
};

/** `Inventory, up to 2 bedrooms, unfurnished` */
export function homesText({ type, bedrooms, furnished }: Homes): string {
  const name: string = inspectionTypes[type as InspectionTypeCode] ?? String(type);
  return [name, bedrooms !== null && sizeText(bedrooms).toLowerCase(), furnished?.toLowerCase()]
    .filter((part) => typeof part === 'string')
    .join(', ');
}

/** `£95.00, of which £40.00 is kept` */
const amountText = ({ price, margin }: Price) =>
  margin === null ? `£${price}` : `£${price}, of which £${margin} is kept`;

export const priceLines = ({ prices }: PriceValues): PriceLines =>
  Object.fromEntries(prices.map(priceOfRow).map((price) => [homesText(price), amountText(price)]));

/** The list goes as a whole: `changes` are put onto what is there, and new prices go to its end. */
export function priceChange(changes: Partial<PriceLines>, latest: readonly Price[], { prices }: PriceValues) {
  const mine = new Map(prices.map(priceOfRow).map((price) => [homesText(price), price]));
  const names = Object.keys(changes);
  if (names.length === 0) return {};
  const kept = latest.flatMap((price) => {
    const name = homesText(price);
    return names.includes(name) ? (mine.get(name) ?? []) : price;
  });
  const there = new Set(latest.map(homesText));
  const added = names.filter((name) => !there.has(name)).flatMap((name) => mine.get(name) ?? []);
  return { prices: [...kept, ...added] };
}
