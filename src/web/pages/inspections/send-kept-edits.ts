/** Sends edits of reports that are not open, on whatever page of the app somebody is. */
import { startOutboxRunner } from '#web/report/sync/outbox-runner.ts';

export const sendKeptEdits = (): (() => void) => startOutboxRunner();
