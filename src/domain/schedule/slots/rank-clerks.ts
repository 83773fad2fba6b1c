/** The clerks who could take a visit as it is agreed, the best first: who is free, by their way, and by who has been there. */
import { availabilityOf } from '../availability.ts';
import { outsideRemit } from '../remit.ts';
import { type ClerkDay, detourOf, type SlotWish, weights } from './find-slots.ts';

/** `from`: the minute of its day; undefined for a whole day. */
export type AgreedVisit = Omit<SlotWish, 'earliest' | 'latest' | 'near'> & {
  isDated: boolean;
  from: number | undefined;
};
export type RankedClerk = {
  clerkId: number;
  /** The obstacles, in words; none where they are free. */
  clashes: string[];
  /** Null where a way is not known, or no time is agreed. */
  detourMinutes: number | null;
  knowsProperty: boolean;
  /** On that day. */
  visits: number;
};

/** `days`: one of each clerk, that of the visit. Without a date the remit alone counts. */
export function rankClerks(days: readonly ClerkDay[], visit: AgreedVisit): RankedClerk[] {
  const { isDated, from, ...wish } = visit;
  return days
    .map((day) => {
      const { clerkId, member, date, booked } = day;
      return {
        clerkId,
        clashes: isDated
          ? availabilityOf(member, date, booked).clashesWith({ ...wish, from })
          : outsideRemit(member, wish),
        detourMinutes: isDated && from !== undefined ? detourOf(day, wish, from) : null,
        knowsProperty: wish.knownTo?.includes(clerkId) ?? false,
        visits: isDated ? booked.length : 0,
      };
    })
    .toSorted(
      (one, other) =>
        Math.min(one.clashes.length, 1) - Math.min(other.clashes.length, 1) ||
        costOf(one) - costOf(other) ||
        one.visits - other.visits ||
        one.clerkId - other.clerkId,
    );
}

const costOf = ({ detourMinutes, knowsProperty }: RankedClerk): number =>
  (detourMinutes ?? weights.unknownWay) + (knowsProperty ? 0 : weights.stranger);
