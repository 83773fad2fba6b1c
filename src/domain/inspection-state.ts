/** The seven states of an inspection and the verbs that move it: one table, used by the service and by the screens. */
import { Refusal } from './refusal.ts';
import { isManager, isStaff, type Role, roles } from './role.ts';

export const states = {
  pending: 100,
  assigned: 200,
  active: 300,
  processing: 310,
  review: 350,
  complete: 400,
  closed: 500,
} as const;

export const inspectionStates = {
  [states.pending]: 'Pending',
  [states.assigned]: 'Assigned',
  [states.active]: 'Active',
  [states.processing]: 'Processing',
  [states.review]: 'Review',
  [states.complete]: 'Complete',
  [states.closed]: 'Closed',
} as const;
export type InspectionStateCode = keyof typeof inspectionStates;
export const inspectionStateCodes = Object.keys(inspectionStates).map(Number) as InspectionStateCode[];

export const lifecycleVerbs = ['start', 'process', 'submit', 'reopen', 'complete', 'close', 'cancel'] as const;
export type LifecycleVerb = (typeof lifecycleVerbs)[number];

/** Whether its report is finished; a cancelled inspection has none. */
export function isPublished({
  state,
  cancelledAt,
}: {
  state: InspectionStateCode;
  cancelledAt: string | null;
}): boolean {
  return state >= states.complete && cancelledAt === null;
}

/** Closing changes nothing that is printed. */
export function stateBeforeClosing(state: InspectionStateCode): InspectionStateCode {
  return state === states.closed ? states.complete : state;
}

/** The facts about an inspection and about the person who asks that a decision needs. */
export type Standing = { state: InspectionStateCode; clerkId: number | null; typistId: number | null };
export type Actor = { userId: number; role: Role };
/** The holder of the link of a self-service or live inspection. The caller has already checked which inspection. */
export type TenantActor = { role: 'tenant' };

type Who = 'manager' | 'clerk' | 'typist' | 'reviewer';
type Transition = {
  from: InspectionStateCode[];
  to: (standing: Standing) => InspectionStateCode;
  who: (from: InspectionStateCode) => Who[];
};

const transitions: Record<LifecycleVerb, Transition> = {
  start: { from: [states.assigned], to: () => states.active, who: () => ['clerk', 'manager'] },
  process: { from: [states.active], to: () => states.processing, who: () => ['clerk', 'manager'] },
  submit: {
    from: [states.active, states.processing],
    to: () => states.review,
    who: () => ['clerk', 'typist', 'manager'],
  },
  reopen: {
    from: [states.review, states.complete],
    to: reopenedState,
    who: (from) => (from === states.complete ? ['manager'] : ['reviewer', 'manager']),
  },
  complete: { from: [states.review], to: () => states.complete, who: () => ['reviewer', 'manager'] },
  close: { from: [states.complete], to: () => states.closed, who: () => ['manager'] },
  cancel: {
    from: [states.pending, states.assigned, states.active, states.processing, states.review],
    to: () => states.closed,
    who: () => ['manager'],
  },
};

/** A finished report is reviewed once more; one in review goes back to its typist or clerk. */
function reopenedState({ state, typistId }: Standing): InspectionStateCode {
  if (state === states.complete) return states.review;
  return typistId === null ? states.active : states.processing;
}

function isOneOf(actor: Actor, standing: Standing, who: Who[]): boolean {
  return who.some((one) => {
    if (one === 'manager') return isManager(actor.role);
    if (one === 'reviewer') return actor.role === roles.reviewer;
    return actor.userId === (one === 'clerk' ? standing.clerkId : standing.typistId);
  });
}

const namesOf: Record<Who, string> = {
  manager: 'a manager',
  clerk: 'its clerk',
  typist: 'its typist',
  reviewer: 'a reviewer',
};

/** Builds no texts, because it runs for every inspection of a list. */
export function allowedVerbs(standing: Standing, actor: Actor): LifecycleVerb[] {
  return lifecycleVerbs.filter((verb) => {
    const { from, who } = transitions[verb];
    return from.includes(standing.state) && isOneOf(actor, standing, who(standing.state));
  });
}

