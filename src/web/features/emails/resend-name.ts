/** The label of the button that sends an e-mail again; undefined when there is nothing to send. */
import type { Email } from '#web/queries/generated/types.gen.ts';

export function resendName({ state, attempts }: Pick<Email, 'state' | 'attempts'>): string | undefined {
  if (state === 'sent') return 'Send to another address';
  // One that has never been tried is about to be.
  return state === 'failed' || (state === 'waiting' && attempts > 0) ? 'Send again' : undefined;
}
