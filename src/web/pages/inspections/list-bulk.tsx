/** The bar for the inspections that are selected in the list: loaded with the first of them. */
import { BulkBar } from '#web/features/bulk-changes/bulk-bar.tsx';
import { filterOf } from '#web/features/bulk-changes/bulk-selection.ts';
import { exportInspections } from '#web/features/inspections/export-inspections.ts';
import { inspectionQuery, type InspectionSearch } from '#web/features/inspections/inspection-search.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import type { ListAnswer } from '#web/ui/table/list-answer.ts';
import { useKeptColumns } from '#web/ui/table/use-kept-columns.ts';
import type { List } from '#web/ui/table/use-list.ts';
import { today } from '#web/ui/time/time-zone.ts';

// A file of its own would be one more for the list to know of.
export { readPage } from './read-page.ts';

type Props = {
  list: List<InspectionSearch>;
  answer: ListAnswer<Inspection>;
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
};

export function ListBulk({ list, answer, selected, onSelect }: Props) {
  const query = inspectionQuery(list.search, today());
  const [chosen] = useKeptColumns('inspections');
  return (
    <BulkBar
      selected={selected}
      onSelect={onSelect}
      rows={answer.data}
      // Those that are not ready are found here, not by the service: it could not take all of them.
      {...(!list.search.isNotReady && {
        matching: { total: answer.pagination.totalRecords, filter: filterOf(query) },
      })}
      onExport={(rows) => exportInspections(rows === 'all' ? { query } : { rows }, chosen)}
    />
  );
}
