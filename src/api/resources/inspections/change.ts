/** Changing an inspection's own fields; its state moves by verbs only, but for the clerk. */
import type { InspectionChange } from '#contract/inspection.ts';
import type { Caller } from '#domain/caller.ts';
import { type Fault, invalid } from '#domain/refusal.ts';
import { stateWithClerk } from '#domain/inspection-state.ts';
import { isCarriedOutByTenant } from '#domain/inspection-type.ts';
import type { WrittenKind } from '#domain/message/event-kind.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { InspectionChanges } from '#store/inspections/inspections.ts';
import type { AuditChange } from '#store/schema/event.ts';
import type { TellingServices } from '../../plugins/request-store.ts';
import { notifyWriters } from '../../notifications/notify-writers.ts';
import { tellOfChange } from '../../notifications/tell.ts';
import type { Members } from '../../validator.ts';
import { acceptCustomFields } from '../custom-fields/present.ts';
import { acceptChange, acceptMoment, type Change, withoutUnseen } from './accept.ts';
import { inspectionEventData } from './announce.ts';
import { changedFields } from './changed-fields.ts';
import { checkChangeAllowed } from './check-change.ts';
import { faultsOf, noTemplate, unknown, unknownLinks } from './faults.ts';
import { heldForAnother, takesHeldTime } from '../slots/held-time.ts';
import { followUp, newTemplate } from './follow-up.ts';

/** `check` sees the current state before anything is written, for `If-Match`. */
export async function changeInspection(
  { store, server }: TellingServices,
  caller: Caller,
  id: number,
  body: Change,
  check: (current: InspectionRow) => void,
): Promise<InspectionRow> {
  return store.inTransaction(async (tx) => {
    const current = await tx.inspections.lock(caller, id);
    check(current);
    if (await takesHeldTime(tx, caller, current, body)) throw heldForAnother();
    return changeLocked({ store: tx, server }, caller, current, body);
  });
}

/** `current` is locked by the transaction that `store` writes in. */
export async function changeLocked(
  { store: tx, server }: TellingServices & { store: StoreTransaction },
  caller: Caller,
  current: InspectionRow,
  body: Change,
): Promise<InspectionRow> {
  const plain = acceptChange(withoutUnseen(body, caller), current);
  const conduct =
    body.conduct_date && (await acceptMoment(body.conduct_date, () => tx.people.getTimeZone(caller.accountId)));
  const customFields = await checkLinks(tx, caller, current, body, plain);
  const wanted: InspectionChanges = { ...plain, ...(customFields && { customFields }) };
  const changes = changedFields(current, wanted, conduct);
  checkChangeAllowed(caller, current, changes);
  const changed =
    changes.length === 0
      ? current
      : await write(tx, caller, current, { wanted, conduct, changes }, server.settings.publicUrl);
  return followUp(tx, caller, { body, before: current, row: changed }, server.settings.publicUrl);
}

type Wanted = { wanted: InspectionChanges; conduct: string | null | undefined; changes: AuditChange[] };

async function write(
  tx: StoreTransaction,
  caller: Caller,
  current: InspectionRow,
  { wanted, conduct, changes }: Wanted,
  publicUrl: string,
): Promise<InspectionRow> {
  const { accountId, id } = current;
  const state = wanted.clerkId === undefined ? current.state : stateWithClerk(current.state, wanted.clerkId);
  if (state !== current.state) changes.push({ field: 'state', from: current.state, to: state });
  await tx.inspections.change(accountId, id, { ...wanted, state }, conduct === undefined ? {} : { conduct });
  // The trail that it leaves says where it has gone.
  for (const propertyId of new Set([current.propertyId, wanted.propertyId ?? current.propertyId])) {
    await tx.audit.add(caller, {
      propertyId,
      action: 'inspection.updated',
      subject: { type: 'inspection', id },
      changes,
    });
  }
  const row = await tx.inspections.get(caller, id);
  const fields = changes.map(({ field }) => field);
  for (const kind of kindsOf(row, fields)) {
    await tx.events.add(
      accountId,
      kind,
      inspectionEventData(row, kind === 'inspection.updated' ? { changed: fields } : {}),
    );
  }
  await tellOfChange(tx, caller, { before: current, row }, publicUrl);
  await notifyWriters(tx, caller, { before: current, row }, publicUrl);
  return row;
}

function kindsOf(row: InspectionRow, fields: string[]): WrittenKind[] {
  const kinds: WrittenKind[] = ['inspection.updated'];
  if (fields.includes('clerk') && row.clerkId !== null) kinds.push('inspection.assigned');
  if (fields.includes('state')) kinds.push('inspection.state_changed');
  return kinds;
}

/** The store's faults of a change whose other members are not valid. */
export async function checkInspectionChange(
  store: Store,
  caller: Caller,
  id: number,
  members: Members<typeof InspectionChange>,
): Promise<void> {
  const current = await store.inspections.get(caller, id);
  // Members read here exist or not, as in a whole change; the rest has been refused already.
  const body = members as Change;
  await checkLinks(store, caller, current, body, acceptChange(body, current));
}

/** Every fault at once: things that are not there, a cover that is no picture of this report, custom fields. */
async function checkLinks(
  tx: StoreTransaction,
  { accountId }: Caller,
  current: InspectionRow,
  body: Change,
  { type, propertyId, clerkId, typistId, clientId, coverAttachmentId, selfServicer }: InspectionChanges,
) {
  const faults: Fault[] = [];
  const links = {
    propertyId: propertyId ?? current.propertyId,
    clerkId: clerkId === current.clerkId ? null : (clerkId ?? null),
    typistId: typistId === current.typistId ? null : (typistId ?? null),
    clientId: clientId === current.clientId ? null : clientId,
  };
  if ([propertyId, clerkId, typistId, clientId].some((link) => link !== undefined && link !== null)) {
    const missing = await tx.inspections.findUnknown(accountId, links);
    faults.push(...missing.map((link) => unknownLinks[link](links)));
  }
  if (
    coverAttachmentId != null &&
    !(await tx.inspections.hasPicture(accountId, { reportId: current.reportId, attachmentId: coverAttachmentId }))
  ) {
    faults.push(unknown('/cover_image/id', `This report has no picture ${coverAttachmentId}.`));
  }
  const tenantMissing =
    isCarriedOutByTenant(type ?? current.type) && selfServicer === undefined && current.selfServicer === null;
  if (tenantMissing && type !== undefined) {
    faults.push({ pointer: '/self_servicer', code: 'missing', detail: 'self_servicer is required for this type.' });
  }
  const template = newTemplate(body, current);
  // Without any system template the tenant starts from nothing.
  if (template !== undefined && template.id !== null) {
    const { id, selfService, pointer } = template;
    const found = await tx.initialization.findTemplate(accountId, id, selfService);
    if (found === undefined) faults.push(noTemplate(pointer, id, selfService));
  }
  const hasCustomFields = body.custom_fields !== undefined || body.customFields !== undefined;
  const definitions = hasCustomFields ? await tx.customFields.list(accountId, 'inspections') : [];
  const accepted = faultsOf(() => acceptCustomFields(body, definitions, current.customFields));
  faults.push(...accepted.faults);
  if (faults.length > 0) throw invalid(...faults);
  return accepted.value;
}
