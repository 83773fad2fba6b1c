/** Sealed versions of finished reports: each completion adds one, and nothing changes one. */
import { isPublished } from '#domain/inspection-state.ts';
import type { Executor } from '../database/database.ts';
import type { InspectionRow } from '../inspections/inspection-columns.ts';
import { buildInspectionStore } from '../inspections/inspections.ts';
import { compareVersions } from './compare-versions.ts';
import { type CorrectionSheet, readCorrectionSheets } from './correction-sheets.ts';
import { type AuthoredDifference, findAuthors } from './corrections.ts';
import type { PrintedFacts } from './printed-facts.ts';
import { type SealedRow, sealReport } from './seal-report.ts';
import { findStandingOfCompletion, takeBackVersion } from './take-back.ts';
import { signHead } from './tree-heads.ts';
import { issuedOf, readVersions, type SealedReport } from './version-rows.ts';

/** A version whose content is there. */
export type ReadVersion = { row: Pick<SealedRow, 'sealedAt'>; facts: PrintedFacts };

export const buildReportVersionStore = (db: Executor) => {
  const versions = readVersions(db);

  return {
    ...versions,

    /** Inside the transaction that completes the report. */
    seal: (inspection: InspectionRow, by: number): Promise<void> => sealReport(db, inspection, { by }),

    /** Whether the completion can still be taken back. */
    findStandingOfCompletion: (accountId: number, inspectionId: number) =>
      findStandingOfCompletion(db, accountId, inspectionId),

    /** Inside the transaction that takes the completion back, with the inspection locked; where it is late, that one must fail. */
    takeBack: (accountId: number, inspectionId: number) => takeBackVersion(db, accountId, inspectionId),

    /** The log as it stands now, signed by the installation. */
    signHead: (accountId: number, publicUrl: string): Promise<string> => signHead(db, accountId, publicUrl),

    /** The newest of a finished report. One that was finished before versions were sealed is sealed now. */
    findOrSeal: async ({ accountId, id }: Pick<InspectionRow, 'accountId' | 'id'>): Promise<SealedReport | null> => {
      const found = await versions.findLatest(accountId, id);
      if (found !== null) return found;
      await db.transaction(async (tx) => {
        const inspection = await buildInspectionStore(tx).lock({ accountId, clientId: null }, id);
        if (isPublished(inspection)) await sealReport(tx, inspection, { by: null });
      });
      return versions.findLatest(accountId, id);
    },

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

    /** The sheets of corrections of a report, newest first; none where it was never corrected. */
    listSheets: async (
      inspection: Pick<InspectionRow, 'accountId' | 'propertyId' | 'id'>,
      wanted: { of: 'all' | 'newest'; reach: boolean },
    ): Promise<CorrectionSheet[]> => {
      const { accountId, id } = inspection;
      const rows = issuedOf(await versions.list(accountId, id));
      // Most reports are never corrected.
      if (rows.length < 2) return [];
      const find = (row: (typeof rows)[number]) => versions.findFacts(accountId, row);
      return readCorrectionSheets(db, inspection, { ...wanted, rows, find });
    },
  };
};
