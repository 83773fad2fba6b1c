/**
 * Writes the zip of what an adjudicator needs: a finished report and the one that it was compared with, their differences,
 * and all that shows where they come from.
 */
import type { Claim } from '#domain/firm/suggested-contribution.ts';
import { types } from '#domain/inspection-type.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Viewer } from '#domain/viewer.ts';
import { proveVersions } from '#store/evidence/log-proofs.ts';
import { findHeadSigner } from '#store/evidence/tree-heads.ts';
import { findPackMaker, type PackedReport, readPackedReport } from '#store/evidence/packed-report.ts';
import { isForWantOfRoom } from '#domain/storage/want-of-room.ts';
import { ensureRendition } from '#store/files/file-renditions.ts';
import { originalPath } from '#store/files/files.ts';
import type { ExportRow } from '#store/privacy/exports.ts';
import type { PrintedFacts } from '#store/evidence/printed-facts.ts';
import { openZip } from '../zip-writer.ts';
import { checkPage } from './check-page.ts';
import type { PictureFinder } from '../../report-document/report-rooms.ts';
import { listCertificates } from './pack-certificates.ts';
import { makeClaimSheets } from './pack-claims.ts';
import { chainOf, contentPath, howToCheck, type NamedReport, pdfPathOf } from './pack-chain.ts';
import { openPackFiles, type PackFiles } from './pack-files.ts';
import { indexOf, indexRecord, whenFormatOf } from './pack-index.ts';
import { listPackItems, type PackedItem, type PackNames } from './pack-items.ts';
import { renderPackPage } from './pack-page.ts';
import { listVersionPdfs, type PdfSources } from './pack-pdfs.ts';
import { commentRecords, correctionRecords, deliveryRecords, signatureRecords, trailRecords } from './pack-records.ts';

type Options = PdfSources & {
  row: Pick<ExportRow, 'accountId' | 'actorId' | 'inspectionId' | 'claims'>;
  path: string;
  onProgress: (percent: number) => void;
};

/** The parts of the whole after which the PDFs are made, and all but the photographs is written. */
const PDFS_PERCENT = 40;
const TEXTS_PERCENT = 50;
const ALMOST_DONE = 99;

/** Counts its contents, or says in words why there are none. */
export async function writeDisputePack(options: Options): Promise<{ files: number; records: number } | string> {
  const { database, row, path, signal, onProgress } = options;
  const viewer = await findPackMaker(database, row.accountId, row.actorId);
  if (viewer === undefined) return 'The person who asked for it may not have it any more.';
  const reports = await readReports(options, viewer);
  const facts = reports[0]?.report.facts;
  if (facts == null) return 'The report is not finished any more.';
  const named: NamedReport[] = [];
  for (const { name, report } of reports) {
    const pdfs = await listVersionPdfs(options, report);
    if (typeof pdfs === 'string') return pdfs;
    named.push({ name, report, pdfs });
  }
  onProgress(PDFS_PERCENT);
  const zip = openZip(path, signal);
  try {
    const files = openPackFiles(zip, signal);
    const records = await addContents(options, { files, facts, named, viewer });
    zip.addText('SHA256SUMS.txt', files.sums());
    await zip.end();
    return { files: files.files.length, records };
  } catch (error) {
    await zip.abandon();
    throw error;
  }
}

/** None where the report was reopened meanwhile; the earlier one only where the viewer may read it. */
async function readReports(
  { database, row }: Options,
  viewer: Viewer,
): Promise<{ name: string; report: PackedReport }[]> {
  const report = await readPackedReport(database, viewer, row.inspectionId ?? 0);
  if (!report.isPublished) return [];
  const names = namesOf(report.inspection);
  const own = { name: names.now, report };
  const earlierId = report.facts?.earlier?.inspection.id;
  if (earlierId === undefined) return [own];
  try {
    const earlier = await readPackedReport(database, viewer, earlierId);
    return earlier.versions.length === 0 ? [own] : [own, { name: names.before, report: earlier }];
  } catch (error) {
    // It is gone, or another client's: the comparison shows what was taken over from it.
    if (error instanceof Refusal && error.code === 'not_found') return [own];
    throw error;
  }
}

const namesOf = ({ type }: { type: number }): PackNames =>
  type === types.checkOut ? { now: 'check-out', before: 'check-in' } : { now: 'report', before: 'earlier-report' };

type Contents = { files: PackFiles; facts: PrintedFacts; named: NamedReport[]; viewer: Viewer };

