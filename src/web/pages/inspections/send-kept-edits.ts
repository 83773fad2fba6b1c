/** Sends what waits of reports that are not open, on whatever page of the app somebody is. */
import { startRunner } from '#web/report/sync/runner.ts';

export const sendKeptEdits = (): (() => void) => startRunner();
