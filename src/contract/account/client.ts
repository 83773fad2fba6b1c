/** Clients, their people, and how two of them are merged. */
import * as z from 'zod';
import { onlyPicture } from './only-picture.ts';
import { ownContents, Prices, ShownPrices } from './terms.ts';
import { joining, peopleQuery, version } from '../person.ts';
import { Address } from '../property.ts';
import { Colour, EmailAddress, Id, IdParameter, Instant, LINE, open, PARAGRAPH, RequiredText, Text } from '../wire.ts';

export const Client = open({
  id: Id,
  name: z.string().describe('Name of the client'),
  email: z.string().nullable().describe('E-mail address; null when not given'),
  phone: z.string().nullable().describe('Telephone number; null when not given'),
  address: Address.nullable().describe('Postal address; null when not given'),
  notes: z.string().nullable().describe('Free text; null when there is none'),
  ref: z.string().nullable().describe('Reference of your own, which need not be unique; null when not given'),
  prices: ShownPrices.nullable().describe(
    "Prices that this client has instead of the firm's, for the same homes; null for everybody but managers",
  ),
  report_contents: open(ownContents).describe(
    'Parts that reports of this client have otherwise than those of the firm',
  ),
  brand_colour: z
    .string()
    .nullable()
    .optional()
    .describe("Colour of headings in their reports, such as #1f6f6b; null: the firm's"),
  archived_at: Instant.nullable().describe('When it was archived; null while in use'),
  version,
}).meta({ id: 'Client' });
export const ClientLogo = open(onlyPicture).meta({ id: 'ClientLogo' });

const clientFields = {
  name: RequiredText(LINE),
  email: EmailAddress.nullable().optional(),
  phone: Text(60).nullable().optional(),
  address: z
    .object({
      line1: RequiredText(LINE),
      line2: Text(LINE).nullable().default(null),
      city: RequiredText(LINE),
      county: Text(LINE).nullable().default(null),
      postcode: RequiredText(20),
      country: Text(LINE).nullable().default(null),
    })
    .nullable()
    .optional(),
  notes: Text(PARAGRAPH).nullable().optional(),
  ref: Text(LINE).nullable().optional(),
  prices: Prices.optional(),
  report_contents: z.object(ownContents).partial().optional(),
  brand_colour: Colour.nullable().optional(),
};
export const ClientDraft = z.object(clientFields).meta({ id: 'ClientDraft' });
export const ClientChange = z
  .object({
    ...clientFields,
    archived: z.literal(false).meta({
      description: 'Takes an archived client back, and with it those of its people who were archived together with it',
    }),
  })
  .partial()
  .meta({ id: 'ClientChange' });
const moved = z.int();
export const ClientMerge = z
  .object({
    into: Id.describe('Id of the client that stays'),
    dry_run: z.boolean().optional().describe('Only counts what would move'),
  })
  .meta({ id: 'ClientMerge' });
export const MergedClient = open({
  properties: moved.describe('Properties that move to the client that stays'),
  inspections: moved.describe('Inspections that do, finished ones as well'),
  people: moved.describe('People who sign in for it, archived ones as well: from now on they see what is of either'),
  template_rules: moved.describe('Rules for usual templates that name it'),
  fills: z.array(z.string()).describe('Members that the client that stays does not have and takes over'),
  client: Client.describe('The client that stays, as it is after this answer'),
}).meta({ id: 'MergedClient' });
export const ClientPath = z.object({ client_id: IdParameter });
export const ClientQuery = peopleQuery(['name', 'email', 'ref'], 'the name, e-mail address or reference');

export const ClientPerson = open({
  id: Id,
  name: z.string().describe('Name'),
  email: z.string().describe('E-mail address they sign in with'),
  phone: z.string().nullable().describe('Telephone number; null when not given'),
  ...joining,
  last_seen_at: Instant.nullable().describe('When they were last signed in, within two hours; null if never'),
  archived_at: Instant.nullable().describe('Since when they cannot sign in; null before'),
  version,
}).meta({ id: 'ClientPerson' });

const personFields = {
  name: RequiredText(LINE),
  email: EmailAddress,
  phone: Text(60).nullable().optional(),
};
export const ClientPersonDraft = z.object(personFields).meta({ id: 'ClientPersonDraft' });
export const ClientPersonChange = z
  .object({
    ...personFields,
    archived: z.literal(false).meta({ description: 'Takes back somebody who was archived: they sign in as before' }),
  })
  .partial()
  .meta({ id: 'ClientPersonChange' });
export const ClientPersonPath = z.object({ client_id: IdParameter, person_id: IdParameter });
export const ClientPersonQuery = peopleQuery(['name', 'email', 'invited'], 'their name or e-mail address');
