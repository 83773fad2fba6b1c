/** /inspections/<id>/history: the part of the property's audit trail that is about this inspection. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { AuditTrail } from '#web/features/properties/audit-trail.tsx';
import { listPropertyAuditOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { Pager } from '#web/ui/pager.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useInspection } from './inspection.tsx';

export function Component() {
  const { id, property } = useInspection();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1);
  const { data } = useQuery({
    ...listPropertyAuditOptions({ path: { property_id: property.id }, query: { page, inspection_id: id } }),
    placeholderData: keepPreviousData,
    throwOnError: true,
  });
  if (data === undefined) return <Skeleton height="12rem" />;
  const { perPage, totalPages, totalRecords } = data.pagination;
  return (
    <>
      <AuditTrail entries={data.data} />
      <Pager
        noun="entries"
        page={page}
        perPage={perPage}
        totalPages={totalPages}
        totalRecords={totalRecords}
        onPage={(next) => setParams(next === 1 ? {} : { page: String(next) })}
      />
    </>
  );
}
