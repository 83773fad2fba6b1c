/** People try steps of an inspection in any order: the table of states decides, and all reports of it agree. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GivenUser } from '#testing/given-account.ts';
import { type GivenOffice, givenOffice } from '#testing/given-office.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { readJsonx, writeJsonx } from '../jsonx/jsonx.ts';

const people = ['manager', 'reviewer', 'clerk', 'other clerk', 'typist', 'other typist', 'client'] as const;
type Who = (typeof people)[number];
type Model = { state: number; clerk: Who | null; typist: Who | null };
type Step = {
  who: Who;
  what: What;
  to: Who | null;
  match: 'none' | 'any' | 'this' | 'older';
  twice: boolean;
  xml: boolean;
};
/** The result of a step: a refusal, or the model after it with the events about it. */
type Outcome = { status: number } | { after: Partial<Model>; events: string[] };

/** From which states to which, and for whom beside the manager. */
const verbs = {
  start: { from: [200], to: () => 300, who: ({ clerk }: Model) => [clerk] },
  process: { from: [300], to: () => 310, who: ({ clerk }: Model) => [clerk] },
  submit: { from: [300, 310], to: () => 350, who: ({ clerk, typist }: Model) => [clerk, typist] },
  reopen: {
    from: [350, 400],
    to: ({ state, typist }: Model) => (state === 400 ? 350 : typist === null ? 300 : 310),
    who: ({ state }: Model) => (state === 400 ? [] : ['reviewer']),
  },
  complete: { from: [350], to: () => 400, who: () => ['reviewer'] },
  close: { from: [400], to: () => 500, who: () => [] },
  cancel: { from: [100, 200, 300, 310, 350], to: () => 500, who: () => [] },
} as const;
type Verb = keyof typeof verbs;
type What = Verb | 'claim' | 'clerk' | 'typist';
const isVerb = (what: What): what is Verb => Object.hasOwn(verbs, what);

let api: TestApi;
let office: GivenOffice;
let users: Record<Who, GivenUser>;
beforeAll(async () => {
  api = await testApi();
  office = await givenOffice(api);
  const { user, client } = api.account;
  users = {
    manager: office.manager,
    reviewer: office.reviewer,
    clerk: office.clerk,
    'other clerk': await user('clerk'),
    typist: await user('typist'),
    'other typist': await user('typist'),
    client: await user('client', { clientId: (await client()).id }),
  };
});
afterAll(() => api.close());

function outcomeOf(model: Model, { who, what, to, match }: Step): Outcome {
  const { state } = model;
  if (who === 'client' || (['close', 'cancel'].includes(what) && who !== 'manager')) return { status: 403 };
  if (match === 'older') return { status: 412 };
  if (isVerb(what)) {
    const { from, to: next, who: others } = verbs[what];
    if (!(from as readonly number[]).includes(state)) return { status: 409 };
    if (who !== 'manager' && !(others(model) as (string | null)[]).includes(who)) return { status: 403 };
    const own = { complete: ['report.completed'], cancel: ['inspection.cancelled'] }[what as string] ?? [];
    return { after: { state: next(model) }, events: ['inspection.state_changed', ...own] };
  }
  if (what === 'claim') {
    if (who !== 'typist' && who !== 'other typist') return { status: 403 };
    if (state !== 310 || model.typist !== null) return { status: 409 };
    return { after: { typist: who }, events: ['inspection.updated'] };
  }
  if (model[what] === to) return { after: {}, events: [] };
  if (who !== 'manager') return { status: 403 };
  if (state >= 400 || (what === 'clerk' && state >= 300 && to === null)) return { status: 409 };
  const moved = what === 'clerk' && state <= 200 ? (to === null ? 100 : 200) : state;
  const assigned = what === 'clerk' && to !== null ? ['inspection.assigned'] : [];
  const told = ['inspection.updated', ...assigned, ...(moved === state ? [] : ['inspection.state_changed'])];
  return { after: { [what]: to, state: moved }, events: told };
}