/** The reason why a verb is not possible now, in words for a person; undefined when it is possible. */
export function whyNot(verb: LifecycleVerb, standing: Standing, actor: Actor): string | undefined {
  if (allowedVerbs(standing, actor).includes(verb)) return undefined;
  const { from, who } = transitions[verb];
  if (from.includes(standing.state)) {
    const allowed = who(standing.state).map((one) => namesOf[one]);
    return `Only ${allowed.join(' or ')} may do this.`;
  }
  // Made here, since it costs a slow browser 50 ms and few ask.
  const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });
  const wanted = anyOf.format(from.map((code) => inspectionStates[code]));
  return `Only from ${wanted}; this inspection is in ${inspectionStates[standing.state]}.`;
}

/** The state after the verb, or a refusal that lists the verbs allowed now. */
export function checkTransition(verb: LifecycleVerb, standing: Standing, actor: Actor): InspectionStateCode {
  const transition = transitions[verb];
  const reason = whyNot(verb, standing, actor);
  if (reason === undefined) return transition.to(standing);
  const stateFits = transition.from.includes(standing.state);
  throw new Refusal(stateFits ? 'role_forbids' : 'state_forbids', reason, {
    facts: { state: standing.state, allowed: allowedVerbs(standing, actor) },
  });
}

/** A typist takes an unclaimed job in Processing. */
export function canClaim({ state, typistId }: Standing, { role }: Actor): boolean {
  return state === states.processing && typistId === null && role === roles.typist;
}

export function checkClaim(standing: Standing, actor: Actor): void {
  if (canClaim(standing, actor)) return;
  if (actor.role !== roles.typist) throw new Refusal('role_forbids', 'Only a typist may claim a job.');
  throw new Refusal(
    'state_forbids',
    standing.state === states.processing
      ? 'This job has its typist already.'
      : `Only an inspection in Processing can be claimed; this one is in ${inspectionStates[standing.state]}.`,
    { facts: { state: standing.state, allowed: allowedVerbs(standing, actor) } },
  );
}

/** A start is taken back by its clerk or a manager, while the report has never been handed on. */
type Unstart = Pick<Standing, 'state' | 'clerkId'> & { submittedAt: string | null };

const neverHandedOn = ({ state, submittedAt }: Unstart): boolean => state === states.active && submittedAt === null;

export function canUnstart(standing: Unstart, { userId, role }: Actor): boolean {
  return neverHandedOn(standing) && (isManager(role) || userId === standing.clerkId);
}

/** `isWritten`: somebody has changed the report since it was started. */
export function checkUnstart(standing: Standing & Unstart & { isWritten: boolean }, actor: Actor): InspectionStateCode {
  const { state, clerkId, isWritten } = standing;
  const facts = { state, allowed: allowedVerbs(standing, actor) };
  if (neverHandedOn(standing)) {
    if (!canUnstart(standing, actor))
      throw new Refusal('role_forbids', 'Only its clerk or a manager may do this.', { facts });
    if (!isWritten) return stateWithClerk(states.assigned, clerkId);
    throw new Refusal('state_forbids', 'The start stays: somebody has written to the report since.', { facts });
  }
  const reason =
    state === states.active
      ? 'The start stays: the report has been submitted before.'
      : `Only from Active; this inspection is in ${inspectionStates[state]}.`;
  throw new Refusal('state_forbids', reason, { facts });
}

/** A cancellation is taken back by a manager. */
export function canRestore({ cancelledAt }: { cancelledAt: string | null }, { role }: Actor): boolean {
  return cancelledAt !== null && isManager(role);
}

type Cancelled = Standing & Record<'cancelledAt' | 'startedAt' | 'submittedAt', string | null>;

