/**
 * Finished reports, found by their key or by a link that is one contact's own: either stands for the account, as a bearer does.
 */
import { isPublished, states } from '#domain/inspection-state.ts';
import { notFound, Refusal } from '#domain/refusal.ts';
import { partyOf, type ReportParty } from '#domain/report-party.ts';
import type { Viewer } from '#domain/viewer.ts';
import type { Executor } from '../database/database.ts';
import { findAccountOfToken } from '../directory/token-accounts.ts';
import type { InspectionRow } from '../inspections/inspection-columns.ts';
import { buildReportKey, hashToken, isAccountToken } from '../secrets/random-token.ts';
import { buildInspectionStore } from '../inspections/inspections.ts';

const keyForm = /^[\w-]{1,100}$/;
const isReadable = `i.cancelled_at is null and (i.state >= ${states.complete} or i.comments_until is not null)`;

/** The contact whose own link it is. */
export type LinkHolder = { linkId: number; contactId: number; name: string; email: string; role: ReportParty };
/** `holder` is null for whoever came by the key that all share. */
export type ReaderOfReport = { inspection: InspectionRow; holder: LinkHolder | null };
type HolderRow = Omit<LinkHolder, 'role'> & { type: number };
type Found = { viewer: Viewer; inspectionId: number; holder: LinkHolder | null };

export const buildPublishedReportStore = (db: Executor) => {
  const inspections = buildInspectionStore(db);

  /** Unknown keys, revoked links, reports that were never finished and cancelled inspections: all alike. */
  const find = async (key: string): Promise<Found> => {
    const accountId = keyForm.test(key) ? await findAccountOfToken(db, key) : undefined;
    if (accountId === undefined) throw notFound('report');
    const found = await (isAccountToken(key) ? findByLink(db, accountId, key) : findByKey(db, accountId, key));
    if (found === undefined) throw notFound('report');
    return { ...found, viewer: { accountId, clientId: null } };
  };

  return {
    /** The finished reports of which the time for comments and signatures ends within a day from then, the first to end first. */
    listEnding: async (accountId: number, from: string): Promise<number[]> => {
      const rows = await db.rows<{ id: number }>(
        'published_reports.ending',
        `select id from inspections
         where account_id = $1 and state >= ${states.complete} and cancelled_at is null
           and comments_until > $2::timestamptz and comments_until <= $2::timestamptz + interval '1 day'
         order by comments_until, id`,
        [accountId, from],
      );
      return rows.map(({ id }) => id);
    },

    /** The link with the key before opens nothing any more. */
    rotateKey: async ({ accountId, inspectionId }: { accountId: number; inspectionId: number }): Promise<void> => {
      await db.rows(
        'published_reports.rotate',
        `update inspections set report_key = $3, version = version + 1, updated_at = now()
         where account_id = $1 and id = $2`,
        [accountId, inspectionId, buildReportKey(accountId)],
      );
    },

    /** Also one that is being corrected: its readers have the last finished version. */
    get: async (key: string): Promise<ReaderOfReport> => {
      const { viewer, inspectionId, holder } = await find(key);
      return { inspection: await inspections.get(viewer, inspectionId), holder };
    },

    /** The same, with its row locked until the transaction ends: it is not reopened or closed meanwhile. */
    lock: async (key: string): Promise<ReaderOfReport> => {
      const { viewer, inspectionId, holder } = await find(key);
      const inspection = await inspections.lock(viewer, inspectionId);
      if (inspection.cancelledAt !== null) throw notFound('report');
      if (isPublished(inspection)) return { inspection, holder };
      throw new Refusal(
        'state_forbids',
        'This report is being corrected. Comments and signatures wait until it is finished.',
      );
    },

    /** The item of a comment, in words that outlive it: `Kitchen · Oven`. */
    findItemWords: async (
      accountId: number,
      { reportId, itemId }: { reportId: number; itemId: number },
    ): Promise<string | undefined> => {
      const [row] = await db.rows<{ words: string }>(
        'published_reports.item',
        `select rm.name || ' · ' || it.name as words from items it
         join rooms rm on rm.account_id = it.account_id and rm.id = it.room_id
         where it.account_id = $1 and it.report_id = $2 and it.id = $3`,
        [accountId, reportId, itemId],
      );
      return row?.words;
    },
  };
};

async function findByLink(db: Executor, accountId: number, token: string): Promise<Omit<Found, 'viewer'> | undefined> {
  const [row] = await db.rows<HolderRow & { inspectionId: number }>(
    'published_reports.find-by-link',
    `select i.id as "inspectionId", l.id as "linkId", c.id as "contactId", c.name, c.email, c.type from report_links l
     join inspection_contacts c on c.account_id = l.account_id and c.id = l.contact_id
     join inspections i on i.account_id = l.account_id and i.id = l.inspection_id
     where l.account_id = $1 and l.token_hash = $2 and l.revoked_at is null and lower(c.email) = lower(l.sent_to)
       and ${isReadable}`,
    [accountId, hashToken(token)],
  );
  if (row === undefined) return undefined;
  const { inspectionId, type, ...holder } = row;
  return { inspectionId, holder: { ...holder, role: partyOf(type) } };
}

async function findByKey(
  db: Executor,
  accountId: number,
  reportKey: string,
): Promise<Omit<Found, 'viewer'> | undefined> {
  const [row] = await db.rows<{ id: number }>(
    'published_reports.find',
    `select i.id from inspections i where i.account_id = $1 and i.report_key = $2 and ${isReadable}`,
    [accountId, reportKey],
  );
  return row && { inspectionId: row.id, holder: null };
}
