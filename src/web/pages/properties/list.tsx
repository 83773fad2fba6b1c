/** /properties. Page, filters and columns live in the URL, so Back, reload and a shared link all work. */
import { useQuery } from '@tanstack/react-query';
import { Building2, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { addressText } from '#web/features/properties/address.ts';
import { clientChoices } from '#web/features/properties/client-options.ts';
import { useLastAndNext } from '#web/features/properties/last-and-next.ts';
import { propertyColumns } from '#web/features/properties/property-columns.tsx';
import { PropertyFilters } from '#web/features/properties/property-filters.tsx';
import {
  isFiltered,
  type PropertySearch,
  readPropertySearch,
  writePropertySearch,
} from '#web/features/properties/property-search.ts';
import { paths } from '#web/paths.ts';
import { everyClientOptions } from '#web/queries/every-page.ts';
import { useCan, useCanManage } from '#web/session/session.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ColumnChoice } from '#web/ui/table/column-choice.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { Pager } from '#web/ui/table/pager.tsx';
import { PastTheEnd } from '#web/ui/table/past-the-end.tsx';
import { TableSkeleton } from '#web/ui/table/table-skeleton.tsx';
import { propertyListOptions } from './list-loader.ts';

export function Component() {
  const [params, setParams] = useSearchParams();
  const search = readPropertySearch(params);
  const { data, isPlaceholderData } = useQuery({ ...propertyListOptions(params), throwOnError: true });
  const canWrite = useCanManage('properties.write');
  const rows = useLastAndNext(data?.data, useCan('inspections.read'));
  const { data: clients } = useQuery({ ...everyClientOptions(), enabled: useCan('clients.read') });
  const tags = new Set([...search.tags, ...(data?.data ?? []).flatMap((property) => property.tags)]);

  /** Typing into a filter is one step back, not one for each letter. */
  function change(next: PropertySearch, replace = next.page === search.page || next.page === 1) {
    setParams(writePropertySearch(next), { replace });
  }

  return (
    <Page
      title="Properties"
      layout="fill"
      actions={
        canWrite && (
          <ButtonLink to={paths.newProperty()} variant="primary" icon={<Plus />}>
            New property
          </ButtonLink>
        )
      }
      toolbar={
        <PropertyFilters
          search={search}
          onChange={change}
          clients={clients === undefined ? [] : clientChoices(clients)}
          tags={[...tags].toSorted()}
          end={
            <ColumnChoice
              columns={propertyColumns}
              value={search.columns}
              onChange={(columns) => change({ ...search, columns })}
            />
          }
        />
      }
    >
      {data === undefined || rows === undefined ? (
        <TableSkeleton columns={propertyColumns} rows={15} />
      ) : (
        <>
          <DataTable
            label="Properties"
            rows={rows}
            columns={propertyColumns}
            rowId={({ id }) => String(id)}
            rowName={({ address }) => addressText(address)}
            rowHref={({ id }) => paths.property(id)}
            shownColumns={search.columns}
            isStale={isPlaceholderData}
            empty={
              data.pagination.totalRecords > 0 ? (
                <PastTheEnd
                  page={search.page}
                  totalPages={data.pagination.totalPages}
                  onPage={(page) => change({ ...search, page })}
                />
              ) : (
                <NoProperties search={search} canWrite={canWrite} onChange={change} />
              )
            }
          />
          <Pager
            noun="properties"
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

type NoneProps = { search: PropertySearch; canWrite: boolean; onChange: (search: PropertySearch) => void };

function NoProperties({ search, canWrite, onChange }: NoneProps) {
  if (isFiltered(search)) {
    return (
      <EmptyState
        icon={<Building2 />}
        title="No property matches."
        action={
          <Button onClick={() => onChange({ ...search, address: '', clientIds: [], tags: [], page: 1 })}>
            Show all properties
          </Button>
        }
      >
        Every word has to occur in the address, in any order.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Building2 />}
      title="No properties yet."
      action={
        canWrite && (
          <ButtonLink to={paths.newProperty()} variant="primary">
            New property
          </ButtonLink>
        )
      }
    >
      A property holds its inspections, meters and contacts for as long as it is let.
    </EmptyState>
  );
}
