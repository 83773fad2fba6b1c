/** Things whose deletion is told to systems that keep in step, with the scope that reads them. */
import type { Scope } from '../scope.ts';

/** In a report or a template, or a picture of a meter: the scope is that of the place. */
export const deletedParts = ['room', 'item', 'action', 'attachment'] as const;

export const deletedKinds = {
  property: 'properties.read',
  property_contact: 'properties.read',
  meter: 'properties.read',
  tenancy: 'properties.read',
  certificate: 'properties.read',
  key_set: 'properties.read',
  recurring_visit: 'inspections.read',
  custom_field: 'properties.read',
  inspection: 'inspections.read',
  inspection_contact: 'inspections.read',
  client: 'clients.read',
  client_person: 'clients.read',
  staff_member: 'staff.read',
  template: 'templates.read',
  option_set: 'templates.read',
  file_share: 'file-share.read',
  webhook: 'webhooks.read',
} as const satisfies Record<string, Scope>;
