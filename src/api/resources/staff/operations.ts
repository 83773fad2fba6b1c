/** Adding, changing and archiving members of staff, and who may. */
import type * as z from 'zod';
import type { StaffChange, StaffDraft } from '#contract/person.ts';
import type { Caller } from '#domain/caller.ts';
import { backOfficeOnly, Refusal } from '#domain/refusal.ts';
import { isManager, type Role, roleNames, roles } from '#domain/role.ts';
import type { MailSettings } from '#store/access/person-notices.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { StaffRow } from '#store/account/staff.ts';
import { changesBetween } from '#store/properties/audit.ts';
import { checkMayChoose, hashNewPassword } from '../me/own-password.ts';
import { invite, inviteAgain, type Inviter, makeResetLink, withdraw } from '../invitations/operations.ts';
import { takeBack } from '../invitations/take-back.ts';
import { acceptStaffChange, type InvitedStaff } from './present.ts';

/** The members that people may change of themselves. */
const ofOneself = new Set(['phone', 'home_postcode', 'working_hours', 'time_off', 'password', 'current_password']);

export async function addStaffMember(
  store: Store,
  inviter: Inviter,
  body: z.output<typeof StaffDraft>,
): Promise<InvitedStaff> {
  return store.inTransaction(async (tx) => {
    // Somebody at an open browser could make themselves one that outlives the session.
    await tx.factors.checkProofHere(inviter.caller);
    return inviteNewMember(tx, inviter, body);
  });
}

/** After a proof. */
export async function inviteNewMember(
  tx: StoreTransaction,
  inviter: Inviter,
  body: z.output<typeof StaffDraft>,
): Promise<InvitedStaff> {
  const { caller } = inviter;
  if (isManager(body.role as Role)) checkBackOffice(caller, 'Managers and administrators are added');
  const added = await addUninvited(tx, caller, body);
  const facts = { role: roleNames[added.role] };
  await tx.securityLog.add(caller, { kind: 'person.invited', subject: person(added), facts });
  return inviteThem(tx, inviter, added.id, invite);
}

/** Somebody who cannot sign in until they are invited. */
export function addUninvited(
  tx: StoreTransaction,
  caller: Caller,
  body: z.output<typeof StaffDraft>,
): Promise<StaffRow> {
  const { name, email, role } = body;
  return tx.staff.add(caller.accountId, { ...acceptStaffChange(body), name, email, role: role as StaffRow['role'] });
}

export async function inviteStaffMember(store: Store, inviter: Inviter, id: number): Promise<InvitedStaff> {
  return store.inTransaction(async (tx) => {
    const current = await tx.staff.lock(inviter.caller.accountId, id);
    checkMayInvite(inviter.caller, current);
    return inviteThem(tx, inviter, id, inviteAgain);
  });
}

async function inviteThem(tx: Store, inviter: Inviter, id: number, how: typeof invite): Promise<InvitedStaff> {
  const { accountId } = inviter.caller;
  const invitationLink = await how(tx, inviter, await tx.staff.get(accountId, id));
  return { ...(await tx.staff.get(accountId, id)), invitationLink };
}

export async function withdrawStaffInvitation(store: Store, caller: Caller, id: number): Promise<void> {
  await store.inTransaction(async (tx) => {
    const current = await tx.staff.lock(caller.accountId, id);
    checkMayInvite(caller, current);
    await withdraw(tx, caller, current);
  });
}

export async function makeStaffResetLink(store: Store, inviter: Inviter, id: number) {
  return store.inTransaction(async (tx) =>
    makeResetLink(tx, inviter, await tx.staff.lock(inviter.caller.accountId, id)),
  );
}

function checkMayInvite(caller: Caller, { role }: StaffRow): void {
  if (isManager(role)) checkBackOffice(caller, 'Managers and administrators are invited');
}

