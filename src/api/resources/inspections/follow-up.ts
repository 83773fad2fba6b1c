/** The effects of an update besides its own fields: contacts loaded, a template started from, a tenant invited. */
import { startsFrom } from '#domain/initialization.ts';
import { states } from '#domain/inspection-state.ts';
import type { Caller } from '#domain/caller.ts';
import { isCarriedOutByTenant } from '#domain/inspection-type.ts';
import { Refusal } from '#domain/refusal.ts';
import { isManager } from '#domain/role.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { tellNewcomers } from '../../notifications/tell.ts';
import { tellOfReport } from '../../notifications/tell-of-report.ts';
import { acceptType, type Change } from './accept.ts';
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
  const template = newTemplate(body, before);
  if ((loads || template !== undefined) && !isManager(caller.role)) {
    throw new Refusal('role_forbids', 'Only a manager may load contacts or choose a template.');
  }
  let last = row;
  if (loads) last = await loadContacts(tx, caller, last, publicUrl);
  if (template !== undefined) last = await startFromTemplate(tx, caller, last, template);
  if (row.selfServicer !== null && row.selfServicer.email !== before.selfServicer?.email && row.state < states.review) {
    await sendNewLink(tx, caller, row, publicUrl);
    last = await tx.inspections.get(caller, row.id);
  }
  return last;
}

/** Null is the system's own for tenants. */
type TemplateChoice = { id: number | null; selfService: boolean; pointer: string };

/**
 * The template that a change newly names. A tenant's template sent back as it was read does not count, because the
 * report may have another start meanwhile.
 */
export function newTemplate(
  { type, preload_template_id, self_servicer }: Pick<Change, 'type' | 'preload_template_id' | 'self_servicer'>,
  current: InspectionRow,
): TemplateChoice | undefined {
  if (preload_template_id != null) {
    const choice = { id: preload_template_id, selfService: false, pointer: '/preload_template_id' };
    return isStartedFrom(current, preload_template_id) ? undefined : choice;
  }
  const id = self_servicer?.template_id;
  if (id === undefined || id === current.selfServicer?.templateId) return undefined;
  if (!isCarriedOutByTenant(type === undefined ? current.type : acceptType(type.id))) return undefined;
  return { id, selfService: true, pointer: '/self_servicer/template_id' };
}

function isStartedFrom({ initializationType, initializationFrom }: InspectionRow, template: number): boolean {
  return initializationType === startsFrom.template && initializationFrom === template;
}

async function startFromTemplate(
  tx: StoreTransaction,
  caller: Caller,
  row: InspectionRow,
  { id, selfService, pointer }: TemplateChoice,
): Promise<InspectionRow> {
  const template = await tx.initialization.findTemplate(row.accountId, id, selfService);
  if (template === undefined || isStartedFrom(row, template.id)) return row;
  return startFrom(tx, caller, row, { type: startsFrom.template, init_from: template.id }, pointer);
}

async function loadContacts(
  tx: StoreTransaction,
  caller: Caller,
  { accountId, id, propertyId }: InspectionRow,
  publicUrl: string,
): Promise<InspectionRow> {
  const contacts = await tx.inspections.loadContacts(accountId, { inspectionId: id, propertyId });
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
  await tellNewcomers(tx, caller, { row, newcomers: contacts }, publicUrl);
  await tellOfReport(tx, contacts, row, { publicUrl });
  return row;
}
