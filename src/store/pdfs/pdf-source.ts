/** Everything a PDF shows: of a finished report as it was sealed, else as it is now; and what has come in beside it. */
import { isPublished } from '#domain/inspection-state.ts';
import type { Executor } from '../database/database.ts';
import type { CorrectionSheet } from '../evidence/correction-sheets.ts';
import type { PrintedFacts } from '../evidence/printed-facts.ts';
import { readPrintedFacts } from '../evidence/read-facts.ts';
import { buildReportVersionStore } from '../evidence/report-versions.ts';
import type { SealedReport } from '../evidence/version-rows.ts';
import { buildInspectionStore } from '../inspections/inspections.ts';
import { buildReportCommentStore, type CommentRow } from '../reports/report-comments.ts';
import { buildReportSignatureStore, type SignatureRow } from '../reports/report-signatures.ts';
import { type PdfEvidence, readPdfEvidence } from './pdf-evidence.ts';

export type PdfContents = PrintedFacts & {
  /** Null while the report is not finished. */
  sealed: Pick<SealedReport, 'number' | 'sealedAt' | 'occasion'> | null;
  /** Opens the finished report as it stands now, so it is no part of what was sealed. */
  reportKey: string;
  /** Newest first; none for a report that was never corrected, or is not finished. */
  corrections: CorrectionSheet[];
  comments: CommentRow[];
  signatures: SignatureRow[];
} & PdfEvidence;

export async function readPdfContents(db: Executor, accountId: number, inspectionId: number): Promise<PdfContents> {
  const inspection = await buildInspectionStore(db).get({ accountId, clientId: null }, inspectionId);
  const version = isPublished(inspection) ? await buildReportVersionStore(db).findOrSeal(inspection) : null;
  const facts = version?.facts ?? (await readPrintedFacts(db, accountId, inspection));
  return {
    ...facts,
    sealed: version && { number: version.number, sealedAt: version.sealedAt, occasion: version.occasion },
    reportKey: inspection.reportKey,
    corrections:
      version !== null && version.number > 1
        ? await buildReportVersionStore(db).listSheets(inspection, { of: 'all', reach: true })
        : [],
    comments: await buildReportCommentStore(db).listAll(accountId, inspectionId),
    signatures: await buildReportSignatureStore(db).listAll(accountId, inspectionId),
    ...(await readPdfEvidence(db, inspection)),
  };
}
