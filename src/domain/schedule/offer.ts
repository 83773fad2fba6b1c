/** A visit that nobody has is offered to clerks: the first to accept has it, until the offer's time. */

/** More than a small firm has, and few enough to be asked one by one. */
export const MOST_OFFERED = 30;
/** An offer that nobody has taken in this time needs another idea. */
export const LONGEST_OFFER_DAYS = 30;

type Offer = {
  acceptedBy: { name: string } | null;
  withdrawnAt: string | null;
  clerks: readonly { id: number }[];
  /** Those of them who have said no. */
  declined: readonly { id: number }[];
  endsAt: string;
  /** Whether somebody has the visit, or it is done with. */
  isTaken: boolean;
};

/** The reason why nobody can accept it any more; undefined while somebody can. */
export function whyOver(offer: Offer, now: number): string | undefined {
  const { acceptedBy, withdrawnAt, endsAt, isTaken, clerks, declined } = offer;
  if (acceptedBy !== null) return `${acceptedBy.name} was first to accept it.`;
  if (withdrawnAt !== null) return 'The offer was withdrawn.';
  if (isTaken) return 'The visit has been given to somebody, or will not take place.';
  if (declined.length >= clerks.length) return 'All the clerks to whom it was offered have said no.';
  return Date.parse(endsAt) <= now ? 'The time of the offer is over.' : undefined;
}
