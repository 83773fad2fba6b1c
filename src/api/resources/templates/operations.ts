/** Creating, changing and deleting templates; their rooms go the way of every report. */
import type * as z from 'zod';
import type { TemplateChange, TemplateDraft } from '#contract/template.ts';
import type { Caller } from '#domain/caller.ts';
import { inspectionTypeCodes } from '#domain/inspection-type.ts';
import { type Fault, invalid, Refusal } from '#domain/refusal.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import { changesBetween } from '#store/properties/audit.ts';
import type { TemplateFields, TemplateRow } from '#store/reports/templates.ts';
import type { Members } from '../../validator.ts';
import { findEndedVersion } from './end-version.ts';

/** Unknown values among the given members: inspection types, and the template to copy. */
export async function checkTemplateMembers(
  store: StoreTransaction,
  { accountId }: Caller,
  { type_ids: typeIds, copy_of: source }: Members<typeof TemplateDraft>,
): Promise<void> {
  const faults = typeFaults(typeIds);
  if (source != null && (await findReportToCopy(store, accountId, source)) === undefined)
    faults.push({ pointer: '/copy_of', code: 'unknown', detail: `There is no template ${source}.` });
  if (faults.length > 0) throw invalid(...faults);
}

function typeFaults(typeIds: readonly (number | undefined)[] | undefined): Fault[] {
  return (typeIds ?? []).flatMap((id, at) =>
    id === undefined || (inspectionTypeCodes as readonly number[]).includes(id)
      ? []
      : [{ pointer: `/type_ids/${at}`, code: 'unknown', detail: `${id} is no inspection type.` }],
  );
}

async function findReportToCopy(tx: StoreTransaction, accountId: number, id: number): Promise<number | undefined> {
  try {
    return (await tx.templates.get(accountId, id)).reportId;
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'not_found')) throw error;
    return undefined;
  }
}

export function addTemplate(store: Store, caller: Caller, body: z.output<typeof TemplateDraft>): Promise<TemplateRow> {
  const { accountId } = caller;
  return store.inTransaction(async (tx) => {
    await checkTemplateMembers(tx, caller, body);
    const copyOfReportId = body.copy_of == null ? undefined : await findReportToCopy(tx, accountId, body.copy_of);
    const source = copyOfReportId === undefined ? {} : { copyOfReportId };
    const fields = { name: body.name, typeIds: body.type_ids, selfService: body.self_service };
    const id = await tx.templates.add(accountId, fields, source);
    await tx.templateVersions.beginFirst(accountId, { templateId: id, personId: caller.userId });
    return tx.templates.get(accountId, id);
  });
}

export function changeTemplate(
  store: Store,
  caller: Caller,
  id: number,
  body: z.output<typeof TemplateChange>,
  check: (current: TemplateRow) => void,
): Promise<TemplateRow> {
  const { accountId } = caller;
  return store.inTransaction(async (tx) => {
    await checkTemplateMembers(tx, caller, body);
    const current = await tx.templates.lock(accountId, id);
    check(current);
    checkOwn(current);
    const wanted = {
      name: body.name ?? current.name,
      typeIds: body.type_ids ?? current.typeIds,
      selfService: body.self_service ?? current.selfService,
    };
    if (changesBetween<TemplateFields>(current, wanted).length === 0) return current;
    const keep = await findEndedVersion(tx, caller, id);
    await tx.templates.change(accountId, id, wanted);
    await keep?.();
    return tx.templates.get(accountId, id);
  });
}

/** Archived when reports started from it, else gone. The files its attachments showed may be used by nobody now. */
export function deleteTemplate(
  store: Store,
  { accountId }: Caller,
  id: number,
  check: (current: TemplateRow) => void,
): Promise<number[]> {
  return store.inTransaction(async (tx) => {
    const current = await tx.templates.lock(accountId, id);
    check(current);
    checkOwn(current);
    if (await tx.templates.isUsed(accountId, id)) {
      await tx.templates.archive(accountId, id);
      return [];
    }
    const { rooms, attachments } = await tx.reports.getTree(accountId, current.reportId);
    await tx.templates.remove(accountId, current);
    return [{ attachments }, ...rooms, ...rooms.flatMap(({ items }) => items)].flatMap((one) =>
      one.attachments.map(({ fileId }) => fileId),
    );
  });
}

export function checkOwn({ system }: TemplateRow): void {
  if (system) throw new Refusal('state_forbids', 'A template of the service cannot be changed; make a copy of it.');
}
