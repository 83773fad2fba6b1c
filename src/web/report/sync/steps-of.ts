/** The steps of a report, fetched by themselves: pages without a report need them seldom. */
import type { ReportRequests } from '#web/report/requests/report-requests.ts';
import type { StepsOf } from './steps.ts';

export async function stepsOf(requests: ReportRequests): Promise<StepsOf> {
  const { Steps } = await import('./steps.ts');
  return { ids: requests.ids, open: (parts) => new Steps(parts, requests) };
}
