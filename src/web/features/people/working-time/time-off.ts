/** Time off as the service keeps it: a list of spans of days, each with a reason or none. */
import { dateText } from '#web/ui/time/date-text.ts';

/** Both days are `2027-02-03`, and both are off. */
export type Away = { from: string; to: string; reason: string | null };
type Days = Pick<Away, 'from' | 'to'>;

export const isSameTime = (one: Away, other: Away): boolean =>
  one.from === other.from && one.to === other.to && one.reason === other.reason;

/** In the order of their days; one that is there already is not there twice. */
export const withAway = (all: readonly Away[], away: Away): Away[] =>
  [...all.filter((one) => !isSameTime(one, away)), away].sort((one, other) => one.from.localeCompare(other.from));

/** The next first, and of those that are over the latest first. */
export function comingFirst(all: readonly Away[], today: string): { coming: Away[]; past: Away[] } {
  const ordered = [...all].sort((one, other) => one.from.localeCompare(other.from));
  return {
    coming: ordered.filter(({ to }) => to >= today),
    past: ordered.filter(({ to }) => to < today).reverse(),
  };
}

/** `Wed 3 Feb 2027`, `Wed 3 Feb 2027 to Fri 5 Feb 2027` */
export const daysText = ({ from, to }: Days): string =>
  from === to ? dateText(from) : `${dateText(from)} to ${dateText(to)}`;

/** For the middle of a sentence: `on Wed 3 Feb 2027`, `from Wed 3 Feb 2027 to Fri 5 Feb 2027`. */
export const whenText = (days: Days): string => `${days.from === days.to ? 'on' : 'from'} ${daysText(days)}`;
