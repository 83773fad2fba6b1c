/** The e-mail address that a person signs in with: taken where it is free, and where it is not, its owner is told. */
import { Refusal } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import { isUniqueViolation } from '../database/violations.ts';
import { releaseSignInName, takenHere, takeSignInName, type UserKey } from '../directory/sign-in-names.ts';
import { buildEmailStore } from '../events/emails.ts';

/** Answers who signs in with it in another account. One who has left there gives it up. */
export async function claimAddress(tx: Executor, email: string, key: UserKey): Promise<UserKey | undefined> {
  await checkFree(tx, email, key);
  const owner = await takeSignInName(tx, email, key);
  if (owner === undefined) return undefined;
  const [left] = await tx.rows(
    'people.has-left',
    'select from users where account_id = $1 and id = $2 and archived_at is not null',
    [owner.accountId, owner.id],
  );
  if (left === undefined) return owner;
  await releaseSignInName(tx, owner);
  return takeSignInName(tx, email, key);
}

/** The database refuses the second of two who write it at once. */
async function checkFree(tx: Executor, email: string, { accountId, id }: UserKey): Promise<void> {
  const [other] = await tx.rows<{ id: number; clientId: number | null; isArchived: boolean }>(
    'people.has-address',
    `select id, client_id as "clientId", archived_at is not null as "isArchived" from users
     where account_id = $1 and lower(email) = lower($2) and id <> $3`,
    [accountId, email, id],
  );
  if (other?.isArchived === true) throw formerHere(other);
  if (other !== undefined) throw takenHere();
}

/** They are taken back, and keep what they did under one name. */
function formerHere({ id, clientId }: { id: number; clientId: number | null }): Refusal {
  const who =
    clientId === null
      ? 'Somebody of the firm who was archived has this e-mail address: an administrator can take them back.'
      : 'Somebody of a client who was archived has this e-mail address: take them back, or give them another one.';
  return new Refusal('duplicate', who, { facts: { archived_person: { id, client_id: clientId } } });
}

/** Two people of one account have no address in common, whether it signs in here or elsewhere. */
export async function refusingTaken<Rows>(write: PromiseLike<Rows>): Promise<Rows> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error)) throw takenHere();
    throw error;
  }
}

/**
 * The other firm is answered as if the address were free, so that it cannot ask who signs in elsewhere. The owner of the
 * address is told, and nobody else of theirs.
 */
export async function tellOwner(tx: Executor, owner: UserKey, otherId: number): Promise<void> {
  const [known] = await tx.rows<{ email: string; company: string }>(
    'staff.owner-of-address',
    `select u.email, a.name as company from users u join accounts a on a.id = $1
     where u.account_id = $1 and u.id = $2 and u.archived_at is null`,
    [owner.accountId, owner.id],
  );
  const [other] = await tx.rows<{ name: string }>('staff.other-firm', 'select name from accounts where id = $1', [
    otherId,
  ]);
  if (known === undefined || other === undefined) return;
  const text = [
    `${other.name} has added you to its people at Keyturn with this e-mail address.`,
    `It signs you in to ${known.company} already, and an address can sign in to one account only.`,
    `If you are to work for ${other.name} as well, give them another address. Otherwise there is nothing to do.`,
  ].join('\n\n');
  await buildEmailStore(tx).add(owner.accountId, [
    { inspectionId: null, recipient: known.email, subject: 'Your e-mail address at Keyturn', text, confidential: true },
  ]);
}