/** The state that a cancelled inspection goes back to. `from`: the state before, where it was kept. */
export function checkRestore(
  standing: Cancelled,
  from: InspectionStateCode | null,
  { role }: Actor,
): InspectionStateCode {
  const { state, cancelledAt, startedAt, submittedAt, clerkId } = standing;
  const facts = { state, allowed: allowedVerbs(standing, { role, userId: 0 }) };
  if (!isManager(role)) throw new Refusal('role_forbids', 'Only a manager may do this.', { facts });
  if (cancelledAt === null)
    throw new Refusal('state_forbids', 'Only a cancelled inspection can be restored; this one is not.', { facts });
  // Its clerk may have been archived meanwhile, which takes them away.
  return stateWithClerk(from ?? stateByMoments(), clerkId);

  function stateByMoments(): InspectionStateCode {
    if (submittedAt !== null) return states.review;
    return startedAt === null ? states.pending : reopenedState(standing);
  }
}

/**
 * People of clients see a report from Complete on, but not one of a cancelled inspection. `client-sight.ts` says it in
 * SQL.
 */
export function canSeeReport(
  { state, cancelledAt }: Pick<Standing, 'state'> & { cancelledAt: string | null },
  { role }: Actor,
): boolean {
  return isStaff(role) || (state >= states.complete && cancelledAt === null);
}

/** Contacts and meters of an inspection may be changed by managers, and by its clerk until it is complete. */
export function checkCrew({ state, clerkId }: Standing, { userId, role }: Actor): void {
  if (isManager(role) || (userId === clerkId && state < states.complete)) return;
  throw new Refusal('role_forbids', 'This is for the clerk of the inspection, until it is complete, and for managers.');
}

/** Setting or clearing the clerk moves between Pending and Assigned; later states keep theirs. */
export function stateWithClerk(state: InspectionStateCode, clerkId: number | null): InspectionStateCode {
  if (state !== states.pending && state !== states.assigned) return state;
  return clerkId === null ? states.pending : states.assigned;
}

/** The reason why the tenant may not write; undefined until the report is submitted, and again once it was returned. */
export function whyTenantMayNot({ state }: Pick<Standing, 'state'>): string | undefined {
  if (state === states.pending || state === states.assigned || state === states.active) return undefined;
  return state >= states.complete
    ? 'This report is finished and can no longer be changed.'
    : 'This report has been sent in. If something is wrong in it, please tell the company that asked you for it.';
}

/** The first save starts it, whether or not somebody is assigned. */
export function isStartedByTenant({ state }: Pick<Standing, 'state'>): boolean {
  return state === states.pending || state === states.assigned;
}

function checkTenantMay(standing: Standing): void {
  const reason = whyTenantMayNot(standing);
  if (reason === undefined) return;
  const { state } = standing;
  throw new Refusal(state >= states.complete ? 'report_sealed' : 'state_forbids', reason, { facts: { state } });
}

/** A report is sealed from Complete on. Before, each state has its own writer, and managers may always write. */
export function checkReportWritable(standing: Standing, actor: Actor | TenantActor): void {
  const { state } = standing;
  if (actor.role === 'tenant') return checkTenantMay(standing);
  if (state >= states.complete) {
    const remedy = state === states.complete ? 'reopen it to change it' : 'it stays as it is';
    throw new Refusal('report_sealed', `The report is ${inspectionStates[state]}; ${remedy}.`, { facts: { state } });
  }
  if (canWriteReport(standing, actor)) return;
  throw new Refusal(
    'role_forbids',
    `In ${inspectionStates[state]} the report is written by ${writerOf(state)} or a manager.`,
  );
}

export function canWriteReport({ state, clerkId, typistId }: Standing, actor: Actor): boolean {
  if (state >= states.complete) return false;
  if (isManager(actor.role)) return true;
  if (state === states.review) return actor.role === roles.reviewer;
  if (state === states.processing) return actor.userId === typistId;
  return actor.userId === clerkId;
}

function writerOf(state: InspectionStateCode): string {
  if (state === states.review) return 'a reviewer';
  return state === states.processing ? 'its typist' : 'its clerk';
}
