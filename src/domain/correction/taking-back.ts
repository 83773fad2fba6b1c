/** A completion can be taken back as long as nothing of the report has left: for the minute that its e-mails wait. */
import {
  type Actor,
  allowedVerbs,
  type InspectionStateCode,
  inspectionStates,
  type Standing,
  states,
} from '../inspection-state.ts';
import { Refusal } from '../refusal.ts';
import { isManager, roles } from '../role.ts';

/** Between a completion in the back office and its e-mails. */
export const SECONDS_TO_TAKE_BACK = 60;

/** Those who may complete a report may take that back. */
const mayTakeBack = ({ role }: Pick<Actor, 'role'>): boolean => isManager(role) || role === roles.reviewer;

/** `sendsAt`: null for a report whose e-mails went at once. */
type Completed = Pick<Standing, 'state'> & { sendsAt: string | null };

export function canTakeBack({ state, sendsAt }: Completed, actor: Pick<Actor, 'role'>, now: number): boolean {
  return state === states.complete && sendsAt !== null && Date.parse(sendsAt) > now && mayTakeBack(actor);
}

/** `isWaiting`: its e-mails have not gone. `hasLeft`: somebody outside has it all the same, or has answered to it. */
type Facts = Record<'isWaiting' | 'hasLeft', boolean>;

/** The state after it, or a refusal that says why not. */
export function checkTakingBack(standing: Standing, { isWaiting, hasLeft }: Facts, actor: Actor): InspectionStateCode {
  const facts = { state: standing.state, allowed: allowedVerbs(standing, actor) };
  if (!mayTakeBack(actor)) throw new Refusal('role_forbids', 'Only a reviewer or a manager may do this.', { facts });
  const reason = whyItStays();
  if (reason === undefined) return states.review;
  throw new Refusal('state_forbids', reason, { facts });

  function whyItStays(): string | undefined {
    if (standing.state !== states.complete)
      return `Only from Complete; this inspection is in ${inspectionStates[standing.state]}.`;
    if (!isWaiting) return 'The report has been sent. A manager can reopen it to correct it.';
    return hasLeft
      ? 'Somebody outside has this version already: it was shared, opened or answered. A manager can reopen it to correct it.'
      : undefined;
  }
}
