/** The photographs that wait for a place, of the rooms and of the report itself. */
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { listReportAttachmentsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';
import type { Editor } from '../editor.ts';
import { burstsOf, listToPlace, type ToPlace } from './to-place.ts';

type Moved = { done: ReadonlySet<number>; returning: readonly ToPlace[] };

export function useBursts({ report, home, coverId }: Editor, { done, returning }: Moved) {
  const path = { inspection_id: Number(home) };
  // Those of before would be shown for a moment where they are not any more.
  const ofReport = useQuery({ ...listReportAttachmentsOptions({ path }), gcTime: 0 });
  const { data } = ofReport;
  // Drawn with each change of the rooms' photos.
  useSyncExternalStore(
    (listener) => report.subscribe('rooms', listener),
    () => filesOf(report),
  );
  const bursts = burstsOf(listToPlace(report, { ofReport: data ?? [], done, returning, coverId }));
  return { bursts, ofReport };
}

const filesOf = (report: ReportStore): string =>
  report
    .roomIds()
    .flatMap((id) => report.room(id)?.attachments ?? [])
    .map(({ url, description }) => `${url} ${description}`)
    .join('\n');
