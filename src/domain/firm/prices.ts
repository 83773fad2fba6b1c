/** The prices of a firm, by type of inspection, bedrooms and furnishing, and which of them an inspection has. */
import type { InspectionTypeCode } from '../inspection-type.ts';
import type { Furnishing } from '../property/property-words.ts';

export type Price = {
  type: InspectionTypeCode;
  /** Homes with so many bedrooms or fewer; null: of any size. */
  bedrooms: number | null;
  /** Null: however furnished. */
  furnished: Furnishing | null;
  /** Decimals, such as `95.00`. */
  price: string;
  /** The rest after the clerk's fee; null where the firm does not say. */
  margin: string | null;
};
type Home = { no_of_beds: number; furnished: string | null };

/** The closest one: first by its size, then by its furnishing. */
export function priceOf(prices: readonly Price[], type: number, home: Home): Price | undefined {
  const furnished = (home.furnished ?? '').toLowerCase();
  return prices
    .filter((one) => one.type === type)
    .filter(({ bedrooms }) => bedrooms === null || home.no_of_beds <= bedrooms)
    .filter((one) => one.furnished === null || one.furnished.toLowerCase() === furnished)
    .toSorted(
      (one, other) => sizeOf(one) - sizeOf(other) || Number(one.furnished === null) - Number(other.furnished === null),
    )[0];
}

/** A price agreed with the client counts before the firm's own, however exact that is. */
export function agreedPrice(
  { own, firm }: { own: readonly Price[]; firm: readonly Price[] },
  type: number,
  home: Home,
): { price: Price; isOwn: boolean } | undefined {
  const agreed = priceOf(own, type, home);
  const price = agreed ?? priceOf(firm, type, home);
  return price && { price, isOwn: agreed !== undefined };
}

const sizeOf = ({ bedrooms }: Price) => bedrooms ?? Number.POSITIVE_INFINITY;

/** Prices with the same key are for the same homes. */
export const priceKey = ({ type, bedrooms, furnished }: Pick<Price, 'type' | 'bedrooms' | 'furnished'>): string =>
  [type, bedrooms ?? 'any', furnished ?? 'any'].join(' ');
