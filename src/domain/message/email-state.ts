/**
 * The states of an e-mail on its way.
 *
 *     waiting ──────────────────────▶ sent
 *        │ ▲
 *        │ └── sent again
 *        ▼
 *     failed   after three days, or at once when the mail server knows no such address
 *
 * Without a mail server, e-mails that were not sent are kept.
 */

/** Long enough for a mail server that is away over a weekend: it gets the e-mail on Monday. */
export const DAYS_TRIED = 3;

export const emailStates = ['sent', 'waiting', 'failed', 'kept'] as const;
export type EmailState = (typeof emailStates)[number];

type Way = { sentAt: string | null; triedUntil: string };

export function emailState({ sentAt, triedUntil }: Way, isServerSet: boolean, now: number): EmailState {
  if (sentAt !== null) return 'sent';
  if (!isServerSet) return 'kept';
  return Date.parse(triedUntil) > now ? 'waiting' : 'failed';
}