async function send(path: string, { who, what, to, match, xml }: Step, version: number, key: string | undefined) {
  const isChange = what === 'clerk' || what === 'typist';
  const body = isChange ? { [what]: to && { id: users[to].id } } : undefined;
  const tag = { none: undefined, any: '*', this: `"${version}-json"`, older: `"${version - 1}-xml"` }[match];
  const answer = await api.as(users[who].token)(
    isChange ? 'PUT' : 'POST',
    isChange ? path : `${path}/${what}`,
    body && (xml ? writeJsonx(body) : JSON.stringify(body)),
    {
      ...(xml && { accept: 'application/xml', 'content-type': 'application/xml' }),
      ...(tag !== undefined && { 'if-match': tag }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
  );
  const said = xml ? readJsonx(answer.text) : answer.json;
  return { ...answer, said };
}

/** All that tells of it: itself and its version, the trail, the events. */
async function readAll(id: number) {
  const { json, headers } = await office.asManager('GET', `/inspections/${id}`);
  const trail = await office.asManager(
    'GET',
    `/properties/${office.property.id}/audit?inspection_id=${id}&per_page=100`,
  );
  const events = (await office.eventsOf(id)).map(({ kind }) => kind);
  return {
    json,
    version: Number(/\d+/.exec(String(headers['etag']))?.[0]),
    entries: trail.json.pagination.totalRecords,
    events,
  };
}

const staffOf = (who: Who | null) => (who === null ? null : users[who].id);

/** Half of the steps are such as the state allows to somebody, or hardly any inspection would get far. */
type Plan = Omit<Step, 'what'> & { what: What | 'onwards'; nth: number };
const whats: What[] = ['start', 'process', 'submit', 'reopen', 'complete', 'close', 'claim', 'clerk', 'typist'];
const plan: fc.Arbitrary<Plan> = fc.record({
  who: fc.oneof(fc.constantFrom(...people), fc.constant('manager' as const)),
  what: fc.oneof(fc.constantFrom(...whats), fc.constant('onwards' as const)),
  nth: fc.nat(5),
  to: fc.constantFrom('clerk', 'typist', 'other clerk', null),
  match: fc.constantFrom('none', 'none', 'any', 'this', 'older'),
  twice: fc.boolean(),
  xml: fc.boolean(),
});

function stepOf({ state, typist }: Model, { what, nth, ...others }: Plan): Step {
  if (what !== 'onwards') return { ...others, what };
  const possible: What[] = whats.filter((one) => isVerb(one) && (verbs[one].from as readonly number[]).includes(state));
  if (state === 310 && typist === null) possible.push('claim');
  return { ...others, what: possible[nth % possible.length] ?? 'clerk' };
}

test('an inspection goes through its states by the table alone; a refused step changes nothing and announces nothing', async () => {
  let keys = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(plan, { minLength: 40, maxLength: 40 }), plan, async (plans, last) => {
      const { id } = await office.create({ clerk: { id: users.clerk.id } });
      const model: Model = { state: 200, clerk: 'clerk', typist: null };
      let before = await readAll(id);
      for (const each of [...plans, { ...last, what: 'cancel' as const }]) {
        const one = stepOf(model, each);
        const outcome = outcomeOf(model, one);
        const isRefused = 'status' in outcome;
        const key = one.twice && isVerb(one.what) ? `key ${(keys += 1)}` : undefined;
        const { status, said, text } = await send(`/inspections/${id}`, one, before.version, key);
        expect([model, one, status, text]).toEqual([model, one, isRefused ? outcome.status : 200, text]);
        if (!isRefused) {
          Object.assign(model, outcome.after);
          expect(said.state.id).toBe(model.state);
          if (key !== undefined) expect((await send(`/inspections/${id}`, one, before.version, key)).text).toBe(text);
        }
        const now = await readAll(id);
        const { json, version, entries, events } = now;
        if (isRefused || outcome.events.length === 0) expect([one, now]).toEqual([one, before]);
        else {
          expect([one, version, entries]).toEqual([one, before.version + 1, before.entries + 1]);
          expect([one, events]).toEqual([one, [...before.events, ...outcome.events]]);
          expect(json.updated_at > before.json.updated_at).toBe(true);
        }
        const people = [json.clerk?.id ?? null, json.typist?.id ?? null];
        expect([one, json.state.id, ...people]).toEqual([
          one,
          model.state,
          staffOf(model.clerk),
          staffOf(model.typist),
        ]);
        before = now;
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
});
