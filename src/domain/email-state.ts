/** How far an e-mail is on its way. */

/** From when it is written: a mail server that is away over a weekend gets it on Monday. */
export const DAYS_TRIED = 3;

export const emailStates = ['sent', 'waiting', 'failed', 'kept'] as const;
export type EmailState = (typeof emailStates)[number];

type Way = { createdAt: string; sentAt: string | null };

/** Without a mail server nothing is waited for: whatever has not gone is kept. */
export function emailState({ createdAt, sentAt }: Way, isServerSet: boolean, now: number): EmailState {
  if (sentAt !== null) return 'sent';
  if (!isServerSet) return 'kept';
  return Date.parse(createdAt) > now - DAYS_TRIED * 86_400_000 ? 'waiting' : 'failed';
}
