/** The terms of work that a firm has with everybody, and may have with one client in particular: prices, and the contents of reports. */
import * as z from 'zod';
import { inspectionTypeCodes, inspectionTypes } from '#domain/inspection-type.ts';
import { priceKey } from '#domain/firm/prices.ts';
import { furnishings } from '#domain/property/property-words.ts';
import { Amount, codesOf, open } from '../wire.ts';

export const pdfContents = {
  audit_trail: z.boolean().describe('The extract of the audit trail in the evidence appendix'),
  photo_index: z.boolean().describe('The index of photographs there, with times and fingerprints'),
  tenant_contact: z
    .boolean()
    .describe(
      'The phone numbers and e-mail addresses of tenants, landlords and others who are no agents, in every PDF; false unless it is changed',
    ),
  photos_at_end: z.boolean().describe('Photographs together behind the text, instead of in their rooms'),
  client_brand: z
    .boolean()
    .describe("A client's own logo and colour in place of the firm's, here and on the web; true unless it is changed"),
};
const Price = z.object({
  type: z
    .literal(inspectionTypeCodes, { error: `must be one of ${inspectionTypeCodes.join(', ')}` })
    .meta(codesOf(inspectionTypes)),
  bedrooms: z.int().min(0).max(50).nullable().describe('For homes with so many bedrooms or fewer; null: of any size'),
  furnished: z.enum(furnishings).nullable().describe('For homes furnished so; null: however furnished'),
  price: Amount.describe("The client's price"),
  margin: Amount.nullable().describe("The rest after the clerk's fee; null when the firm does not say"),
});
export const Prices = z
  .array(Price)
  .max(500)
  .superRefine((prices, context) => {
    const keys = prices.map(priceKey);
    for (const [at, key] of keys.entries())
      if (keys.indexOf(key) < at)
        context.addIssue({ code: 'custom', path: [at, 'type'], message: 'has a price for these homes already' });
  })
  .meta({ description: 'Prices, of which the closest counts; suggested when an inspection is booked, never applied' });

export const ShownPrices = z.array(
  open({
    type: z.int().meta(codesOf(inspectionTypes)),
    bedrooms: z.int().nullable().describe('For homes with so many bedrooms or fewer; null: of any size'),
    furnished: z.string().nullable().describe('For homes furnished so; null: however furnished'),
    price: z.string().describe("The client's price, a decimal such as `95.00`"),
    margin: z.string().nullable().describe("The rest after the clerk's fee; null when the firm does not say"),
  }),
);

/** The contents of one client's reports where they differ from the firm's; null or left out: as the firm has it. */
const asTheFirm = (words: string) => z.boolean().nullable().describe(`${words}; null: as the firm has it`);
export const ownContents = {
  audit_trail: asTheFirm('The extract of the audit trail'),
  photo_index: asTheFirm('The index of photographs'),
  tenant_contact: asTheFirm(
    'The phone numbers and e-mail addresses of tenants, landlords and others who are no agents',
  ),
  photos_at_end: asTheFirm('Photographs together behind the text'),
  show_responsibility: asTheFirm('Who is responsible for each action of a check out'),
};