export async function changeStaffMember(
  store: Store,
  caller: Caller,
  id: number,
  { password, current_password, ...body }: z.output<typeof StaffChange>,
  check: (current: StaffRow) => void,
  mail: MailSettings,
): Promise<StaffRow> {
  const fields = Object.keys({ ...body, ...(password !== undefined && { password }) });
  const checkBefore = (current: StaffRow): void => {
    check(current);
    checkMayChange(caller, current, fields);
    if (password !== undefined) checkIsOneself(caller, current);
  };
  // Hashing takes a processor for longer than anything else here: nobody may make us do it who is then refused.
  let passwordHash: string | undefined;
  if (password !== undefined) {
    const current = await store.staff.get(caller.accountId, id);
    checkBefore(current);
    await checkMayChoose(store, caller, current_password);
    passwordHash = await hashNewPassword(store, caller, { name: current.name, email: current.email, password });
  }
  return store.inTransaction(async (tx) => {
    const current = await tx.staff.lock(caller.accountId, id);
    checkBefore(current);
    const wanted = acceptStaffChange(body);
    if (wanted.role !== undefined && wanted.role !== current.role) {
      checkRoleChange(caller, current);
      if (wanted.role === roles.administrator) await tx.factors.checkProof(caller);
      if (await tx.identityProviders.keepsPassword(caller.accountId, id)) throw passwordKeeper();
    }
    const { accountId, from } = caller;
    const tell = (what: string) => tx.personNotices.add({ accountId, userId: id, what, from, to: current.email }, mail);
    if (wanted.email !== undefined && wanted.email !== current.email) {
      checkBackOffice(caller, emails);
      // With another address, somebody at an open browser could have a link to a new password sent to them.
      await tx.factors.checkProof(caller);
      // Links were sent to the address until now, which may be somebody else's by mistake.
      await tx.invitations.withdraw(current);
      if (current.joinedAt !== null || current.passwordHash !== null)
        await tell('Your e-mail address to sign in with was changed.');
    }
    const isBack = body.archived === false && current.archivedAt !== null;
    if (isBack) await takeBackMember(tx, caller, current);
    if (passwordHash !== undefined) {
      await tell('Your password was changed.');
      await tx.securityLog.add(caller, { kind: 'password.changed', subject: person(current) });
      await tx.staff.endSignIns(accountId, id);
    }
    const changes = changesBetween<Record<string, unknown>>(current, wanted);
    if (changes.length === 0 && passwordHash === undefined) return isBack ? tx.staff.get(accountId, id) : current;
    const changed = await tx.staff.change(accountId, id, {
      ...wanted,
      ...(passwordHash !== undefined && { passwordHash }),
    });
    if (changes.length === 0) return changed;
    await logChange(tx, caller, { before: current, after: changed, fields: changes.map(({ field }) => field) });
    return changed;
  });
}

export async function removeStaffMember(
  store: Store,
  caller: Caller,
  id: number,
  check: (current: StaffRow) => void,
): Promise<void> {
  await store.inTransaction(async (tx) => {
    const current = await tx.staff.lock(caller.accountId, id);
    check(current);
    if (current.role === roles.administrator) checkAdministrator(caller);
    if (current.id === caller.userId) throw new Refusal('in_use', 'Somebody else has to archive you.');
    if (current.isLastAdministrator) throw lastAdministrator();
    if (await tx.identityProviders.keepsPassword(caller.accountId, id)) throw passwordKeeper();
    await tx.staff.archive(caller.accountId, id);
    await tx.securityLog.add(caller, { kind: 'person.archived', subject: person(current) });
  });
}

/** As with an invitation. */
async function takeBackMember(tx: StoreTransaction, caller: Caller, current: StaffRow): Promise<void> {
  checkAdministrator(caller);
  checkBackOffice(caller, 'People are taken back');
  await takeBack(tx, caller, current);
}

const person = ({ id }: StaffRow) => ({ type: 'person', id });

async function logChange(
  tx: StoreTransaction,
  caller: Caller,
  { before, after, fields }: { before: StaffRow; after: StaffRow; fields: string[] },
): Promise<void> {
  const subject = person(after);
  const others = fields.filter((field) => field !== 'role');
  if (others.length > 0)
    await tx.securityLog.add(caller, { kind: 'person.changed', subject, facts: { fields: others } });
  if (before.role === after.role) return;
  const facts = { from: roleNames[before.role], to: roleNames[after.role] };
  await tx.securityLog.add(caller, { kind: 'person.role_changed', subject, facts });
}

function checkMayChange(caller: Caller, current: StaffRow, fields: string[]): void {
  if (caller.role === roles.administrator) return;
  const ownOnly = fields.every((field) => ofOneself.has(field));
  if (caller.userId === current.id && ownOnly) return;
  if (!isManager(caller.role)) {
    throw new Refusal(
      'role_forbids',
      'You may change your own phone, home postcode, hours, time off and password; only managers change the rest.',
    );
  }
  // A person who sets an administrator's e-mail address could sign in as them.
  if (current.role === roles.administrator) checkAdministrator(caller);
}

/** Nobody knows another person's password: those who forgot theirs are sent a link. */
function checkIsOneself(caller: Caller, { id }: StaffRow): void {
  checkBackOffice(caller, passwords);
  if (id !== caller.userId)
    throw new Refusal('role_forbids', 'People choose their passwords themselves; send them a link to do so.');
}

function checkRoleChange(caller: Caller, current: StaffRow & { isLastAdministrator: boolean }): void {
  checkAdministrator(caller);
  checkBackOffice(caller, 'Roles are changed');
  if (current.isLastAdministrator) throw lastAdministrator();
}

function checkAdministrator({ role }: Caller): void {
  if (role !== roles.administrator) throw new Refusal('role_forbids', 'This is for administrators only.');
}

function lastAdministrator(): Refusal {
  return new Refusal('in_use', 'The account needs an administrator; make somebody else one first.');
}

/** Without them nobody could come in to mend single sign-on. */
function passwordKeeper(): Refusal {
  return new Refusal(
    'in_use',
    'They are the one administrator who may sign in by password; name another under Single sign-on first.',
  );
}

const passwords = 'Passwords are set';
const emails = 'E-mail addresses to sign in with are changed';

function checkBackOffice({ isFirstParty }: Caller, what: string): void {
  if (!isFirstParty) throw backOfficeOnly(what);
}
