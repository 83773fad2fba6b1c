/** Messages of people without an account to a finished report: while it is open to them, and counted. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CommentDraft } from '#contract/published-report.ts';
import { commentWindow } from '#domain/comment-window.ts';
import { ownApplications } from '#domain/people/own-application.ts';
import { invalid, notFound, Refusal } from '#domain/refusal.ts';
import type { ReportParty } from '#domain/report-party.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { AuditActor } from '#store/properties/audit.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { CommentRow } from '#store/reports/report-comments.ts';
import type { SignatureRow } from '#store/reports/report-signatures.ts';
import type { Members } from '../../validator.ts';
import { inspectionEventData } from '../inspections/announce.ts';

/** More is no conversation, and every one of them is printed. */
const most = { comments: 500, signatures: 50 };

type Sender = { name: string; role: ReportParty };
type Comment = { author: string; role: ReportParty; text: string; item_id?: number | null | undefined };
type Signature = {
  name: string;
  role: ReportParty;
  method: 'drawn' | 'typed';
  drawing?: string | null | undefined;
};

/** By the sender's address and by the report: one person cannot fill it, nor can many. */
export async function drawMessage(api: FastifyInstance, request: FastifyRequest, reply: FastifyReply, key: string) {
  await api.draw(request, reply, 'messages');
  await api.draw(request, reply, 'messages', { key: `report:${key}` });
}

async function lockOpen(tx: StoreTransaction, reportKey: string): Promise<InspectionRow> {
  const inspection = await tx.publishedReports.lock(reportKey);
  const { open, until } = commentWindow(inspection, Date.now());
  if (open) return inspection;
  throw new Refusal('state_forbids', 'The time for comments and signatures on this report is over.', {
    facts: { until },
  });
}

function checkRoom(kind: keyof typeof most, count: number): void {
  if (count < most[kind]) return;
  throw new Refusal('state_forbids', `This report has ${most[kind]} ${kind}, which is as many as it takes.`);
}

function actorOf({ accountId }: InspectionRow, { name, role }: Sender): AuditActor {
  return { accountId, userId: null, userName: `${name} (${role})`, applicationName: ownApplications.report };
}

/** Whether the item is one of the report, when other members of a comment are not valid. */
export async function checkCommentItem(
  store: StoreTransaction,
  reportKey: string,
  { item_id: itemId = null }: Pick<Members<typeof CommentDraft>, 'item_id'>,
): Promise<void> {
  if (itemId !== null) await findAbout(store, await store.publishedReports.get(reportKey), itemId);
}

async function findAbout(tx: StoreTransaction, { accountId, reportId }: InspectionRow, itemId: number) {
  const about = await tx.publishedReports.findItemWords(accountId, { reportId, itemId });
  if (about !== undefined) return about;
  throw invalid({ pointer: '/item_id', code: 'unknown', detail: 'The report has no such item.' });
}

export function addComment(store: Store, reportKey: string, comment: Comment): Promise<CommentRow> {
  const { author, role, text, item_id: itemId = null } = comment;
  return store.inTransaction(async (tx) => {
    const inspection = await lockOpen(tx, reportKey);
    const { accountId, reportId, id } = inspection;
    const about = itemId === null ? null : await findAbout(tx, inspection, itemId);
    checkRoom('comments', await tx.reportComments.count(accountId, id));
    const row = await tx.reportComments.add(accountId, {
      inspectionId: id,
      reportId,
      itemId,
      about,
      author,
      role,
      text,
    });
    await tx.audit.add(actorOf(inspection, { name: author, role }), {
      propertyId: inspection.propertyId,
      action: 'inspection.comment',
      subject: { type: 'inspection', id },
      changes: [{ field: about ?? 'report', from: null, to: text }],
    });
    await tx.events.add(accountId, 'report.commented', inspectionEventData(inspection, { comment_id: row.id }));
    return row;
  });
}

/** One signature a person and version: a second one would leave open which of them counts. */
function checkFirst(
  signatures: readonly SignatureRow[],
  { name, role, version }: { name: string; role: ReportParty; version: number },
): void {
  const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  const own = signatures.find(
    (one) => one.versionNumber === version && one.role === role && plain(one.name) === plain(name),
  );
  if (own !== undefined) throw new Refusal('duplicate', `${own.name} has signed version ${version} of this report.`);
}

export function addSignature(
  store: Store,
  reportKey: string,
  { name, role, method, drawing = null }: Signature,
  { ip, headers }: FastifyRequest,
): Promise<SignatureRow> {
  return store.inTransaction(async (tx) => {
    const inspection = await lockOpen(tx, reportKey);
    const { accountId, id } = inspection;
    const sealed = await tx.reportVersions.findOrSeal(inspection);
    if (sealed === null) throw notFound('report');
    checkRoom('signatures', await tx.reportSignatures.count(accountId, id));
    checkFirst(await tx.reportSignatures.listAll(accountId, id), { name, role, version: sealed.number });
    const row = await tx.reportSignatures.add(accountId, {
      inspectionId: id,
      name,
      role,
      method,
      drawing,
      declaration: sealed.facts.wording.declaration.text,
      reportVersion: sealed.facts.reportVersion,
      versionNumber: sealed.number,
      address: ip,
      userAgent: headers['user-agent']?.slice(0, 500) ?? null,
    });
    await tx.audit.add(actorOf(inspection, { name, role }), {
      propertyId: inspection.propertyId,
      action: 'inspection.signed',
      subject: { type: 'inspection', id },
      changes: [{ field: 'signature', from: null, to: `${name}, ${method}` }],
    });
    await tx.events.add(accountId, 'report.signed', inspectionEventData(inspection, { signature_id: row.id }));
    return row;
  });
}
