/** All that a dispute pack tells of one finished report: its sealed versions, and what has come in beside them. */
import { isPublished } from '#domain/inspection-state.ts';
import { isManager, type Role } from '#domain/role.ts';
import type { Viewer } from '#domain/viewer.ts';
import type { Executor } from '../database/database.ts';
import type { InspectionRow } from '../inspections/inspection-columns.ts';
import { buildInspectionStore } from '../inspections/inspections.ts';
import { type PdfEvidence, readPdfEvidence } from '../pdfs/pdf-evidence.ts';
import { getPdfSource } from '../pdfs/pdf-versions.ts';
import { buildReportCommentStore, type CommentRow } from '../reports/report-comments.ts';
import { buildReportLinkStore, type ReportLinkRow } from '../reports/report-links.ts';
import { buildReportOpeningStore, type OpeningRow } from '../reports/report-openings.ts';
import { buildReportSignatureStore, type SignatureRow } from '../reports/report-signatures.ts';
import { withCoveredPictures } from './covered-pictures.ts';
import type { CorrectionSheet } from './correction-sheets.ts';
import type { PrintedFacts } from './printed-facts.ts';
import { buildReportVersionStore } from './report-versions.ts';
import { issuedOf, type VersionRow } from './version-rows.ts';

export type PackedReport = {
  inspection: InspectionRow;
  /** False while it is reopened: its newest version stands until the next one. */
  isPublished: boolean;
  /** Oldest first. */
  versions: VersionRow[];
  /** Those that were taken back before anybody was sent them: their numbers and places in the log are used. */
  takenBack: VersionRow[];
  /** The content of the newest version; null when it is gone by the rules of retention. */
  facts: PrintedFacts | null;
  /** Newest first. */
  corrections: CorrectionSheet[];
  comments: CommentRow[];
  signatures: SignatureRow[];
  links: ReportLinkRow[];
  /** Oldest first. */
  openings: OpeningRow[];
} & PdfEvidence;

/** Undefined for somebody who has left, or may have no packs any more. */
export async function findPackMaker(db: Executor, accountId: number, actorId: number): Promise<Viewer | undefined> {
  const [maker] = await db.rows<{ role: Role; clientId: number | null }>(
    'evidence.pack-maker',
    'select role, client_id as "clientId" from users where account_id = $1 and id = $2 and archived_at is null',
    [accountId, actorId],
  );
  if (maker === undefined || (!isManager(maker.role) && maker.clientId === null)) return undefined;
  return { accountId, clientId: maker.clientId };
}

/** As far as the viewer reads it; people of clients read none of another client. Throws `not_found` for those. */
export async function readPackedReport(db: Executor, viewer: Viewer, inspectionId: number): Promise<PackedReport> {
  const { accountId } = viewer;
  await getPdfSource(db, viewer, inspectionId);
  const inspection = await buildInspectionStore(db).get(viewer, inspectionId);
  const store = buildReportVersionStore(db);
  const published = isPublished(inspection);
  if (published) await store.findOrSeal(inspection);
  const sealed = await store.list(accountId, inspectionId);
  const versions = issuedOf(sealed);
  const newest = versions.at(-1);
  const facts = newest === undefined ? null : await store.findFacts(accountId, newest);
  return {
    inspection,
    isPublished: published,
    versions,
    takenBack: sealed.filter(({ takenBackAt }) => takenBackAt !== null),
    facts: facts && (await withCoveredPictures(db, accountId, facts)),
    corrections: await store.listSheets(inspection, { of: 'all', reach: viewer.clientId === null }),
    comments: await buildReportCommentStore(db).listAll(accountId, inspectionId),
    signatures: await buildReportSignatureStore(db).listAll(accountId, inspectionId),
    links: await buildReportLinkStore(db).list(accountId, inspectionId),
    openings: await buildReportOpeningStore(db).listAll(accountId, inspectionId),
    ...(await readPdfEvidence(db, inspection)),
  };
}
