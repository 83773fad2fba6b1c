/** Starts the list's data while the page's script is still on its way. */
import { keepPreviousData } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { inspectionQuery, inspectionUrl } from '#web/features/inspections/inspection-search.ts';
import { listInspectionsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { today } from '#web/ui/time/time-zone.ts';

export function inspectionListOptions(params: URLSearchParams) {
  const options = listInspectionsOptions({ query: inspectionQuery(inspectionUrl.read(params), today()) });
  return { ...options, placeholderData: keepPreviousData };
}

export function loadInspectionList({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  void queryClient.prefetchQuery(inspectionListOptions(new URL(request.url).searchParams));
  return null;
}
