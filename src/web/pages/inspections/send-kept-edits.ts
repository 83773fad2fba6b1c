/** What was typed in reports that are not open is sent wherever in the app somebody is. */
import { startOutboxRunner } from '#web/report/sync/outbox-runner.ts';

export const sendKeptEdits = (): (() => void) => startOutboxRunner();
