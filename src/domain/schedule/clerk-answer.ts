/** A clerk accepts a visit that is theirs, or declines it with a reason: until it begins. */
import { allowedVerbs, inspectionStates, type Standing, states, type Actor } from '../inspection-state.ts';
import { type InspectionTypeCode, isCarriedOutByTenant } from '../inspection-type.ts';
import { Refusal } from '../refusal.ts';

export type AnswerStanding = Standing & {
  type: InspectionTypeCode;
  /** A moment; for a whole day its beginning. Null while no date is given. */
  conductAt: string | null;
  /** Set when the appointment is a whole day. */
  conductDate: string | null;
  clerkAcceptedAt: string | null;
};

const A_DAY = 86_400_000;

/** A visit that somebody of the firm has still to make: it is accepted or declined. A whole day lasts until its end. */
export function isVisitAhead({ state, type, conductAt, conductDate }: AnswerStanding, now: number): boolean {
  if (state !== states.assigned || isCarriedOutByTenant(type)) return false;
  return conductAt === null || Date.parse(conductAt) + (conductDate === null ? 0 : A_DAY) > now;
}

export type ClerkVerb = 'accept' | 'decline';

/** An accepted visit can still be declined: people fall ill. */
export function clerkVerbs(standing: AnswerStanding, { userId }: Actor, now: number): ClerkVerb[] {
  if (userId !== standing.clerkId || !isVisitAhead(standing, now)) return [];
  return standing.clerkAcceptedAt === null ? ['accept', 'decline'] : ['decline'];
}

/** Accepting once more changes nothing, and is allowed. */
export function checkClerkAnswer(standing: AnswerStanding, actor: Actor, now: number): void {
  const { state, clerkId, type } = standing;
  const facts = { state, allowed: allowedVerbs(standing, actor) };
  if (actor.userId !== clerkId) throw new Refusal('role_forbids', 'Only its clerk may do this.', { facts });
  if (isVisitAhead(standing, now)) return;
  throw new Refusal('state_forbids', whyNotAhead(), { facts });

  function whyNotAhead(): string {
    if (state !== states.assigned) return `Only from Assigned; this inspection is in ${inspectionStates[state]}.`;
    return isCarriedOutByTenant(type)
      ? 'The tenant carries this inspection out, so there is no visit to accept.'
      : 'The time of this visit is over.';
  }
}
