/** Inviting people, and links to a new password. The link is mailed; where no e-mail is sent the back office shows it, to pass on. */
import type { ResetLink } from '#contract/person.ts';
import type { Caller } from '#domain/caller.ts';
import { fillNotification } from '#domain/message/notification-text.ts';
import { backOfficeOnly, Refusal } from '#domain/refusal.ts';
import { linkMinutes } from '#store/access/passwords.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type * as z from 'zod';
import { passwordLinkUrl } from '../../oauth/sign-in/password-endpoints.ts';

type Settings = { publicUrl: string; smtpUrl?: string | undefined };
export type Inviter = { caller: Caller; settings: Settings };
type Person = {
  accountId: number;
  id: number;
  name: string;
  email: string;
  joinedAt: string | null;
  archivedAt: string | null;
};

/** The caller of a request, and what this installation can do. */
export const inviterOf = ({ caller, server }: { caller: Caller; server: { settings: Settings } }): Inviter => ({
  caller,
  settings: server.settings,
});

/** Again, or for the first time if they were added where nobody could be sent a link. */
export async function inviteAgain(tx: StoreTransaction, inviter: Inviter, person: Person): Promise<string | undefined> {
  checkHere(person);
  if (person.joinedAt !== null)
    throw new Refusal('state_forbids', 'They sign in already. Send them a link to a new password instead.');
  if (!(await canBeTold(tx, inviter))) throw backOfficeOnly('Without a mail server, people are invited');
  // The link lets in whoever has it, an administrator too, and may be shown.
  await tx.factors.checkProofHere(inviter.caller);
  await tx.securityLog.add(inviter.caller, { kind: 'person.invited', subject: { type: 'person', id: person.id } });
  return invite(tx, inviter, person);
}

/**
 * The link, if the caller is to pass it on. It is told or shown alike whether the address is free: nobody learns by inviting
 * whether somebody signs in with it to another account.
 */
export async function invite(tx: StoreTransaction, inviter: Inviter, person: Person): Promise<string | undefined> {
  const { caller, settings } = inviter;
  const { accountId } = person;
  const owner = await tx.invitations.settleAddress(person);
  const isMailed = await tx.mailServers.sends(accountId, settings);
  if (!isMailed && owner !== undefined) await tx.invitations.tellOwner(owner, accountId);
  if (!(await canBeTold(tx, inviter))) return undefined;
  const link = passwordLinkUrl(settings.publicUrl, await tx.invitations.add(person));
  if (!isMailed) return link;
  const account = await tx.people.getAccount(accountId);
  const message = fillNotification(
    'invitation',
    { name: person.name, company: account.name, inviter: caller.userName, link, until: endIn(account.timeZone) },
    account.settings.notifications,
  );
  const text = owner === undefined ? message.text : needsAnotherAddress(account.name);
  await tx.emails.add(accountId, [
    { inspectionId: null, recipient: person.email, ...message, text, confidential: true },
  ]);
  return undefined;
}

function endIn(timeZone: string): string {
  const end = new Date(Date.now() + inMs(linkMinutes.invitation));
  return end.toLocaleDateString('en-GB', { timeZone, dateStyle: 'full' });
}

/** Instead of the link. It names nobody, since it lies among the e-mails of the firm that invites. */
function needsAnotherAddress(company: string): string {
  return [
    `${company} has added you to its people at Keyturn with this e-mail address.`,
    'It signs you in to another firm already, and an address can sign in to one account only.',
    `If you are to work for ${company} as well, give them another address. Otherwise there is nothing to do.`,
  ].join('\n\n');
}

export async function withdraw(tx: StoreTransaction, caller: Caller, person: Person): Promise<void> {
  if (person.joinedAt !== null)
    throw new Refusal('state_forbids', 'They have accepted the invitation. Archive them to end their access.');
  await tx.invitations.withdraw(person);
  const subject = { type: 'person', id: person.id };
  await tx.securityLog.add(caller, { kind: 'person.changed', subject, facts: { invitation: 'withdrawn' } });
}

export async function makeResetLink(
  tx: StoreTransaction,
  { caller, settings }: Inviter,
  person: Person,
): Promise<z.output<typeof ResetLink>> {
  checkHere(person);
  await tx.factors.checkProof(caller);
  await tx.securityLog.add(caller, { kind: 'password.link_made', subject: { type: 'person', id: person.id } });
  const link = passwordLinkUrl(settings.publicUrl, await tx.invitations.addReset(person));
  const expires_at = new Date(Date.now() + inMs(linkMinutes.reset)).toISOString();
  if (!(await tx.mailServers.sends(person.accountId, settings))) return { sent_to: null, reset_link: link, expires_at };
  const { name: company } = await tx.people.getAccount(person.accountId);
  const text = [
    `${person.name}, ${caller.userName} of ${company} sends you this link to a new password.`,
    `Choose one here, within ${linkMinutes.reset} minutes:\n${link}`,
    'Until you do, your password stays as it is.',
  ].join('\n\n');
  await tx.emails.add(person.accountId, [
    { inspectionId: null, recipient: person.email, subject: 'Your sign-in to Keyturn', text, confidential: true },
  ]);
  return { sent_to: person.email, reset_link: null, expires_at };
}

/** By a mail server, or by somebody of the back office. Another application never sees a link. */
const canBeTold = async (tx: StoreTransaction, { caller, settings }: Inviter): Promise<boolean> =>
  caller.isFirstParty || (await tx.mailServers.sends(caller.accountId, settings));

function checkHere({ archivedAt }: Person): void {
  if (archivedAt !== null) throw new Refusal('state_forbids', 'They are archived, and can no longer sign in.');
}

const inMs = (minutes: number): number => minutes * 60_000;
