/** The people: the current user, staff, clients. */
import * as z from 'zod';
import { Address } from './property.ts';
import {
  CalendarDay,
  EmailAddress,
  filter,
  Id,
  IdParameter,
  Instant,
  LINE,
  open,
  PARAGRAPH,
  Page,
  perPage,
  RequiredText,
  Text,
} from './wire.ts';

export const Me = open({
  id: Id,
  name: z.string(),
  email: z.string(),
  company: z.string(),
  role: z.int().meta({ description: '1 administrator, 2 manager, 3 reviewer, 4 clerk, 5 typist, 6 client' }),
  account_id: Id.optional(),
  time_zone: z.string().optional(),
}).meta({ id: 'Me' });

const Day = z.int().min(1).max(7).meta({ description: '1 Monday to 7 Sunday' });
const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as 09:00' });
/** The two ends can be compared only when both are valid. */
const areRead = ({ issues }: z.core.ParsePayload) => issues.length === 0;

const WorkingHours = z
  .array(
    z
      .object({ day: Day, from: TimeOfDay, to: TimeOfDay })
      .refine(({ from, to }) => from < to, { path: ['to'], error: 'must be later than from', when: areRead }),
  )
  .max(50);
const TimeOff = z
  .array(
    z
      .object({ from: CalendarDay, to: CalendarDay, reason: Text(LINE).nullable() })
      .refine(({ from, to }) => from <= to, { path: ['to'], error: 'must not be earlier than from', when: areRead }),
  )
  .max(200);

export const StaffMember = open({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: z.int(),
  is_manager: z.boolean(),
  phone: z.string().nullable(),
  home_postcode: z.string().nullable(),
  working_hours: z.array(open({ day: z.int(), from: z.string(), to: z.string() })),
  time_off: z.array(open({ from: z.string(), to: z.string(), reason: z.string().nullable() })),
  archived_at: Instant.nullable(),
}).meta({ id: 'StaffMember' });

const staffFields = {
  name: RequiredText(LINE),
  email: EmailAddress,
  role: z.int().min(1).max(5),
  phone: Text(60).nullable().optional(),
  home_postcode: Text(20).nullable().optional(),
  working_hours: WorkingHours.optional(),
  time_off: TimeOff.optional(),
  password: z
    .string()
    .min(10, { error: 'must have at least 10 characters' })
    .max(200)
    .optional()
    .meta({ description: 'Never shown. Taken from the back office only; a change signs the person out everywhere' }),
};
export const StaffDraft = z.object(staffFields).meta({ id: 'StaffDraft' });
export const StaffChange = z.object(staffFields).partial().meta({ id: 'StaffChange' });
export const StaffPath = z.object({ staff_id: IdParameter });
export const StaffQuery = z.object({
  page: Page,
  per_page: perPage(30),
  archived: filter(z.enum(['true', 'false']).default('false')).meta({
    description: 'The archived ones instead of the others',
  }),
});

export const Client = open({
  id: Id,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: Address.nullable(),
  notes: z.string().nullable(),
  ref: z.string().nullable(),
  archived_at: Instant.nullable(),
}).meta({ id: 'Client' });

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
};
export const ClientDraft = z.object(clientFields).meta({ id: 'ClientDraft' });
export const ClientChange = z.object(clientFields).partial().meta({ id: 'ClientChange' });
export const ClientPath = z.object({ client_id: IdParameter });
export const ClientQuery = z.object({
  page: Page,
  per_page: perPage(30),
  archived: filter(z.enum(['true', 'false']).default('false')).meta({
    description: 'The archived ones instead of the others',
  }),
});
