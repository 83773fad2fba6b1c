/** Checks rows of an import: reads their cells, and looks for what they mean. Nothing is written. */
import { fieldsOf } from '#domain/import/fields-of.ts';
import type { DuplicateChoice, ImportCells, ImportKind } from '#domain/import/import-kind.ts';
import type { Store } from '#store/build-store.ts';
import type { CheckedRow } from '#store/imports/import-rows.ts';
import type { LookedRow } from './importers/importer.ts';
import { importers } from './importers/importers.ts';
import { readRow } from './read-row.ts';

type GivenRow = { number: number; cells: ImportCells };
export type NumberedRow<Row> = Row & { number: number };

/** The columns that rows of this kind have in this firm. */
export const listFields = async (store: Store, accountId: number, kind: ImportKind) =>
  fieldsOf(kind, kind === 'properties' ? await store.customFields.list(accountId, 'properties') : []);

export async function lookAtRows(
  store: Store,
  accountId: number,
  kind: ImportKind,
  given: readonly GivenRow[],
): Promise<NumberedRow<LookedRow>[]> {
  const importer = importers[kind];
  const [fields, { country }] = await Promise.all([
    listFields(store, accountId, kind),
    store.people.getAccount(accountId),
  ]);
  const read = given.map(({ cells }) => readRow({ fields, country }, importer, cells));
  const looked = await importer.look(store, accountId, read);
  return looked.map((row, at) => ({ ...row, number: given[at]?.number ?? 0 }));
}

/** As the store keeps them. */
export function toKept(
  { number, cells, faults, key, duplicate }: NumberedRow<LookedRow>,
  choice: DuplicateChoice | null,
): CheckedRow {
  return {
    number,
    cells,
    faults,
    key,
    duplicateId: duplicate?.id ?? null,
    duplicateLabel: duplicate?.label ?? null,
    choice,
  };
}
