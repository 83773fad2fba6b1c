/** Finished reports, found by the key of their link: the key stands for the account, as a bearer does. */
import { isPublished, states } from '#domain/inspection-state.ts';
import { notFound, Refusal } from '#domain/refusal.ts';
import type { Viewer } from '#domain/viewer.ts';
import type { Executor } from '../database/database.ts';
import { findAccountOfToken } from '../directory/token-accounts.ts';
import type { InspectionRow } from '../inspections/inspection-columns.ts';
import { buildReportKey } from '../secrets/random-token.ts';
import { buildInspectionStore } from '../inspections/inspections.ts';

const keyForm = /^[\w-]{1,100}$/;

export const buildPublishedReportStore = (db: Executor) => {
  const inspections = buildInspectionStore(db);

  /** Unknown keys, reports that were never finished and cancelled inspections: all alike. */
  const find = async (reportKey: string): Promise<{ viewer: Viewer; inspectionId: number }> => {
    const accountId = keyForm.test(reportKey) ? await findAccountOfToken(db, reportKey) : undefined;
    if (accountId === undefined) throw notFound('report');
    const [row] = await db.rows<{ id: number }>(
      'published_reports.find',
      `select id from inspections
       where account_id = $1 and report_key = $2 and cancelled_at is null
         and (state >= ${states.complete} or comments_until is not null)`,
      [accountId, reportKey],
    );
    if (row === undefined) throw notFound('report');
    return { viewer: { accountId, clientId: null }, inspectionId: row.id };
  };

  return {
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
    get: async (reportKey: string): Promise<InspectionRow> => {
      const { viewer, inspectionId } = await find(reportKey);
      return inspections.get(viewer, inspectionId);
    },

    /** The same, with its row locked until the transaction ends: it is not reopened or closed meanwhile. */
    lock: async (reportKey: string): Promise<InspectionRow> => {
      const { viewer, inspectionId } = await find(reportKey);
      const row = await inspections.lock(viewer, inspectionId);
      if (row.cancelledAt !== null) throw notFound('report');
      if (isPublished(row)) return row;
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
