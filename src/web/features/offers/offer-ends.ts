/** The moments at which an offer may end, and an offer in words. */
import { dateTimeText } from '#web/ui/time/date-text.ts';

export type EndChoice = { value: string; label: string };

const HOUR = 3_600_000;
const spans: readonly [hours: number, words: string][] = [
  [1, 'In an hour'],
  [4, 'In four hours'],
  [24, 'In a day'],
  [72, 'In three days'],
];

/** `conductDate`: when the visit is, which it does not outlast; null while no date is agreed. */
export function endChoices(conductDate: string | null, now: number): EndChoice[] {
  const begins = conductDate === null ? Infinity : Date.parse(conductDate);
  const choices = spans
    .map(([hours, words]) => ({ at: now + hours * HOUR, words }))
    .filter(({ at }) => at <= begins)
    .map(({ at, words }) => choiceOf(at, words));
  return choices.length > 0 || begins <= now ? choices : [choiceOf(begins, 'When the visit begins')];
}

function choiceOf(at: number, words: string): EndChoice {
  const value = new Date(at).toISOString();
  return { value, label: `${words}, ${untilText(value)}` };
}

/** The one that is chosen at first: enough for somebody who is on the road. */
export const usualEnd = (choices: readonly EndChoice[]): string => (choices[1] ?? choices[0])?.value ?? '';

export const untilText = (endsAt: string): string => dateTimeText(endsAt, { isShort: true });
