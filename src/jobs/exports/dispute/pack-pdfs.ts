/** The PDFs of a dispute pack: of the newest version as it is read now, made if need be, and of each version before it. */
import { setTimeout as pause } from 'node:timers/promises';
import { readCertificates } from '#pdf/read-certificates.ts';
import type { Store } from '#store/build-store.ts';
import type { Database } from '#store/database/database.ts';
import type { PackedReport } from '#store/evidence/packed-report.ts';
import type { VersionRow } from '#store/evidence/version-rows.ts';
import { findPdfFile, type PdfRow } from '#store/pdfs/pdf-place.ts';
import { readPdfContents } from '#store/pdfs/pdf-source.ts';
import { fingerprintContents } from '../../report-document/printed-content.ts';

export type PdfSources = {
  database: Database;
  store: Store;
  dataDir: string;
  publicUrl: string;
  signal: AbortSignal;
};
/** The version that it shows, its file, and the certificates in its signature, the signer's first. */
export type VersionPdf = { version: number; row: PdfRow; from: string; certificates: Buffer[] };

const LOOK_AGAIN_MS = 500;

/** The PDF of each version that has one, oldest first; a text says why there is none of the newest. */
export async function listVersionPdfs(sources: PdfSources, report: PackedReport): Promise<VersionPdf[] | string> {
  const { accountId, id } = report.inspection;
  const found: VersionPdf[] = [];
  // Newest first.
  const made = await sources.store.pdfs.list(sources.dataDir, accountId, id);
  for (const [at, version] of report.versions.entries()) {
    const next = report.versions[at + 1];
    const row =
      next === undefined && report.isPublished ? await makeNewest(sources, report) : made.find(issuedAs(version, next));
    if (row === undefined) continue;
    if (row.state === 'failed') return `A PDF of a report could not be made. ${row.failure ?? ''}`.trim();
    const from = await findPdfFile(sources.database, sources.dataDir, row);
    if (from === undefined) continue;
    found.push({ version: version.number, row, from, certificates: await readCertificates(from) });
  }
  return found;
}

/** The work for PDFs makes it; this one waits beside it. */
async function makeNewest(
  { database, store, dataDir, publicUrl, signal }: PdfSources,
  { inspection: { accountId, id: inspectionId }, versions }: PackedReport,
): Promise<PdfRow> {
  const contents = await readPdfContents(database, accountId, inspectionId);
  const contentKey = await fingerprintContents(contents, 'FULL', publicUrl);
  const { reportVersion } = contents;
  let row = await store.pdfs.request(dataDir, { accountId, inspectionId, type: 'FULL', reportVersion, contentKey });
  while (row.state === 'queued' || row.state === 'running') {
    await pause(LOOK_AGAIN_MS, undefined, { signal });
    row = await store.pdfs.get(accountId, row.id);
  }
  // It is tried again, with what is finished then.
  if (row.state === 'ready' && row.reportVersion !== versions.at(-1)?.reportVersion)
    throw new Error(`the report of inspection ${inspectionId} was changed while its pack was made`);
  return row;
}

/** The last that was made of a version, before it was reopened: what is made of it afterwards are drafts. */
function issuedAs(version: VersionRow, next: VersionRow | undefined): (row: PdfRow) => boolean {
  const [from, until] = [Date.parse(version.sealedAt), next === undefined ? Infinity : Date.parse(next.sealedAt)];
  return ({ type, state, reportVersion, requestedAt }) =>
    type === 'FULL' &&
    state === 'ready' &&
    reportVersion === version.reportVersion &&
    Date.parse(requestedAt) >= from &&
    Date.parse(requestedAt) < until;
}
