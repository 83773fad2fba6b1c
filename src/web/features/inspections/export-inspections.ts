/** Saves inspections as a table, with the columns that somebody has in their list. */
import { errorText } from '#web/queries/api-error.ts';
import { listInspections } from '#web/queries/generated/sdk.gen.ts';
import type { Inspection, ListInspectionsData } from '#web/queries/generated/types.gen.ts';
import { exportOf } from '#web/queries/list-export.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { exportList } from '#web/ui/table/export/list-export.ts';
import { columnsToShow } from '#web/ui/table/use-list-table.ts';
import { inspectionColumns } from './inspection-columns.tsx';

/** These as they were seen, or all of a list. */
export type Exported = { rows: readonly Inspection[] } | { query: NonNullable<ListInspectionsData['query']> };

export async function exportInspections(exported: Exported, chosen: readonly string[] | undefined): Promise<void> {
  const shown = columnsToShow(inspectionColumns, chosen);
  const columns = shown.flatMap((id) => inspectionColumns.find((column) => column.id === id) ?? []);
  const exporting = exportOf('inspections', async (page) =>
    'rows' in exported
      ? onePage(exported.rows)
      : (await listInspections({ query: { ...exported.query, ...page } })).data,
  );
  try {
    const wanted = { format: 'csv', columns, onProgress: () => undefined } as const;
    announce(`${await exportList(exporting, wanted)} rows were saved.`);
  } catch (error) {
    showToast({ tone: 'failed', text: `The selection was not saved. ${errorText(error)}` });
  }
}

const onePage = (rows: readonly Inspection[]) => ({
  data: [...rows],
  pagination: { perPage: rows.length, totalPages: 1, totalRecords: rows.length },
});
