/** Messages of people without an account to a finished report: while it is open to them, and counted. Comments, above all. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CommentDraft } from '#contract/published-report.ts';
import { commentWindow } from '#domain/comment-window.ts';
import { ownApplications } from '#domain/people/own-application.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import type { ReportParty } from '#domain/report-party.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { AuditActor } from '#store/properties/audit.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { CommentRow } from '#store/reports/report-comments.ts';
import type { ReaderOfReport } from '#store/reports/published-reports.ts';
import { tellOfComment } from '../../notifications/tell-of-answers.ts';
import type { TellingServices } from '../../plugins/request-store.ts';
import type { Members } from '../../validator.ts';
import { inspectionEventData } from '../inspections/announce.ts';

/** More is no conversation, and every one of them is printed. */
const most = { comments: 500, signatures: 50 };

type Sender = { name: string; role: ReportParty };
type Comment = Partial<{ author: string; role: ReportParty }> & { text: string; item_id?: number | null | undefined };

/** By the sender's address and by the report: one person cannot fill it, nor can many. */
export async function drawMessage(api: FastifyInstance, request: FastifyRequest, reply: FastifyReply, key: string) {
  await api.draw(request, reply, 'messages');
  await api.draw(request, reply, 'messages', { key: `report:${key}` });
}

export async function lockOpen(tx: StoreTransaction, key: string): Promise<ReaderOfReport> {
  const reader = await tx.publishedReports.lock(key);
  checkOpen(reader.inspection);
  return reader;
}

export function checkOpen(inspection: InspectionRow): void {
  const { open, until } = commentWindow(inspection, Date.now());
  if (open) return;
  throw new Refusal('state_forbids', 'The time for comments and signatures on this report is over.', {
    facts: { until },
  });
}

export function checkRoom(kind: keyof typeof most, count: number): void {
  if (count < most[kind]) return;
  throw new Refusal('state_forbids', `This report has ${most[kind]} ${kind}, which is as many as it takes.`);
}

export function actorOf({ accountId }: InspectionRow, { name, role }: Sender): AuditActor {
  return { accountId, userId: null, userName: `${name} (${role})`, applicationName: ownApplications.report };
}

/** Whether the item is one of the report, when other members of a comment are not valid. */
export async function checkCommentItem(
  store: StoreTransaction,
  reportKey: string,
  { item_id: itemId = null }: Pick<Members<typeof CommentDraft>, 'item_id'>,
): Promise<void> {
  if (itemId !== null) await findAbout(store, (await store.publishedReports.get(reportKey)).inspection, itemId);
}

async function findAbout(tx: StoreTransaction, { accountId, reportId }: InspectionRow, itemId: number) {
  const about = await tx.publishedReports.findItemWords(accountId, { reportId, itemId });
  if (about !== undefined) return about;
  throw invalid({ pointer: '/item_id', code: 'unknown', detail: 'The report has no such item.' });
}

/** A link of somebody's own says who it is, whatever they write; with the key they have to. */
function senderOf({ holder }: ReaderOfReport, { author, role }: Comment): Sender {
  if (holder !== null) return holder;
  if (author !== undefined && role !== undefined) return { name: author, role };
  const missing = { author, role };
  throw invalid(
    ...(['author', 'role'] as const)
      .filter((member) => missing[member] === undefined)
      .map((member) => ({ pointer: `/${member}`, code: 'required', detail: `${member} is required.` })),
  );
}

export function addComment({ store, server }: TellingServices, key: string, comment: Comment): Promise<CommentRow> {
  const { text, item_id: itemId = null } = comment;
  return store.inTransaction(async (tx) => {
    const reader = await lockOpen(tx, key);
    const { inspection, holder } = reader;
    const { accountId, reportId, id } = inspection;
    const sender = senderOf(reader, comment);
    const about = itemId === null ? null : await findAbout(tx, inspection, itemId);
    checkRoom('comments', await tx.reportComments.count(accountId, id));
    const row = await tx.reportComments.add(accountId, {
      inspectionId: id,
      reportId,
      itemId,
      about,
      contactId: holder?.contactId ?? null,
      author: sender.name,
      role: sender.role,
      text,
    });
    await tx.audit.add(actorOf(inspection, sender), {
      propertyId: inspection.propertyId,
      action: 'inspection.comment',
      subject: { type: 'inspection', id },
      changes: [{ field: about ?? 'report', from: null, to: text }],
    });
    await tx.events.add(accountId, 'report.commented', inspectionEventData(inspection, { comment_id: row.id }));
    await tellOfComment(tx, inspection, row, server.settings.publicUrl);
    return row;
  });
}