/** How many items, comments and signatures there are. */
async function addContents(options: Options, { files, facts, named, viewer }: Contents): Promise<number> {
  const { database, row, onProgress, dataDir } = options;
  const isOffice = viewer.clientId === null;
  const items = await itemsOf(facts, named, row.claims ?? []);
  const log = await proveVersions(
    database,
    row.accountId,
    named.map(({ report }) => report.inspection.id),
  );
  const signer = await findHeadSigner(database, row.accountId, options.publicUrl);
  const chain = chainOf(named, log, { hasContents: isOffice, signer });

  for (const { name, report, pdfs } of named)
    for (const { version, from } of pdfs) {
      const isNewest = version === report.versions.at(-1)?.number;
      const what = `The ${name}, version ${version}${isNewest ? ', the newest' : ''}`;
      await files.addFile({ path: pdfPathOf(name, version), what, from });
    }
  for (const { path, what, text } of listCertificates(named.flatMap(({ pdfs }) => pdfs)))
    files.addText(path, what, text);
  await addClaimSheets(options, files, { facts, named, items });
  const comments = named.flatMap(commentRecords);
  const signatures = named.flatMap(signatureRecords);
  const deliveries = named.flatMap(deliveryRecords);
  const showsTrail = isOffice || facts.contents.auditTrail !== false;
  const json = (path: string, what: string, value: unknown) =>
    files.addText(path, what, `${JSON.stringify(value, null, 2)}\n`);
  json(
    'corrections.json',
    'What each correction of a finished report changed: was and now',
    named.flatMap(correctionRecords),
  );
  if (showsTrail) json('trail.json', 'The extract of the audit trail', named.flatMap(trailRecords));
  json('chain.json', 'The hashes of all versions, with the proof of each', chain);
  if (isOffice) await addVersionContents(options, files, named);
  files.addText('how-to-check.txt', 'How to check this pack without Keyturn', howToCheck(isOffice));
  files.addText('check.html', 'Checks this pack in a browser, without a connection', checkPage);
  onProgress(TEXTS_PERCENT);

  const lost = await addPhotographs(files, items, {
    fromOf: (photo) => originalPath(dataDir, photo),
    onAdded: (part) => onProgress(TEXTS_PERCENT + Math.floor(part * (ALMOST_DONE - TEXTS_PERCENT))),
  });
  const index = indexOf({ facts, named, items, comments, signatures, deliveries, chain, lost });
  json('index.json', 'This index, for programs', indexRecord(index));
  const page = renderPackPage({ ...index, files: files.files }, whenFormatOf(facts));
  files.addText('index.html', 'This index', page);
  return items.length + comments.length + signatures.length;
}

const itemsOf = (facts: PrintedFacts, named: NamedReport[], claims: readonly Claim[]): Promise<PackedItem[]> =>
  listPackItems({
    facts,
    names: namesOf(facts.inspection),
    showsResponsibility: facts.inspection.type !== types.checkOut || facts.contents.showResponsibility !== false,
    comments: named.flatMap(({ report }) => report.comments),
    claimed: new Set(claims.map(({ itemId }) => itemId)),
  });

type Claimed = { facts: PrintedFacts; named: NamedReport[]; items: PackedItem[] };

async function addClaimSheets(options: Options, files: PackFiles, { facts, named, items }: Claimed): Promise<void> {
  const { row, path, signal, dataDir } = options;
  const find: PictureFinder = ({ sha256, rotation }, rendition) =>
    ensureRendition(dataDir, { accountId: row.accountId, sha256 }, rendition, rotation).catch((error: unknown) => {
      if (isForWantOfRoom(error)) throw error;
      // One that cannot be read is named on the sheet, and stands among the photographs that are lost.
      return null;
    });
  const claims = row.claims ?? [];
  for await (const sheets of makeClaimSheets({ facts, named, items, claims, find, beside: path, signal }))
    await files.addFile(sheets);
}

async function addVersionContents({ store, row }: Options, files: PackFiles, named: NamedReport[]): Promise<void> {
  for (const { name, report } of named)
    for (const version of report.versions) {
      const text = await store.reportVersions.findContent(row.accountId, version);
      if (text != null)
        files.addText(
          contentPath(name, version.number),
          `All that is printed of version ${version.number} of the ${name}`,
          text,
        );
    }
}

type Photographs = {
  fromOf: (photo: { accountId: number; sha256: string }) => string;
  onAdded: (part: number) => void;
};

/** Names those that the service has lost, or that are not what they were. */
async function addPhotographs(
  files: PackFiles,
  items: PackedItem[],
  { fromOf, onAdded }: Photographs,
): Promise<string[]> {
  const lost: string[] = [];
  const all = items.flatMap(({ number, before, now }) =>
    [before, now].flatMap((side) => (side?.photographs ?? []).map((photo) => ({ number, side, photo }))),
  );
  for (const [at, { number, side, photo }] of all.entries()) {
    const what = `Item ${number}: ${side?.room} · ${side?.name}`;
    const sha256 = await files.addFile({ path: photo.path, what, from: fromOf(photo) });
    if (sha256 === undefined) lost.push(`${photo.path}: lost`);
    else if (sha256 !== photo.sha256) lost.push(`${photo.path}: not the bytes that were uploaded`);
    onAdded((at + 1) / all.length);
  }
  return lost;
}
