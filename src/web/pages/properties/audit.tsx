/** /properties/<id>/audit?page=2: the trail, for the property's lifetime. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { AuditTrail } from '#web/features/properties/audit-trail.tsx';
import { listPropertyAuditOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { Pager } from '#web/ui/pager.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useProperty } from './property.tsx';

export function Component() {
  const { id } = useProperty();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1);
  const { data } = useQuery({
    ...listPropertyAuditOptions({ path: { property_id: id }, query: { page } }),
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
