/** The stretches of recordings that the texts of an item were typed to, between the wire and the database. */
import type * as z from 'zod';
import type { ItemChange } from '#contract/report.ts';
import { spokenFields, type SpokenFields } from '#domain/dictation/spoken.ts';
import type { Viewer } from '#domain/viewer.ts';
import type { Store } from '#store/build-store.ts';
import type { ReportHome } from '#store/reports/report-standing.ts';

type Given = z.output<typeof ItemChange>['spoken'];

/** Without recordings that are not of the report: one may have been deleted while somebody typed without a line. */
export async function acceptSpoken(
  store: Pick<Store, 'attachments' | 'reports'>,
  viewer: Viewer,
  home: ReportHome,
  given: Given,
): Promise<SpokenFields> {
  const wanted = spokenFields.flatMap((field) => {
    const spoken = given?.[field];
    if (spoken === undefined) return [];
    const { attachment_id: recordingId, from, to } = spoken;
    return [{ field, spoken: { recordingId, from: Math.min(from, to), to: Math.max(from, to) } }];
  });
  if (wanted.length === 0) return {};
  const { reportId } = await store.reports.getStanding(viewer, home);
  const ids = wanted.map(({ spoken }) => spoken.recordingId);
  const known = new Set(await store.attachments.listRecordings(viewer.accountId, reportId, ids));
  const kept = wanted.filter(({ spoken }) => known.has(spoken.recordingId));
  return Object.fromEntries(kept.map(({ field, spoken }) => [field, spoken]));
}

/** The member of an item; none where nothing of it was typed to a recording. */
export function presentSpoken(kept: SpokenFields) {
  const spoken = Object.entries(kept).map(([field, { recordingId, from, to }]) => [
    field,
    { attachment_id: recordingId, from, to },
  ]);
  return spoken.length === 0 ? {} : { spoken: Object.fromEntries(spoken) };
}
