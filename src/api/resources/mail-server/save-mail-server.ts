/** Saves the mail server of a firm. Its password never goes to another server than the one that it was given for. */
import type * as z from 'zod';
import type { MailServerChange } from '#contract/account/mail-server.ts';
import type { Caller } from '#domain/caller.ts';
import { type Fault, invalid, Refusal } from '#domain/refusal.ts';
import { mailServerFault } from '#jobs/definitions/mail-transport.ts';
import type { TargetRules } from '#jobs/definitions/webhook-target.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { MailServerFields, MailServerRow } from '#store/events/mail-servers.ts';
import { noteTrial, sendTest } from './try-mail-server.ts';

type Change = z.output<typeof MailServerChange>;

/** Refuses what cannot be saved. Saving leaves it untried, so that nothing goes through it. */
export async function saveMailServer(
  { mailServers }: StoreTransaction,
  accountId: number,
  change: Change,
  rules: TargetRules,
): Promise<void> {
  const wanted = wantedServer(await mailServers.find(accountId), change, rules);
  await mailServers.save(accountId, wanted, change.password);
}

/**
 * E-mails of the firm go through the one it has, and one that does not work must not take its place: so a test message
 * goes through the changed one before it is kept. Gives the version that was tried against; undefined where none works.
 */
export async function tryBeforeSaving(
  store: Store,
  caller: Caller,
  { change, rules }: { change: Change; rules: TargetRules },
): Promise<number | undefined> {
  const current = await store.mailServers.open(caller.accountId);
  if (current === undefined || current.triedAt === null) return undefined;
  const wanted = wantedServer(current, change, rules);
  const server = { ...wanted, password: change.password ?? current.password };
  const trial = await sendTest(store, caller, { server, rules });
  if (trial.failure === null) return current.version;
  await store.inTransaction((tx) => noteTrial(tx, caller, trial));
  throw new Refusal(
    'state_forbids',
    `Nothing was changed, and e-mails go the way they went: the test did not go. The answer was: ${trial.failure}`,
  );
}

function wantedServer(current: MailServerRow | undefined, change: Change, rules: TargetRules): MailServerFields {
  const faults = current === undefined ? missing(change) : [];
  const hostFault = change.host === undefined ? undefined : mailServerFault(change.host, rules);
  if (hostFault !== undefined) faults.push(faultOf('host', 'address', hostFault));
  const wanted: MailServerFields = {
    host: change.host ?? current?.host ?? '',
    port: change.port ?? current?.port ?? 0,
    userName: change.user_name ?? current?.userName ?? '',
    sender: change.sender ?? current?.sender ?? '',
  };
  if (current !== undefined && change.password === undefined && isElsewhere(current, wanted))
    faults.push(faultOf('password', 'missing', 'is needed again for another server or user name'));
  if (faults.length > 0) throw invalid(...faults);
  return wanted;
}

const isElsewhere = (one: MailServerFields, other: MailServerFields): boolean =>
  one.host !== other.host || one.port !== other.port || one.userName !== other.userName;

/** The first time all of it is needed. */
const missing = (change: Change): Fault[] =>
  (['host', 'port', 'user_name', 'password', 'sender'] as const)
    .filter((name) => change[name] === undefined)
    .map((name) => faultOf(name, 'missing', 'is required'));

function faultOf(name: string, code: string, words: string): Fault {
  return { code, pointer: `/${name}`, detail: `${name} ${words}` };
}
