/**
 * The audit trail of a property page by page, or only the entries about one of its inspections; the page is in the URL.
 */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listPropertyAuditOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Pager } from '#web/ui/table/pager.tsx';
import { usePageNumber } from '#web/ui/table/use-page-number.ts';
import { AuditTrail } from './audit-trail.tsx';

export function PagedTrail({ propertyId, inspectionId }: { propertyId: number; inspectionId?: number }) {
  const [page, go] = usePageNumber();
  const { data } = useQuery({
    ...listPropertyAuditOptions({
      path: { property_id: propertyId },
      query: { page, ...(inspectionId !== undefined && { inspection_id: inspectionId }) },
    }),
    placeholderData: keepPreviousData,
    throwOnError: whenEmpty,
  });
  if (data === undefined) return <Skeleton height="12rem" />;
  return (
    <>
      <AuditTrail entries={data.data} propertyId={propertyId} inspectionId={inspectionId} />
      <Pager {...data.pagination} noun="entries" page={page} onPage={go} />
    </>
  );
}
