/** /properties/<id>/inspections: the timeline. */
import { useQuery } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { InspectionTimeline } from '#web/features/properties/inspection-timeline.tsx';
import { propertyInspectionsOptions } from '#web/features/properties/property-inspections.ts';
import { queryClient, whenEmpty } from '#web/queries/query-client.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useProperty } from './property.tsx';

export function loader({ params }: LoaderFunctionArgs): null {
  void queryClient.prefetchQuery(propertyInspectionsOptions(Number(params['propertyId'])));
  return null;
}

export function Component() {
  const { id } = useProperty();
  const { data } = useQuery({ ...propertyInspectionsOptions(id), throwOnError: whenEmpty });
  if (data === undefined) return <Skeleton height="12rem" />;
  if (data.data.length === 0) {
    return (
      <EmptyState icon={<ClipboardList />} title="No inspections yet.">
        The first report of a property sets the names that every later one keeps.
      </EmptyState>
    );
  }
  return <InspectionTimeline inspections={data.data} />;
}
