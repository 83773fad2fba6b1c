/** Whether a report has anything to listen to. */
import type { ReportStore } from '#web/report/model/report-store.ts';

const isSpoken = ({ type }: { type: string }): boolean => type === 'AUDIO';

export const hasRecordings = (report: ReportStore): boolean =>
  report.roomIds().some((id) => report.room(id)?.attachments.some(isSpoken)) ||
  report.allItems().some(({ attachments }) => attachments.some(isSpoken));
