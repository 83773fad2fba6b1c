import { describe, expect, test } from 'vitest';
import {
  allowedVerbs,
  canClaim,
  canWriteReport,
  checkClaim,
  checkCrew,
  checkReportWritable,
  checkTransition,
  inspectionStates,
  type InspectionStateCode,
  isStartedByTenant,
  lifecycleVerbs,
  stateWithClerk,
  whyNot,
  whyTenantMayNot,
} from './inspection-state.ts';
import { Refusal } from './refusal.ts';
import { type Role, roles } from './role.ts';

const clerk = { userId: 4, role: roles.clerk };

test('a refused step is explained with the names of the states, and never with those of operations', () => {
  const standing = { state: 200 as const, clerkId: 4, typistId: null };
  expect(whyNot('start', standing, clerk)).toBeUndefined();
  expect(whyNot('submit', standing, clerk)).toBe('Only from Active or Processing; this inspection is in Assigned.');
  expect(whyNot('cancel', { ...standing, state: 400 }, clerk)).toBe(
    'Only from Pending, Assigned, Active, Processing or Review; this inspection is in Complete.',
  );
  expect(whyNot('cancel', standing, clerk)).toBe('Only a manager may do this.');

  const states = Object.keys(inspectionStates).map(Number) as InspectionStateCode[];
  const reasons = states.flatMap((state) => lifecycleVerbs.map((verb) => whyNot(verb, { ...standing, state }, clerk)));
  expect(reasons.filter((reason) => reason !== undefined && /'|\d/.test(reason))).toEqual([]);
});

const states = Object.keys(inspectionStates).map(Number) as InspectionStateCode[];
const crew = { clerkId: 4, typistId: 5 };
const as = (role: Role, userId = 9) => ({ userId, role });

/** The refusal of the call; undefined when it succeeds. */
function refusalOf(call: () => unknown): Pick<Refusal, 'code' | 'message' | 'facts'> | undefined {
  try {
    call();
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { code: error.code, message: error.message, facts: error.facts };
  }
}

describe('a step', () => {
  const manager = as(roles.manager);

  test('is refused by role to anybody else, who hears whose it is and what they may do', () => {
    const standing = { ...crew, state: 300 as const };
    expect(refusalOf(() => checkTransition('submit', standing, as(roles.clerk)))).toEqual({
      code: 'role_forbids',
      message: 'Only its clerk or its typist or a manager may do this.',
      facts: { state: 300, allowed: [] },
    });
    expect(refusalOf(() => checkTransition('complete', { ...crew, state: 350 }, clerk))?.message).toBe(
      'Only a reviewer or a manager may do this.',
    );
    expect(refusalOf(() => checkTransition('reopen', { ...crew, state: 400 }, as(roles.reviewer)))?.message).toBe(
      'Only a manager may do this.',
    );
  });

  test('is refused by state when the state does not fit, with the steps that are possible', () => {
    expect(refusalOf(() => checkTransition('close', { ...crew, state: 300 }, manager))).toEqual({
      code: 'state_forbids',
      message: 'Only from Complete; this inspection is in Active.',
      facts: { state: 300, allowed: ['process', 'submit', 'cancel'] },
    });
  });

  test('back from Review goes to the typist where there is one, else to the clerk; back from Complete to Review', () => {
    expect(checkTransition('reopen', { ...crew, state: 350 }, manager)).toBe(310);
    expect(checkTransition('reopen', { ...crew, typistId: null, state: 350 }, manager)).toBe(300);
    expect(checkTransition('reopen', { ...crew, state: 400 }, manager)).toBe(350);
    expect(checkTransition('reopen', { ...crew, typistId: null, state: 400 }, manager)).toBe(350);
  });

  test('is offered to everyone who may take it, and to nobody of an inspection without a crew', () => {
    expect(allowedVerbs({ ...crew, state: 310 }, as(roles.typist, 5))).toEqual(['submit']);
    expect(allowedVerbs({ ...crew, state: 310 }, as(roles.typist, 6))).toEqual([]);
    expect(allowedVerbs({ state: 200, clerkId: null, typistId: null }, as(roles.clerk))).toEqual([]);
    expect(allowedVerbs({ ...crew, state: 500 }, as(roles.administrator))).toEqual([]);
  });
});

describe('a claim', () => {
  const unclaimed = { clerkId: 4, typistId: null };

  test('is for typists, when the job waits in Processing and has no typist', () => {
    for (const state of states) {
      expect([state, canClaim({ ...unclaimed, state }, as(roles.typist))]).toEqual([state, state === 310]);
      expect(canClaim({ ...crew, state }, as(roles.typist))).toBe(false);
      expect(canClaim({ ...unclaimed, state }, as(roles.manager))).toBe(false);
    }
    expect(refusalOf(() => checkClaim({ ...unclaimed, state: 310 }, as(roles.typist)))).toBeUndefined();
  });

  test.each([
    ['by a clerk', 310, null, roles.clerk, 'role_forbids', 'Only a typist may claim a job.'],
    ['of a taken job', 310, 5, roles.typist, 'state_forbids', 'This job has its typist already.'],
    [
      'of a job not dictated yet',
      300,
      null,
      roles.typist,
      'state_forbids',
      'Only an inspection in Processing can be claimed; this one is in Active.',
    ],
  ] as const)('%s is refused with the reason', (_what, state, typistId, role, code, message) => {
    const facts = code === 'state_forbids' ? { state, allowed: [] } : {};
    expect(refusalOf(() => checkClaim({ state, clerkId: 4, typistId }, as(role)))).toEqual({ code, message, facts });
  });
});

test.each(states)('in %i contacts and meters are for managers, and for the clerk until it is complete', (state) => {
  const standing = { ...crew, state };
  const may = (userId: number, role: Role) => refusalOf(() => checkCrew(standing, { userId, role })) === undefined;
  expect(may(9, roles.administrator)).toBe(true);
  expect(may(9, roles.manager)).toBe(true);
  expect(may(4, roles.clerk)).toBe(state < 400);
  expect(refusalOf(() => checkCrew(standing, as(roles.reviewer)))).toMatchObject({
    code: 'role_forbids',
    message: 'This is for the clerk of the inspection, until it is complete, and for managers.',
  });
  expect([may(9, roles.clerk), may(5, roles.typist), may(9, roles.reviewer)]).toEqual([false, false, false]);
});

test('a clerk moves it between Pending and Assigned, and leaves every later state as it is', () => {
  expect(states.map((state) => stateWithClerk(state, 4))).toEqual([200, 200, 300, 310, 350, 400, 500]);
  expect(states.map((state) => stateWithClerk(state, null))).toEqual([100, 100, 300, 310, 350, 400, 500]);
});

describe('a report', () => {
  test('is sealed for everybody once finished, and the refusal names the state and the remedy', () => {
    for (const [state, message] of [
      [400, 'The report is Complete; reopen it to change it.'],
      [500, 'The report is Closed; it stays as it is.'],
    ] as const) {
      expect(refusalOf(() => checkReportWritable({ ...crew, state }, as(roles.administrator)))).toEqual({
        code: 'report_sealed',
        message,
        facts: { state },
      });
      expect(canWriteReport({ ...crew, state }, as(roles.administrator))).toBe(false);
    }
  });

  test.each([
    [100, 'Pending', 'its clerk'],
    [200, 'Assigned', 'its clerk'],
    [300, 'Active', 'its clerk'],
    [310, 'Processing', 'its typist'],
    [350, 'Review', 'a reviewer'],
  ] as const)('in %i is refused to anybody else, who hears whose it is', (state, name, writer) => {
    expect(refusalOf(() => checkReportWritable({ ...crew, state }, as(roles.clerk)))).toMatchObject({
      code: 'role_forbids',
      message: `In ${name} the report is written by ${writer} or a manager.`,
    });
    expect(refusalOf(() => checkReportWritable({ ...crew, state }, as(roles.manager)))).toBeUndefined();
  });

  test.each(states)('in %i is written by its tenant until it is sent in, and again when it was returned', (state) => {
    const reason = whyTenantMayNot({ state });
    const refused = refusalOf(() => checkReportWritable({ ...crew, state }, { role: 'tenant' }));
    if (state < 310) expect([reason, refused]).toEqual([undefined, undefined]);
    else {
      const isFinished = state >= 400;
      expect(reason).toMatch(isFinished ? /finished and can no longer be changed/ : /has been sent in/);
      expect(refused).toEqual({
        code: isFinished ? 'report_sealed' : 'state_forbids',
        message: reason,
        facts: { state },
      });
    }
  });

  test('is started by the first save of its tenant, whether or not somebody is assigned', () => {
    expect(states.filter((state) => isStartedByTenant({ state }))).toEqual([100, 200]);
  });
});
