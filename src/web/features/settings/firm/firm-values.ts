/** The firm as its form has it: one level of texts, so that people choose value by value where two have changed it. */
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';

type Brand = AccountSettings['brand'];
export type FirmValues = { name: string; time_zone: string; country: string } & Record<BrandPart, string>;
type BrandPart = `brand_${'colour' | 'address' | 'phone' | 'email' | 'website'}`;

export const firmLabels: Readonly<Record<keyof FirmValues, string>> = {
  name: 'Name of the firm',
  time_zone: 'Time zone',
  country: 'Country',
  brand_colour: 'Colour',
  brand_address: 'Postal address',
  brand_phone: 'Phone',
  brand_email: 'E-mail',
  brand_website: 'Website',
};

/** As PDFs have it where the firm has chosen none. */
export const usualColour = '#17505b';

export const valuesOf = ({ name, time_zone, country, brand }: AccountSettings): FirmValues => ({
  name,
  time_zone,
  country,
  brand_colour: brand.colour ?? usualColour,
  brand_address: brand.address ?? '',
  brand_phone: brand.phone ?? '',
  brand_email: brand.email ?? '',
  brand_website: brand.website ?? '',
});

/** The change on the wire. `brand` goes as a whole: the members that nobody has changed here are those of `latest`. */
export function changeOf(changes: object, latest: Brand) {
  const [own, brand]: [Record<string, string>, Record<string, string>] = [{}, {}];
  for (const [name, value] of Object.entries(changes)) {
    if (name.startsWith('brand_')) brand[name.slice('brand_'.length)] = value;
    else own[name] = value;
  }
  return Object.keys(brand).length === 0 ? own : { ...own, brand: { ...latest, ...brand } };
}
