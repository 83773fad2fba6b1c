/** Creating an inspection: checked, stored, audited and announced at once. */
import { states } from '#domain/inspection-state.ts';
import { startsFrom } from '#domain/initialization.ts';
import type { InspectionDraft } from '#contract/inspection.ts';
import type { Caller } from '#domain/caller.ts';
import { isCarriedOutByTenant } from '#domain/inspection-type.ts';
import { type Fault, invalid } from '#domain/refusal.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { InspectionAddition } from '#store/inspections/inspection-addition.ts';
import { buildAccountToken } from '#store/secrets/random-token.ts';
import { tellOfChange } from '../../notifications/tell.ts';
import type { Members } from '../../validator.ts';
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
import { faultsOf, noTemplate, unknown, unknownLinks } from './faults.ts';
import { heldForAnother } from '../slots/held-time.ts';
import { inviteTenant, logLink } from './invite-tenant.ts';

export async function addInspection(
  store: Store,
  caller: Caller,
  body: Draft,
  publicUrl: string,
): Promise<InspectionRow> {
  const template = templateOf(body);
  const addition = await acceptInspection(store, caller, body);
  const loadsContacts = body.auto_load_contacts === true;
  return store.inTransaction(async (tx) => {
    const row = await insert(tx, caller, addition, template);
    if (template === undefined && !loadsContacts) {
      await tellOfChange(tx, caller, { before: null, row, hasContacts: false }, publicUrl);
      return row;
    }
    if (loadsContacts)
      await tx.inspections.loadContacts(caller.accountId, { inspectionId: row.id, propertyId: row.propertyId });
    if (template !== undefined) await startFromTemplate(tx, caller, row, template);
    await tellOfChange(tx, caller, { before: null, row }, publicUrl);
    if (addition.tenantToken !== null) {
      await inviteTenant(tx, row, `${publicUrl}/t/${addition.tenantToken}`);
      await logLink(tx, caller, row);
    }
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
  if ('isHeld' in result) throw heldForAnother();
  const faults = result.unknown.map((link) => unknownLinks[link](addition));
  throw invalid(...faults, ...(await templateFaults(tx, caller, template)));
}

async function templateFaults(tx: StoreTransaction, { accountId }: Caller, choice: TemplateChoice): Promise<Fault[]> {
  if (choice === undefined || choice.id === null) return [];
  const template = await tx.initialization.findTemplate(accountId, choice.id, choice.selfService);
  return template === undefined ? [noTemplate(choice.pointer, choice.id, choice.selfService)] : [];
}

/** A template to start from: null is the system's own for tenants, undefined none at all. */
type TemplateChoice = { id: number | null; selfService: boolean; pointer: string } | undefined;

function templateOf({ type, self_servicer, preload_template_id }: DraftMembers): TemplateChoice {
  if (type?.id !== undefined && isCarriedOutByTenant(acceptType(type.id))) {
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
  if (template === undefined) {
    // Without any system template the tenant starts from nothing.
    if (wanted === null) return;
    throw invalid(noTemplate(pointer, wanted, selfService));
  }
  await tx.initialization.carryOver(
    accountId,
    { fromReportId: template.reportId, toReportId: reportId },
    { locked: false },
  );
  await tx.initialization.record(accountId, id, { type: startsFrom.template, from: template.id });
}

type DraftMembers = Members<typeof InspectionDraft>;

/** The store's faults of a draft whose other members are not valid. */
export async function checkInspectionDraft(store: Store, caller: Caller, members: DraftMembers): Promise<void> {
  const { faults } = await findOwnFaults(store, caller, members);
  throw invalid(...faults, ...(await findLinkFaults(store, caller, members)));
}

async function findOwnFaults(store: Store, { accountId }: Caller, body: DraftMembers) {
  const faults: Fault[] = [];
  const type = body.type?.id;
  if (type !== undefined && isCarriedOutByTenant(acceptType(type)) && body.self_servicer == null) {
    faults.push({ pointer: '/self_servicer', code: 'missing', detail: 'self_servicer is required for this type.' });
  }
  const cover = body.cover_image?.id;
  if (cover !== undefined) faults.push(unknown('/cover_image/id', `A new report has no pictures yet, so no ${cover}.`));
  const hasCustomFields = body.custom_fields !== undefined || body.customFields !== undefined;
  const definitions = hasCustomFields ? await store.customFields.list(accountId, 'inspections') : [];
  const { value: customFields, faults: fieldFaults } = faultsOf(() => acceptCustomFields(body, definitions));
  return { customFields: customFields ?? {}, faults: [...faults, ...fieldFaults] };
}

async function findLinkFaults(store: Store, caller: Caller, body: DraftMembers): Promise<Fault[]> {
  const propertyId = body.property?.id;
  const links = {
    propertyId: propertyId ?? 0,
    clerkId: body.clerk?.id ?? null,
    typistId: body.typist?.id ?? null,
    clientId: body.client_id,
  };
  const absent = await store.inspections.findUnknown(caller.accountId, links);
  const judged = absent.filter((link) => link !== 'property' || propertyId !== undefined);
  const template = await templateFaults(store, caller, templateOf(body));
  return [...judged.map((link) => unknownLinks[link](links)), ...template];
}

async function acceptInspection(store: Store, caller: Caller, body: Draft): Promise<InspectionAddition> {
  const type = acceptType(body.type.id);
  const { customFields, faults } = await findOwnFaults(store, caller, body);
  // Refused anyway: all other faults are named with it.
  if (faults.length > 0) throw invalid(...faults, ...(await findLinkFaults(store, caller, body)));
  const clerkId = body.clerk?.id ?? null;
  const state = clerkId === null ? states.pending : states.assigned;
  const selfServicer =
    isCarriedOutByTenant(type) && body.self_servicer != null ? acceptSelfServicer(body.self_servicer) : null;
  const links = {
    propertyId: body.property.id,
    clerkId,
    typistId: body.typist?.id ?? null,
    clientId: body.client_id,
  };
  return {
    ...links,
    type,
    state,
    ref: body.ref ?? (body.numbered === true ? await store.refNumbers.take(caller.accountId) : null),
    title: acceptTitle(body.title, type),
    locationOfKeys: body.location_of_keys ?? '',
    returnKey: body.return_key ?? null,
    notesReport: body.notes?.report ?? null,
    notesInternal: body.notes?.internal ?? null,
    notesClient: body.notes?.client ?? null,
    pricing: acceptPricing(body.pricing),
    timeToComplete: acceptDuration(body.time_to_complete),
    conduct: await acceptMoment(body.conduct_date, () => store.people.getTimeZone(caller.accountId)),
    conductDateOption: body.conduct_date_option ?? 0,
    customFields,
    selfServicer,
    tenantToken: selfServicer === null ? null : buildAccountToken(caller.accountId),
    events: clerkId === null ? ['inspection.created'] : ['inspection.created', 'inspection.assigned'],
    eventData: eventDataOf({ propertyId: links.propertyId, state, type, clerkId }),
  };
}
