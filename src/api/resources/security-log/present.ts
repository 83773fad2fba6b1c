/** Events of the security log on the wire, and as lines of a table for other programs. */
import { securityEventWords } from '#domain/security-event.ts';
import type { Store } from '#store/build-store.ts';
import type { SecurityEventRow } from '#store/access/security-log.ts';

const person = 'person';
const startsFormula = /^\s*[=+\-@]|^[\t\r\n]/;

/** People by the names that they have now. */
export async function buildEventPresenter(store: Store, accountId: number, rows: readonly SecurityEventRow[]) {
  const ids = rows.flatMap(({ actorId, subjectType, subjectId }) => [
    actorId,
    subjectType === person ? subjectId : null,
  ]);
  const names = await store.securityLog.listNames(accountId, [...new Set(ids.filter((id) => id !== null))]);
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
  return (row: SecurityEventRow) => ({
    id: row.id,
    at: row.createdAt,
    kind: row.kind,
    description: securityEventWords[row.kind] ?? row.kind,
    actor: { id: row.actorId, name: nameOf(row.actorId) },
    application: row.application,
    subject:
      row.subjectType === null || row.subjectId === null
        ? null
        : {
            type: row.subjectType,
            id: row.subjectId,
            name: row.subjectType === person ? nameOf(row.subjectId) : null,
          },
    address: row.address,
    browser: row.browser,
    facts: row.facts,
  });
}

type Presented = ReturnType<Awaited<ReturnType<typeof buildEventPresenter>>>;

type Cell = string | number | null | undefined;

const columns: [heading: string, cell: (event: Presented) => Cell][] = [
  ['at', ({ at }) => at],
  ['kind', ({ kind }) => kind],
  ['description', ({ description }) => description],
  ['actor id', ({ actor }) => actor.id],
  ['actor', ({ actor }) => actor.name],
  ['application', ({ application }) => application],
  ['subject type', ({ subject }) => subject?.type],
  ['subject id', ({ subject }) => subject?.id],
  ['subject', ({ subject }) => subject?.name],
  ['address', ({ address }) => address],
  ['browser', ({ browser }) => browser],
  ['facts', ({ facts }) => (Object.keys(facts).length === 0 ? null : JSON.stringify(facts))],
];

export const csvHeading = csvLine(columns.map(([heading]) => heading));

export function csvLineOf(event: Presented): string {
  return csvLine(columns.map(([, cell]) => cell(event)));
}

/** RFC 4180. A cell that a spreadsheet would read as a formula begins with an apostrophe instead. */
function csvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => csvCell(cell == null ? '' : String(cell))).join(',')}\r\n`;
}

export function csvCell(text: string): string {
  const harmless = startsFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
