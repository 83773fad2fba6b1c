/** Creating, changing and deleting templates; their rooms go the way of every report. */
import type * as z from 'zod';
import type { TemplateChange, TemplateDraft } from '#contract/template.ts';
import type { Caller } from '#domain/caller.ts';
import { inspectionTypeCodes } from '#domain/inspection-type.ts';
import { type Fault, invalid, Refusal } from '#domain/refusal.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { TemplateRow } from '#store/templates.ts';

function checkTypes(typeIds: readonly number[] | undefined): void {
  const faults: Fault[] = (typeIds ?? []).flatMap((id, at) =>
    (inspectionTypeCodes as readonly number[]).includes(id)
      ? []
      : [{ pointer: `/type_ids/${at}`, code: 'unknown', detail: `${id} is no inspection type.` }],
  );
  if (faults.length > 0) throw invalid(...faults);
}

async function reportToCopy(tx: StoreTransaction, accountId: number, id: number): Promise<number> {
  try {
    return (await tx.templates.get(accountId, id)).reportId;
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'not_found')) throw error;
    throw invalid({ pointer: '/copy_of', code: 'unknown', detail: `There is no template ${id}.` });
  }
}

export function addTemplate(
  store: Store,
  { accountId }: Caller,
  body: z.output<typeof TemplateDraft>,
): Promise<TemplateRow> {
  checkTypes(body.type_ids);
  return store.inTransaction(async (tx) => {
    const source = body.copy_of == null ? {} : { copyOfReportId: await reportToCopy(tx, accountId, body.copy_of) };
    const fields = { name: body.name, typeIds: body.type_ids, selfService: body.self_service };
    return tx.templates.get(accountId, await tx.templates.add(accountId, fields, source));
  });
}

export function changeTemplate(
  store: Store,
  { accountId }: Caller,
  id: number,
  body: z.output<typeof TemplateChange>,
  check: (current: TemplateRow) => void,
): Promise<TemplateRow> {
  checkTypes(body.type_ids);
  return store.inTransaction(async (tx) => {
    const current = await tx.templates.lock(accountId, id);
    check(current);
    checkOwn(current);
    await tx.templates.change(accountId, id, {
      name: body.name ?? current.name,
      typeIds: body.type_ids ?? current.typeIds,
      selfService: body.self_service ?? current.selfService,
    });
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

function checkOwn({ system }: TemplateRow): void {
  if (system) throw new Refusal('state_forbids', 'A template of the service cannot be changed; make a copy of it.');
}
