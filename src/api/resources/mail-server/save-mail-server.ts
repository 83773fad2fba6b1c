/** Saves the mail server of a firm. Its password never goes to another server than the one that it was given for. */
import type * as z from 'zod';
import type { MailServerChange } from '#contract/account/mail-server.ts';
import { type Fault, invalid } from '#domain/refusal.ts';
import { mailServerFault } from '#jobs/definitions/mail-transport.ts';
import type { TargetRules } from '#jobs/definitions/webhook-target.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { MailServerFields } from '#store/events/mail-servers.ts';

type Change = z.output<typeof MailServerChange>;

export async function saveMailServer(
  { mailServers }: StoreTransaction,
  accountId: number,
  change: Change,
  rules: TargetRules,
): Promise<void> {
  const current = await mailServers.find(accountId);
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
  await mailServers.save(accountId, wanted, change.password);
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
