/** Starts the list's data while the page's script is still on its way. */
import { keepPreviousData } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { propertyQuery, propertyUrl } from '#web/features/properties/property-search.ts';
import { listPropertiesOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';

export function propertyListOptions(params: URLSearchParams) {
  const options = listPropertiesOptions({ query: propertyQuery(propertyUrl.read(params)) });
  return { ...options, placeholderData: keepPreviousData };
}

export function loadPropertyList({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  void queryClient.prefetchQuery(propertyListOptions(new URL(request.url).searchParams));
  return null;
}
