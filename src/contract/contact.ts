/** Contacts of a property or of an inspection. */
import * as z from 'zod';
import { answerKinds } from '#domain/message/appointment-answer.ts';
import { type ContactTypeCode, contactTypes } from '#domain/message/contact-type.ts';
import {
  CalendarDay,
  codesOf,
  EmailAddress,
  Id,
  IdParameter,
  Instant,
  LINE,
  open,
  RequiredText,
  Text,
  Version,
} from './wire.ts';

export const answerNote = z
  .string()
  .nullable()
  .describe('Their words about other days and times; null when they gave none');

export const AppointmentAnswer = open({
  kind: z.enum(answerKinds).describe('They confirmed the appointment, or asked for another time'),
  note: answerNote,
  at: Instant.describe('When they answered'),
  for: Instant.describe(
    'Time of the appointment that they answered, which may have moved since; for a whole day its beginning',
  ),
}).meta({ id: 'AppointmentAnswer' });

export const Contact = open({
  id: Id,
  type: z.int().meta(codesOf(contactTypes)),
  name: z.string().describe('Name'),
  email: z.string().nullable().describe('E-mail address; null when not given'),
  phone: z.string().nullable().describe('Telephone number; null when not given'),
  signee: z.boolean().describe('Whether they sign the report'),
  notify: z.boolean().describe('Whether they are told of scheduling and changes by e-mail'),
  deliver: z.boolean().describe('Whether they are sent the completed report by e-mail'),
  starts_on: z.string().nullable().optional().describe('First day of their tenancy; null when not given'),
  ends_on: z.string().nullable().optional().describe('Last day of their tenancy; null when not given'),
  answer: AppointmentAnswer.nullable()
    .optional()
    .describe('Contacts of inspections: the latest answer to the appointment, by the link in its e-mail; null before'),
  version: Version.optional(),
}).meta({ id: 'Contact' });

const contactFields = {
  type: z.int().min(1).max(6).meta(codesOf(contactTypes)) as z.ZodType<ContactTypeCode, ContactTypeCode>,
  name: RequiredText(LINE),
  email: EmailAddress.nullable().optional(),
  phone: Text(60).nullable().optional(),
  signee: z.boolean().meta({ description: 'Signs the report' }),
  notify: z.boolean().meta({ description: 'Is told of scheduling and changes' }),
  deliver: z.boolean().meta({ description: 'Is sent the completed report' }),
  starts_on: CalendarDay.nullable().optional().meta({ description: 'First day of their tenancy' }),
  ends_on: CalendarDay.nullable().optional().meta({ description: 'Last day of their tenancy' }),
};

type Days = { starts_on?: string | null | undefined; ends_on?: string | null | undefined };
const inOrder = ({ starts_on: start, ends_on: end }: Days) => !start || !end || start <= end;
const outOfOrder = {
  path: ['ends_on'],
  error: 'must not be earlier than starts_on',
  // The two can be compared only when both are valid.
  when: ({ issues }: z.core.ParsePayload) => issues.length === 0,
};

export const ContactDraft = z.object(contactFields).refine(inOrder, outOfOrder).meta({ id: 'ContactDraft' });
export const ContactChange = z
  .object(contactFields)
  .partial()
  .refine(inOrder, outOfOrder)
  .meta({ id: 'ContactChange' });

export const PropertyContactPath = z.object({ property_id: IdParameter, contact_id: IdParameter });
export const InspectionContactPath = z.object({ inspection_id: IdParameter, contact_id: IdParameter });
