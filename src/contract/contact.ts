/** Contacts of a property or of an inspection. */
import * as z from 'zod';
import { type ContactTypeCode, contactTypes } from '#domain/message/contact-type.ts';
import { codesOf, EmailAddress, Id, IdParameter, LINE, open, RequiredText, Text, Version } from './wire.ts';

export const Contact = open({
  id: Id,
  type: z.int().meta(codesOf(contactTypes)),
  name: z.string().describe('Name'),
  email: z.string().nullable().describe('E-mail address; null when not given'),
  phone: z.string().nullable().describe('Telephone number; null when not given'),
  signee: z.boolean().describe('Whether they sign the report'),
  notify: z.boolean().describe('Whether they are told of scheduling and changes by e-mail'),
  deliver: z.boolean().describe('Whether they are sent the completed report by e-mail'),
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
};

export const ContactDraft = z.object(contactFields).meta({ id: 'ContactDraft' });
export const ContactChange = z.object(contactFields).partial().meta({ id: 'ContactChange' });

export const PropertyContactPath = z.object({ property_id: IdParameter, contact_id: IdParameter });
export const InspectionContactPath = z.object({ inspection_id: IdParameter, contact_id: IdParameter });
