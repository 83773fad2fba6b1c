/** An inspection with its people, and a report made through the service: for tests of reports. */
import { states } from '#domain/inspection-state.ts';
import type { GivenUser } from './given-account.ts';
import { givenInspection, givenProperty } from './given-property.ts';
import type { Call, TestApi } from './test-api.ts';

export type GivenReport = Awaited<ReturnType<typeof givenReport>>;

/** In Active, so that its clerk writes; everybody of the account is there, and a stranger of another one. */
export async function givenReport(
  { account, database, as }: TestApi,
  more: Parameters<typeof givenInspection>[3] = {},
) {
  const [manager, clerk, otherClerk, typist, reviewer] = await Promise.all(
    (['manager', 'clerk', 'clerk', 'typist', 'reviewer'] as const).map((role) => account.user(role)),
  );
  if (!manager || !clerk || !otherClerk || !typist || !reviewer) throw new Error('people are missing');
  const property = await givenProperty(database, account.id);
  const inspection = await givenInspection(database, account.id, property.id, {
    state: states.active,
    clerkId: clerk.id,
    typistId: typist.id,
    ...more,
  });
  const base = `/inspections/${inspection.id}`;
  const write = as(clerk.token);

  /** Fails unless the step succeeds, without which a test means nothing. */
  const made = async (call: ReturnType<Call>) => {
    const { status, json, text } = await call;
    if (status !== 200) throw new Error(`${status}: ${text}`);
    return json;
  };
  const room = (name = 'Hall', block_type = 'DETAILED', option_set?: number) =>
    made(write('POST', `${base}/rooms`, { name, block_type, option_set }));
  const item = (roomId: number, name = 'Door', fields: object = {}) =>
    made(write('POST', `${base}/rooms/${roomId}/items`, { name, ...fields }));
  const action = ({ roomId, itemId }: { roomId: number; itemId: number }, words = 'Repaint') =>
    made(
      write('POST', `${base}/rooms/${roomId}/items/${itemId}/actions`, { action: words, responsibility: 'Landlord' }),
    );
  const read = () => made(write('GET', `${base}/report`));
  const trail = async (): Promise<
    { action: string; subject: { id: number }; changes: object[]; actor: { id: number } }[]
  > => (await made(as(manager.token)('GET', `/properties/${property.id}/audit?per_page=100`))).data;

  const optionSet = async (options: (string | number)[], name = 'Set') => {
    const [row] = await database.rows<{ id: number }>(
      'test.option-set',
      `insert into option_sets (id, account_id, name, options) values (lease_ids($1, 'option_sets', 1), $1, $2, $3) returning id`,
      [account.id, name, JSON.stringify(options)],
    );
    return row?.id ?? 0;
  };
  /** Moves the inspection without its rules. */
  const putInState = (state: number) =>
    database.rows('test.state', 'update inspections set state = $2 where id = $1', [inspection.id, state]);

  return {
    manager,
    clerk,
    otherClerk,
    typist,
    reviewer,
    property,
    inspection,
    base,
    write,
    room,
    item,
    action,
    read,
    trail,
    optionSet,
    putInState,
    asManager: as(manager.token),
    as: (user: GivenUser) => as(user.token),
  };
}
