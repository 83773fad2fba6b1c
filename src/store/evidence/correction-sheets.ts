/** Sheets of corrections: for each sealed version but the first, its differences from the one before it. */
import { types } from '#domain/inspection-type.ts';
import type { Executor } from '../database/database.ts';
import type { InspectionRow } from '../inspections/inspection-columns.ts';
import { compareVersions, type Hidden } from './compare-versions.ts';
import { type AuthoredDifference, findAuthors } from './corrections.ts';
import type { Correction, PrintedFacts } from './printed-facts.ts';
import type { VersionRow } from './version-rows.ts';

export type CorrectionSheet = {
  number: number;
  previous: number;
  sealedAt: string;
  sealedByName: string | null;
  correction: Correction | null;
  differences: AuthoredDifference[];
};

/** The means to reach the parties, which not everybody who hears of a correction is told. */
const ofReach = new Set(['contact.email', 'contact.phone']);

/** Left out for its readers: what the firm's reports do not show, and how to reach the others in an e-mail. */
function hiddenIn({ inspection, contents }: PrintedFacts, { reach }: { reach: boolean }): Hidden {
  const showsReach = reach && (contents.tenantContact ?? false);
  const showsResponsibility = inspection.type !== types.checkOut || contents.showResponsibility !== false;
  return (kind, field) =>
    kind === 'contents' ||
    (!showsReach && ofReach.has(`${kind}.${field}`)) ||
    (!showsResponsibility && kind === 'action' && field === 'responsibility');
}

type Wanted = {
  rows: readonly VersionRow[];
  find: (row: VersionRow) => Promise<PrintedFacts | null>;
  /** Every sheet, or the newest alone. */
  of: 'all' | 'newest';
  /** Whether the means to reach the parties are among the differences. */
  reach: boolean;
};

/** Newest first. A version that is gone, by the rules of retention, is compared with none. */
export async function readCorrectionSheets(
  db: Executor,
  { accountId, propertyId }: Pick<InspectionRow, 'accountId' | 'propertyId'>,
  { rows, find, of, reach }: Wanted,
): Promise<CorrectionSheet[]> {
  const sheets: CorrectionSheet[] = [];
  const [latest, ...earlier] = rows.toReversed();
  if (latest === undefined) return [];
  let [row, facts] = [latest, await find(latest)];
  for (const before of of === 'all' ? earlier : earlier.slice(0, 1)) {
    const was = await find(before);
    if (facts !== null && was !== null) {
      const between = { propertyId, from: before.sealedAt, until: row.sealedAt };
      sheets.push({
        number: row.number,
        previous: before.number,
        sealedAt: row.sealedAt,
        sealedByName: row.sealedByName,
        correction: facts.correction ?? null,
        differences: await findAuthors(db, accountId, between, compareVersions(was, facts, hiddenIn(facts, { reach }))),
      });
    }
    [row, facts] = [before, was];
  }
  return sheets;
}
