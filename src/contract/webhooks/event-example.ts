/** One payload of each kind of event, as it is sent: for the OpenAPI document, and beside the choice of events. */
import type { EventKind } from '#domain/message/event-kind.ts';

const inspection = {
  inspection_id: 4101,
  property_id: 812,
  state: { id: 200, name: 'Assigned' },
  type: { id: 5, name: 'Check Out / Move Out' },
  clerk_id: 14,
};
const finished = { ...inspection, state: { id: 400, name: 'Complete' } };
const item = { inspection_id: 4101, room_id: 30_112, item_id: 271_540 };

const data: Record<EventKind, Record<string, unknown>> = {
  'pdf.generated': {
    inspection_id: 4101,
    pdf: { id: 77, type: 'FULL', url: 'https://keyturn.example/api/inspections/4101/pdfs/77' },
  },
  'inspection.created': inspection,
  'inspection.updated': { ...inspection, changed: ['conduct_date', 'location_of_keys'] },
  'inspection.assigned': inspection,
  'inspection.cancelled': { ...inspection, state: { id: 500, name: 'Closed' } },
  'inspection.state_changed': {
    ...inspection,
    state: { id: 300, name: 'Active' },
    verb: 'start',
    from: { id: 200, name: 'Assigned' },
  },
  'report.completed': finished,
  'report.commented': { ...finished, comment_id: 9, answered: true },
  'report.signed': { ...finished, signature_id: 3, outcome: 'signed' },
  'property.created': { property_id: 812 },
  'property.updated': { property_id: 812 },
  'attachment.created': { attachment_id: 90_233, type: 'IMAGE', ...item },
  'room.updated': { inspection_id: 4101, room_id: 30_112, version: 2 },
  'item.updated': { ...item, version: 7 },
  'action.updated': { ...item, action_id: 615, version: 1 },
  'contact.updated': { contact_id: 1204, property_id: 812, version: 3 },
  'client.updated': { client_id: 31, version: 4 },
  'meter.updated': { meter_id: 455, property_id: 812, version: 2 },
  'record.deleted': { type: 'item', id: 271_540, version: 7, of: { inspection_id: 4101, room_id: 30_112 } },
};

export const exampleOf = (kind: EventKind) => ({ type: kind, timestamp: '2027-02-03T09:30:00.000Z', data: data[kind] });
