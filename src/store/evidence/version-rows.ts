/** Reads the sealed versions of reports. */
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Executor } from '../database/database.ts';
import { withCoveredPictures } from './covered-pictures.ts';
import { hashText } from './merkle-log.ts';
import type { PrintedFacts } from './printed-facts.ts';
import type { SealedRow } from './seal-report.ts';

/** A version without its content. */
export type VersionRow = Omit<SealedRow, 'content' | 'accountId'> & {
  sealedByName: string | null;
  hasContent: boolean;
};
/** Those that somebody outside may have: the others were taken back before anybody was sent them. */
export const issuedOf = (rows: readonly VersionRow[]): VersionRow[] =>
  rows.filter(({ takenBackAt }) => takenBackAt === null);
export type VersionKey = { inspectionId: number; number: number };
export type SealedReport = Pick<SealedRow, 'number' | 'sealedAt' | 'occasion'> & { facts: PrintedFacts };

const decompress = promisify(brotliDecompress);

const columns = `v.inspection_id as "inspectionId", v.number, v.position, v.occasion, v.sealed_at as "sealedAt", v.sealed_by as "sealedBy",
  v.report_version as "reportVersion", v.sha256, v.taken_back_at as "takenBackAt"`;

export const readVersions = (db: Executor) => {
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

  return {
    /** The newest version that was not taken back, with pictures as they may be shown now; null for a report that was never finished. */
    findLatest: async (accountId: number, inspectionId: number): Promise<SealedReport | null> => {
      const [row] = await db.rows<SealedRow>(
        'evidence.latest',
        `select ${columns}, v.content from report_versions v
         where v.account_id = $1 and v.inspection_id = $2 and v.taken_back_at is null order by v.number desc limit 1`,
        [accountId, inspectionId],
      );
      if (row === undefined || row.content === null) return null;
      const { number, sealedAt, occasion } = row;
      const facts = JSON.parse(await readContent(row, row.content)) as PrintedFacts;
      return { number, sealedAt, occasion, facts: await withCoveredPictures(db, accountId, facts) };
    },

    /** Oldest first, with those that were taken back. */
    list: (accountId: number, inspectionId: number): Promise<VersionRow[]> =>
      db.rows<VersionRow>(
        'evidence.list',
        `select ${columns}, v.content is not null as "hasContent", coalesce(u.printed_name, u.name) as "sealedByName"
         from report_versions v left join users u on u.account_id = v.account_id and u.id = v.sealed_by
         where v.account_id = $1 and v.inspection_id = $2 order by v.number`,
        [accountId, inspectionId],
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
