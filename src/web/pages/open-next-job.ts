/** From everywhere to the next report to type: fetched when somebody presses Ctrl J. */
export { openNextJob } from '#web/features/inspections/jobs/next-job.ts';
