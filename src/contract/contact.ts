/** Contacts of a property or of an inspection. */
import * as z from 'zod';
import { EmailAddress, Id, IdParameter, LINE, open, RequiredText, Text } from './wire.ts';

export const Contact = open({
  id: Id,
  type: z.int().meta({ description: '1 Tenant, 2 Agent, 3 Landlord, 4 Witness, 5 Clerk, 6 Other' }),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  signee: z.boolean(),
  notify: z.boolean(),
  deliver: z.boolean(),
}).meta({ id: 'Contact' });

const contactFields = {
  type: z.int().min(1).max(6).meta({ description: '1 Tenant, 2 Agent, 3 Landlord, 4 Witness, 5 Clerk, 6 Other' }),
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
