/** Creating an inspection: checked, stored, audited and announced at once. */
import type { Caller } from '#domain/caller.ts';
import { isCarriedOutByTenant } from '#domain/inspection-type.ts';
import { type Fault, invalid } from '#domain/refusal.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspection-columns.ts';
import type { InspectionAddition } from '#store/inspections-add.ts';
import { buildToken } from '#store/random-token.ts';
import { isAppointment, notifyContacts } from '../../notifications/notify-contacts.ts';
import { acceptCustomFields } from '../custom-fields/present.ts';
import {
  acceptDuration,
  acceptMoment,
  acceptPricing,
  acceptSelfServicer,
  acceptTitle,
  acceptType,
  type Draft,
} from './accept.ts';
import { eventDataOf } from './announce.ts';
import { faultsOf, unknownLinks, unknownTemplate } from './faults.ts';
import { inviteTenant } from './invite-tenant.ts';

export async function addInspection(
  store: Store,
  caller: Caller,
  body: Draft,
  publicUrl: string,
): Promise<InspectionRow> {
  const template = templateOf(body);
  const addition = await acceptInspection(store, caller, body, template);
  // One statement and no transaction around it, unless something hangs on the new inspection.
  if (template === undefined && !addition.autoLoadContacts) return insert(store, caller, addition, template);
  return store.inTransaction(async (tx) => {
    const row = await insert(tx, caller, addition, template);
    if (template !== undefined) await startFromTemplate(tx, caller, row, template);
    if (isAppointment(row)) await notifyContacts(tx, row, { kind: 'scheduled' }, publicUrl);
    if (addition.tenantToken !== null) await inviteTenant(tx, row, `${publicUrl}/t/${addition.tenantToken}`);
    return tx.inspections.get(caller, row.id);
  });
}

async function insert(
  tx: StoreTransaction,
  caller: Caller,
  addition: InspectionAddition,
  template: TemplateChoice,
): Promise<InspectionRow> {
  const result = await tx.inspections.add(caller, addition);
  if ('row' in result) return result.row;
  const faults = result.unknown.map((link) => unknownLinks[link](addition));
  throw invalid(...faults, ...(await templateFaults(tx, caller, template)));
}

async function templateFaults(tx: StoreTransaction, { accountId }: Caller, choice: TemplateChoice): Promise<Fault[]> {
  if (choice === undefined || choice.id === null) return [];
  const template = await tx.initialization.findTemplate(accountId, choice.id, choice.selfService);
  return template === undefined ? [unknownTemplate(choice.pointer, choice.id)] : [];
}

/** A template to start from: null is the system's own for tenants, undefined none at all. */
type TemplateChoice = { id: number | null; selfService: boolean; pointer: string } | undefined;

function templateOf({ type, self_servicer, preload_template_id }: Draft): TemplateChoice {
  if (isCarriedOutByTenant(acceptType(type.id))) {
    return { id: self_servicer?.template_id ?? null, selfService: true, pointer: '/self_servicer/template_id' };
  }
  if (preload_template_id == null) return undefined;
  return { id: preload_template_id, selfService: false, pointer: '/preload_template_id' };
}

async function startFromTemplate(
  tx: StoreTransaction,
  { accountId }: Caller,
  { id, reportId }: InspectionRow,
  { id: wanted, selfService, pointer }: NonNullable<TemplateChoice>,
): Promise<void> {
  const template = await tx.initialization.findTemplate(accountId, wanted, selfService);
  // Without any system template the tenant starts from nothing.
  if (template === undefined && wanted === null) return;
  if (template === undefined) throw invalid(unknownTemplate(pointer, wanted));
  await tx.initialization.carryOver(accountId, reportId, template.reportId, { locked: false });
  await tx.initialization.record(accountId, id, { type: 3, from: template.id });
}

async function acceptInspection(
  store: Store,
  caller: Caller,
  body: Draft,
  template: TemplateChoice,
): Promise<InspectionAddition> {
  const { accountId } = caller;
  const type = acceptType(body.type.id);
  const faults: Fault[] = [];
  const byTenant = isCarriedOutByTenant(type);
  if (byTenant && body.self_servicer == null) {
    faults.push({ pointer: '/self_servicer', code: 'missing', detail: 'self_servicer is required for this type.' });
  }
  const hasCustomFields = body.custom_fields !== undefined || body.customFields !== undefined;
  const definitions = hasCustomFields ? await store.customFields.list(accountId, 'inspections') : [];
  const { value: customFields = {}, faults: fieldFaults } = faultsOf(() => acceptCustomFields(body, definitions));
  faults.push(...fieldFaults);
  const clerkId = body.clerk?.id ?? null;
  const state = clerkId === null ? 100 : 200;
  const selfServicer = byTenant && body.self_servicer != null ? acceptSelfServicer(body.self_servicer) : null;
  const links = {
    propertyId: body.property.id,
    clerkId,
    typistId: body.typist?.id ?? null,
    clientId: body.client_id,
  };
  if (faults.length > 0) {
    // Refused anyway: everything else that is wrong is said with it.
    const unknown = await store.inspections.findUnknown(accountId, links);
    const linkFaults = unknown.map((link) => unknownLinks[link](links));
    throw invalid(...faults, ...linkFaults, ...(await templateFaults(store, caller, template)));
  }
  return {
    ...links,
    type,
    state,
    ref: body.ref ?? null,
    title: acceptTitle(body.title, type),
    locationOfKeys: body.location_of_keys ?? '',
    returnKey: body.return_key ?? null,
    notesReport: body.notes?.report ?? null,
    notesInternal: body.notes?.internal ?? null,
    notesClient: body.notes?.client ?? null,
    pricing: acceptPricing(body.pricing),
    timeToComplete: acceptDuration(body.time_to_complete),
    conduct: acceptMoment(body.conduct_date),
    conductDateOption: body.conduct_date_option ?? 0,
    customFields: customFields ?? {},
    selfServicer,
    tenantToken: selfServicer === null ? null : buildToken(),
    autoLoadContacts: body.auto_load_contacts === true,
    events: clerkId === null ? ['inspection.created'] : ['inspection.created', 'inspection.assigned'],
    eventData: eventDataOf({ propertyId: links.propertyId, state, type, clerkId }),
  };
}
