import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { getInspectionOptions, listReportCommentsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { updateInspection } from '#web/queries/generated/sdk.gen.ts';
import { startLiveChanges } from '#web/queries/live/live-changes.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { givenReportOnService } from './testing/given-editor.tsx';

test('a page that begins to listen fetches again only what has changed', async () => {
  const { inspectionId, managerToken } = await givenReportOnService({ rooms: [] });
  const path = { inspection_id: inspectionId };
  const fetched = { inspection: 0, comments: 0 };
  const stops = [
    new QueryObserver(queryClient, getInspectionOptions({ path })).subscribe(
      ({ isFetching }) => (fetched.inspection += Number(isFetching)),
    ),
    new QueryObserver(queryClient, listReportCommentsOptions({ path })).subscribe(
      ({ isFetching }) => (fetched.comments += Number(isFetching)),
    ),
  ];
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  const before = { ...fetched };
  await updateInspection({ path, body: { ref: 'Moved' }, auth: () => managerToken, throwOnError: true });
  stops.push(startLiveChanges(crypto.randomUUID()));
  await expect.poll(() => fetched.inspection).toBeGreaterThan(before.inspection);
  expect(fetched.comments).toBe(before.comments);
  for (const stop of stops) stop();
});
