/** The requests of a report, wherever it is at home. Those of templates are loaded when one is opened. */
import { type ReportHome, templateIdOf } from '#web/report/model/report-home.ts';
import { requestsOfInspection } from './inspection-requests.ts';
import type { ReportRequests } from './report-requests.ts';

export async function requestsOf(home: ReportHome): Promise<ReportRequests> {
  if (typeof home === 'number') return requestsOfInspection(home);
  const { requestsOfTemplate } = await import('./template-requests.ts');
  return requestsOfTemplate(templateIdOf(home));
}
