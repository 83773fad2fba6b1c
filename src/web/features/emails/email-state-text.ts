/** The state of an e-mail in plain words. */
import type { Email } from '#web/queries/generated/types.gen.ts';
import { wallText } from '#web/ui/time/time-zone.ts';

export function emailStateText({ state, attempts, failure, sent_at }: Email): string {
  const why = `tried ${attempts === 1 ? 'once' : `${attempts} times`}${failure === null ? '' : `: ${failure}`}`;
  switch (state) {
    case 'sent':
      return `Sent ${wallText(sent_at) ?? ''}`.trim();
    case 'kept':
      return 'Kept here';
    case 'failed':
      // It was kept until then.
      return attempts === 0 ? 'Not sent: too old when a mail server was set' : `Not sent, ${why}`;
    default:
      return attempts === 0 ? 'Waiting' : `Not sent yet, ${why}`;
  }
}
