/** The offer of a visit in a sentence: to the office, which reads all of it, and to a clerk. */
import { lapseInWords, namesInWords } from '#domain/schedule/lapse.ts';
import type { Offer } from '#web/queries/generated/types.gen.ts';
import { untilText } from './offer-ends.ts';

type Told = Pick<Offer, 'staff' | 'declined_by' | 'ends_at' | 'is_open' | 'accepted_by' | 'withdrawn_at'>;

const NOBODY = 'Nobody has this visit.';

/** `offer`: the latest of the visit. */
export function inWordsToOffice(offer: Told | undefined): string {
  if (offer === undefined) return NOBODY;
  if (offer.is_open)
    return `Offered to ${namesInWords(offer.staff)} until ${untilText(offer.ends_at)}: the first to accept has it.${saidNo(offer)}`;
  return offer.accepted_by === null && offer.withdrawn_at === null ? `${NOBODY} ${lapsedInWords(offer)}` : NOBODY;
}

/** For one that has ended without anybody. */
export function lapsedInWords({ staff, declined_by: declined, ends_at: endsAt }: Told): string {
  return lapseInWords({ clerks: staff, declined }, untilText(endsAt));
}

const saidNo = ({ declined_by: declined }: Pick<Told, 'declined_by'>): string =>
  declined.length === 0 ? '' : ` ${namesInWords(declined)} said no.`;

export function inWordsToClerk({ declined_by: declined, ends_at: endsAt }: Told, clerkId: number): string {
  const until = untilText(endsAt);
  return declined.some(({ id }) => id === clerkId)
    ? `You said no to this visit. It is offered until ${until}, and you may still take it.`
    : `Offered to you until ${until}: the first to accept has it.`;
}
