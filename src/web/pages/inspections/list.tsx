/** /inspections. Page, filters, sort and columns live in the URL, so Back, reload and a shared link all work. */
import { useQuery } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { inspectionColumns } from '#web/features/inspections/inspection-columns.tsx';
import { InspectionFilters } from '#web/features/inspections/inspection-filters.tsx';
import {
  type InspectionSearch,
  isFiltered,
  readInspectionSearch,
  withoutFilters,
  writeInspectionSearch,
} from '#web/features/inspections/inspection-search.ts';
import { fullAddress, shortTypeName } from '#web/features/inspections/inspection-text.ts';
import { paths } from '#web/paths.ts';
import { useCan, useSession } from '#web/session/session.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ColumnChoice } from '#web/ui/table/column-choice.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { Pager } from '#web/ui/table/pager.tsx';
import { PastTheEnd } from '#web/ui/table/past-the-end.tsx';
import { TableSkeleton } from '#web/ui/table/table-skeleton.tsx';
import { inspectionListOptions } from './list-loader.ts';

export function Component() {
  const [params, setParams] = useSearchParams();
  const search = readInspectionSearch(params);
  const { data, isPlaceholderData } = useQuery({ ...inspectionListOptions(params), throwOnError: true });
  const { isManager } = useSession();
  const canBook = useCan('inspections.write') && isManager;

  /** Typing into a filter is one step back, not one for each letter. */
  function change(next: InspectionSearch, replace = next.page === search.page || next.page === 1) {
    setParams(writeInspectionSearch(next), { replace });
  }

  return (
    <Page
      title="Inspections"
      layout="fill"
      toolbar={
        <InspectionFilters
          search={search}
          onChange={change}
          end={
            <ColumnChoice
              columns={inspectionColumns}
              value={search.columns}
              onChange={(columns) => change({ ...search, columns })}
            />
          }
        />
      }
    >
      {data === undefined ? (
        <TableSkeleton columns={inspectionColumns} rows={20} />
      ) : (
        <>
          <DataTable
            label="Inspections"
            rows={data.data}
            columns={inspectionColumns}
            rowId={({ id }) => String(id)}
            rowName={({ property, type }) => `${shortTypeName(type)}, ${fullAddress(property.address)}`}
            rowHref={({ id }) => paths.inspection(id)}
            sort={search.sort}
            onSort={(sort) => change({ ...search, sort: sort as InspectionSearch['sort'], page: 1 })}
            shownColumns={search.columns}
            isStale={isPlaceholderData}
            empty={
              data.pagination.totalRecords > 0 ? (
                <PastTheEnd
                  page={search.page}
                  totalPages={data.pagination.totalPages}
                  onPage={(page) => change({ ...search, page }, false)}
                />
              ) : (
                <NoInspections search={search} canBook={canBook} onChange={change} />
              )
            }
          />
          <Pager
            noun="inspections"
            page={search.page}
            perPage={data.pagination.perPage}
            totalPages={data.pagination.totalPages}
            totalRecords={data.pagination.totalRecords}
            onPage={(page) => change({ ...search, page }, false)}
            onPerPage={(perPage) => change({ ...search, perPage, page: 1 })}
          />
        </>
      )}
    </Page>
  );
}

type NoneProps = { search: InspectionSearch; canBook: boolean; onChange: (search: InspectionSearch) => void };

function NoInspections({ search, canBook, onChange }: NoneProps) {
  if (isFiltered(search)) {
    return (
      <EmptyState
        icon={<ClipboardList />}
        title="No inspection matches."
        action={<Button onClick={() => onChange(withoutFilters(search))}>Show all inspections</Button>}
      >
        Loosen a filter, or look for fewer words.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<ClipboardList />}
      title="No inspections yet."
      action={
        canBook && (
          <ButtonLink to={paths.newInspection()} variant="primary">
            New inspection
          </ButtonLink>
        )
      }
    >
      Book the first one: a property, a date, and who goes there.
    </EmptyState>
  );
}
