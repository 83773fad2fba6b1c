/** The report that this one started from, fetched where there is one. */
import { getInspection } from '#web/queries/generated/sdk.gen.ts';
import { ReportStore } from '#web/report/model/report-store.ts';
import { requestsOfInspection } from '#web/report/requests/inspection-requests.ts';
import { dateTimeText } from '#web/ui/time/date-text.ts';
import type { EarlierReport } from './editor.ts';

/** By the type of the earlier inspection: words that fit above a column. */
const earlierWords: Record<number, string> = {
  1: 'At inventory',
  2: 'At check in',
  3: 'Last visit',
  4: 'At update',
  5: 'At check out',
  6: 'At check in',
  8: 'Last visit',
};
/** Without it the report can be written all the same: it may be of a property this person no longer sees. */
export async function readEarlier(id: number, signal: AbortSignal): Promise<EarlierReport | undefined> {
  try {
    const [report, { data: source }] = await Promise.all([
      requestsOfInspection(id).readReport(signal),
      getInspection({ path: { inspection_id: id }, throwOnError: true, signal }),
    ]);
    const name = earlierWords[source.type.id] ?? 'Earlier';
    const when = source.started_at ?? source.conduct_date;
    return {
      name,
      title: when === null ? name : `${name}, ${dateTimeText(when)}`,
      report: new ReportStore(id, report),
    };
  } catch {
    return undefined;
  }
}
