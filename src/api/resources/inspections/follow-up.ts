/** What an update brings besides its own fields: contacts loaded, a template started from, a tenant invited. */
import type { Caller } from '#domain/caller.ts';
import { Refusal } from '#domain/refusal.ts';
import { isManager } from '#domain/role.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { isAppointment, writeTo } from '../../notifications/notify-contacts.ts';
import type { Change } from './accept.ts';
import { inspectionEventData } from './announce.ts';
import { startFrom } from './initialize.ts';
import { sendNewLink } from './invite-tenant.ts';

type Update = { body: Change; before: InspectionRow; row: InspectionRow };

export async function followUp(
  tx: StoreTransaction,
  caller: Caller,
  { body, before, row }: Update,
  publicUrl: string,
): Promise<InspectionRow> {
  const loads = body.auto_load_contacts === true;
  const template = newTemplate(body, row);
  if ((loads || template !== undefined) && !isManager(caller.role)) {
    throw new Refusal('role_forbids', 'Only a manager may load contacts or choose a template.');
  }
  let last = row;
  if (loads) last = await loadContacts(tx, caller, last, publicUrl);
  if (template !== undefined) {
    last = await startFrom(tx, caller, last, { type: 3, init_from: template.id }, template.pointer);
  }
  if (row.selfServicer !== null && row.selfServicer.email !== before.selfServicer?.email && row.state < 350) {
    await sendNewLink(tx, row, publicUrl);
  }
  return last;
}

/** The template that a change names and the report does not start from yet. */
export function newTemplate(
  { preload_template_id, self_servicer }: Pick<Change, 'preload_template_id' | 'self_servicer'>,
  { initializationType, initializationFrom }: InspectionRow,
): { id: number; pointer: string } | undefined {
  const id = preload_template_id ?? self_servicer?.template_id ?? null;
  if (id === null || (initializationType === 3 && initializationFrom === id)) return undefined;
  return { id, pointer: preload_template_id == null ? '/self_servicer/template_id' : '/preload_template_id' };
}

async function loadContacts(
  tx: StoreTransaction,
  caller: Caller,
  { accountId, id, propertyId }: InspectionRow,
  publicUrl: string,
): Promise<InspectionRow> {
  const contacts = await tx.inspections.loadContacts(accountId, id, propertyId);
  if (contacts.length > 0) await tx.inspections.touch(accountId, id);
  const row = await tx.inspections.get(caller, id);
  if (contacts.length === 0) return row;
  await tx.audit.add(caller, {
    propertyId,
    action: 'inspection.contacts_loaded',
    subject: { type: 'inspection', id },
    changes: [{ field: 'contacts', from: null, to: contacts.map(({ name }) => name) }],
  });
  await tx.events.add(accountId, 'inspection.updated', inspectionEventData(row, { changed: ['contacts'] }));
  if (isAppointment(row)) await writeTo(tx, contacts, row, { kind: 'scheduled' }, publicUrl);
  return row;
}
