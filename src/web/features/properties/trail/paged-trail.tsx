/**
 * The audit trail of a property page by page, or only the entries about one of its inspections; page and filters are in
 * the URL.
 */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { allStaffOptions } from '#web/queries/every-page.ts';
import { listPropertyAuditOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { listPropertyAudit } from '#web/queries/generated/sdk.gen.ts';
import type { AuditEntry } from '#web/queries/generated/types.gen.ts';
import { exportOf } from '#web/queries/list-export.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ExportMenu } from '#web/ui/table/export/export-menu.tsx';
import type { ListExport } from '#web/ui/table/export/list-export.ts';
import { Pager } from '#web/ui/table/pager.tsx';
import { useList } from '#web/ui/table/use-list.ts';
import styles from './audit-trail.module.css';
import { AuditTrail } from './audit-trail.tsx';
import { inspectionText, type Names } from './audit-words.ts';
import { useMeterNames } from './meter-names.ts';
import { propertyInspectionsOptions } from '../property-inspections.ts';
import { trailColumns } from './trail-columns.ts';
import { TrailFilters } from './trail-filters.tsx';
import { trailFilter, trailUrl } from './trail-search.ts';

type Props = { propertyId: number; inspectionId?: number };

export function PagedTrail({ propertyId, inspectionId }: Props) {
  const list = useList(trailUrl);
  const { page } = list.search;
  const path = { property_id: propertyId };
  const filter = { ...trailFilter(list.search), ...(inspectionId !== undefined && { inspection_id: inspectionId }) };
  const { data } = useQuery({
    ...listPropertyAuditOptions({ path, query: { page, ...filter } }),
    placeholderData: keepPreviousData,
    throwOnError: whenEmpty,
  });
  const exporting = exportOf(
    'audit_entries',
    async (part) => (await listPropertyAudit({ path, query: { ...filter, ...part }, throwOnError: true })).data,
    'trail',
  );
  if (data === undefined) return <Skeleton height="12rem" />;
  return (
    <>
      <div className={styles.bar}>
        <search className={styles.filters} aria-label="Filter the trail">
          <TrailFilters list={list} propertyId={propertyId} isOfOneInspection={inspectionId !== undefined} />
          {list.isFiltered && (
            <Button variant="quiet" onClick={list.showAll}>
              Clear all
            </Button>
          )}
        </search>
        <ExportTrail propertyId={propertyId} exporting={exporting} />
      </div>
      {data.data.length === 0 && list.isFiltered && (
        <EmptyState title="No entry matches." action={<Button onClick={list.showAll}>Show all entries</Button>}>
          Loosen a filter, or look at more days.
        </EmptyState>
      )}
      <AuditTrail entries={data.data} propertyId={propertyId} inspectionId={inspectionId} />
      <Pager
        {...data.pagination}
        noun="entries"
        page={page}
        onPage={(next) => list.change({ page: next }, { asStep: true })}
      />
    </>
  );
}

type ExportProps = { propertyId: number; exporting: ListExport<AuditEntry> };

/** The file names people and inspections as the screen does. */
function ExportTrail({ propertyId, exporting }: ExportProps) {
  const { data: staff = [] } = useQuery(allStaffOptions());
  const { data: booked } = useQuery(propertyInspectionsOptions(propertyId));
  const people: Names = new Map(staff.map(({ id, name }) => [id, name]));
  const inspections: Names = new Map(booked?.data.map((one) => [one.id, inspectionText(one)]));
  const meters = useMeterNames(propertyId, true);
  return <ExportMenu columns={trailColumns({ people, inspections, meters })} exporting={exporting} />;
}
