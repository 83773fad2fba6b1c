import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  getInspectionOptions,
  listInspectionsOptions,
  listPdfsOptions,
  listPropertyAuditOptions,
  listReportVersionsOptions,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { getInspection, updateInspection } from '#web/queries/generated/sdk.gen.ts';
import { startLiveChanges } from '#web/queries/live/live-changes.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { givenReportOnService } from './testing/given-editor.tsx';

test('a change of one inspection is fetched where it shows, and not by the pages of others', async () => {
  const other = await givenReportOnService({ rooms: [] });
  const own = await givenReportOnService({ rooms: [] });
  const stops = [startLiveChanges(crypto.randomUUID())];
  const counts: Record<string, number> = {};
  const watch = (name: string, options: unknown): void => {
    const { queryKey, queryFn } = options as QueryObserverOptions & { queryFn: (given: unknown) => Promise<unknown> };
    const counted = (given: unknown) => {
      counts[name] = (counts[name] ?? 0) + 1;
      return queryFn(given);
    };
    stops.push(new QueryObserver(queryClient, { queryKey, queryFn: counted }).subscribe(() => undefined));
  };
  for (const [whose, { inspectionId }] of Object.entries({ own, other })) {
    const path = { inspection_id: inspectionId };
    const { data } = await getInspection({ path, auth: () => own.managerToken, throwOnError: true });
    watch(`${whose} inspection`, getInspectionOptions({ path }));
    watch(`${whose} PDFs`, listPdfsOptions({ path }));
    watch(`${whose} versions`, listReportVersionsOptions({ path }));
    watch(`${whose} trail`, listPropertyAuditOptions({ path: { property_id: data.property.id } }));
  }
  watch('the list', listInspectionsOptions());
  await expect.poll(() => [Object.keys(counts).length, queryClient.isFetching()]).toEqual([9, 0]);
  const change = async (ref: string) => {
    const before = { ...counts };
    const wanted = { path: { inspection_id: own.inspectionId }, body: { ref } };
    await updateInspection({ ...wanted, auth: () => own.managerToken, throwOnError: true });
    await expect.poll(() => counts['own inspection']).toBeGreaterThan(before['own inspection'] ?? 0);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    return before;
  };
  // The feed begins with what happened before: once it has told of this, it has told of the other inspection.
  await change('Moved');
  const before = await change('Moved again');
  const again = Object.keys(counts).filter((name) => counts[name] !== before[name]);
  expect(again.toSorted()).toEqual(['own PDFs', 'own inspection', 'own trail', 'the list']);
  for (const stop of stops) stop();
});
