/** What an update brings besides its own fields: contacts loaded, a template started from, a tenant invited. */
import type { Caller } from '#domain/caller.ts';
import { Refusal } from '#domain/refusal.ts';
import { isManager } from '#domain/role.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspection-columns.ts';
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
  const templateId = body.preload_template_id ?? body.self_servicer?.template_id ?? null;
  const starts = templateId !== null && templateId !== row.initializationFrom;
  if ((loads || starts) && !isManager(caller.role)) {
    throw new Refusal('role_forbids', 'Only a manager may load contacts or choose a template.');
  }
  let last = row;
  if (loads) last = await loadContacts(tx, caller, last, publicUrl);
  if (starts) {
    const pointer = body.preload_template_id == null ? '/self_servicer/template_id' : '/preload_template_id';
    last = await startFrom(tx, caller, last, { type: 3, init_from: templateId }, pointer);
  }
  if (row.selfServicer !== null && row.selfServicer.email !== before.selfServicer?.email && row.state < 350) {
    await sendNewLink(tx, row, publicUrl);
  }
  return last;
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
