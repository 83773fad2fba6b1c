/** Sealed versions of finished reports: each completion adds one, and nothing changes one. */
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { isPublished } from '#domain/inspection-state.ts';
import type { Executor } from '../database/database.ts';
import type { InspectionRow } from '../inspections/inspection-columns.ts';
import { buildInspectionStore } from '../inspections/inspections.ts';
import { compareVersions } from './compare-versions.ts';
import { type AuthoredDifference, findAuthors } from './corrections.ts';
import { hashText } from './merkle-log.ts';
import type { PrintedFacts } from './printed-facts.ts';
import { type SealedRow, sealReport } from './seal-report.ts';

/** A version without its content. */
export type VersionRow = Omit<SealedRow, 'content' | 'accountId'> & {
  sealedByName: string | null;
  hasContent: boolean;
};
export type VersionKey = { inspectionId: number; number: number };
export type SealedReport = Pick<SealedRow, 'number' | 'sealedAt' | 'occasion'> & { facts: PrintedFacts };

/** A version whose content is there. */
export type ReadVersion = { row: Pick<SealedRow, 'sealedAt'>; facts: PrintedFacts };

const decompress = promisify(brotliDecompress);

const columns = `v.inspection_id as "inspectionId", v.number, v.position, v.occasion, v.sealed_at as "sealedAt", v.sealed_by as "sealedBy",
  v.report_version as "reportVersion", v.sha256`;

export const buildReportVersionStore = (db: Executor) => {
  const findContent = async (
    accountId: number,
    { inspectionId, number }: VersionKey,
  ): Promise<string | null | undefined> => {
    const [row] = await db.rows<SealedRow>(
      'evidence.content',
      `select ${columns}, v.content from report_versions v
       where v.account_id = $1 and v.inspection_id = $2 and v.number = $3`,
      [accountId, inspectionId, number],
    );
    return row && row.content && readContent(row, row.content);
  };

  const findLatest = async (accountId: number, inspectionId: number): Promise<SealedReport | null> => {
    const [row] = await db.rows<SealedRow>(
      'evidence.latest',
      `select ${columns}, v.content from report_versions v
       where v.account_id = $1 and v.inspection_id = $2 order by v.number desc limit 1`,
      [accountId, inspectionId],
    );
    if (row === undefined || row.content === null) return null;
    const { number, sealedAt, occasion } = row;
    return { number, sealedAt, occasion, facts: JSON.parse(await readContent(row, row.content)) as PrintedFacts };
  };

  return {
    /** Inside the transaction that completes the report. */
    seal: (inspection: InspectionRow, by: number): Promise<void> => sealReport(db, inspection, { by }),

    /** The newest version; null for a report that was never finished. */
    findLatest,

    /** The newest of a finished report. One that was finished before versions were sealed is sealed now. */
    findOrSeal: async ({ accountId, id }: InspectionRow): Promise<SealedReport | null> => {
      const found = await findLatest(accountId, id);
      if (found !== null) return found;
      await db.transaction(async (tx) => {
        const inspection = await buildInspectionStore(tx).lock({ accountId, clientId: null }, id);
        if (isPublished(inspection)) await sealReport(tx, inspection, { by: null });
      });
      return findLatest(accountId, id);
    },

    /** Oldest first. */
    list: (accountId: number, inspectionId: number): Promise<VersionRow[]> =>
      db.rows<VersionRow>(
        'evidence.list',
        `select ${columns}, v.content is not null as "hasContent", coalesce(u.printed_name, u.name) as "sealedByName"
         from report_versions v left join users u on u.account_id = v.account_id and u.id = v.sealed_by
         where v.account_id = $1 and v.inspection_id = $2 order by v.number`,
        [accountId, inspectionId],
      ),

    /** The differences between two versions, each with whoever made it. */
    compare: (
      { accountId, propertyId }: Pick<InspectionRow, 'accountId' | 'propertyId'>,
      was: ReadVersion,
      now: ReadVersion,
    ): Promise<AuthoredDifference[]> =>
      findAuthors(
        db,
        accountId,
        { propertyId, from: was.row.sealedAt, until: now.row.sealedAt },
        compareVersions(was.facts, now.facts),
      ),

    /** The canonical JSON that was hashed: null when it is gone, undefined for a version that there never was. */
    findContent,

    /** The sealed facts; null for a version whose content is gone, or that there never was. */
    findFacts: async (accountId: number, version: VersionKey): Promise<PrintedFacts | null> => {
      const text = await findContent(accountId, version);
      return text == null ? null : (JSON.parse(text) as PrintedFacts);
    },
  };
};

/** A content that is not what was hashed is shown to nobody. */
async function readContent({ inspectionId, number, sha256 }: SealedRow, content: Buffer): Promise<string> {
  const text = (await decompress(content)).toString('utf8');
  if (hashText(text) !== sha256)
    throw new Error(`version ${number} of inspection ${inspectionId} is not what was sealed: its hash differs`);
  return text;
}
