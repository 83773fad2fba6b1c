/** Passkeys by their credential id, and the challenges that they sign: each for one holder, once, for five minutes. */
import { notFound, Refusal } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import { isUniqueViolation } from '../database/violations.ts';
import type { UserKey } from '../directory/sign-in-names.ts';
import { hashToken } from '../secrets/random-token.ts';

const CHALLENGE_MINUTES = 5;

export type NewPasskey = {
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  isBackedUp: boolean;
  name: string;
};
export type UsablePasskey = Pick<NewPasskey, 'credentialId' | 'publicKey' | 'counter'>;

export type PasskeyStore = ReturnType<typeof buildPasskeyStore>;
export const buildPasskeyStore = (db: Executor) => ({
  keepChallenge: (challenge: string, holder: string) => keepChallenge(db, challenge, holder),
  takeChallenge: (challenge: string, holder: string) => takeChallenge(db, challenge, holder),
  add: (owner: UserKey, key: NewPasskey) => addPasskey(db, owner, key),
  find: (owner: UserKey, credentialId: string) => findPasskey(db, owner, credentialId),
  listCredentialIds: (owner: UserKey) => listCredentialIds(db, owner),
  noteUse: (owner: UserKey, use: Pick<NewPasskey, 'credentialId' | 'counter'>) => notePasskeyUse(db, owner, use),
  rename: (owner: UserKey, passkeyId: number, name: string) => renamePasskey(db, owner, passkeyId, name),
  remove: (owner: UserKey, passkeyId: number) => removePasskey(db, owner, passkeyId),
});

/** `holder` tells the browser or the person from all others; nobody else can have the challenge signed for them. */
async function keepChallenge(db: Executor, challenge: string, holder: string): Promise<void> {
  await db.rows(
    'passkey-challenges.add',
    `insert into directory.passkey_challenges (challenge_hash, holder_hash, expires_at)
     values ($1, $2, now() + make_interval(mins => $3))`,
    [hashToken(challenge), hashToken(holder), CHALLENGE_MINUTES],
  );
}

async function takeChallenge(db: Executor, challenge: string, holder: string): Promise<boolean> {
  const taken = await db.rows<{ isGood: boolean }>(
    'passkey-challenges.take',
    `delete from directory.passkey_challenges where challenge_hash = $1 and holder_hash = $2
     returning expires_at > now() as "isGood"`,
    [hashToken(challenge), hashToken(holder)],
  );
  return taken[0]?.isGood === true;
}

export async function addPasskey(db: Executor, { accountId, id: userId }: UserKey, key: NewPasskey): Promise<number> {
  const id = await db.ids.takeOne('passkeys', accountId);
  try {
    await db.rows(
      'passkeys.add',
      `insert into passkeys (account_id, id, user_id, credential_id, public_key, counter, transports, name, is_backed_up)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [accountId, id, userId, key.credentialId, key.publicKey, key.counter, key.transports, key.name, key.isBackedUp],
    );
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal('duplicate', 'This passkey has been added already.');
    throw error;
  }
  return id;
}

/** Only of this person, who must not be archived. */
async function findPasskey(
  db: Executor,
  { accountId, id }: UserKey,
  credentialId: string,
): Promise<UsablePasskey | undefined> {
  const [key] = await db.rows<UsablePasskey>(
    'passkeys.find',
    `select p.credential_id as "credentialId", p.public_key as "publicKey", p.counter::int as counter
     from passkeys p join users u on u.account_id = $1 and u.id = p.user_id and u.archived_at is null
     where p.account_id = $1 and p.user_id = $2 and p.credential_id = $3`,
    [accountId, id, credentialId],
  );
  return key;
}

async function listCredentialIds(db: Executor, { accountId, id }: UserKey): Promise<string[]> {
  const rows = await db.rows<{ credentialId: string }>(
    'passkeys.credentials',
    'select credential_id as "credentialId" from passkeys where account_id = $1 and user_id = $2',
    [accountId, id],
  );
  return rows.map(({ credentialId }) => credentialId);
}

async function notePasskeyUse(
  db: Executor,
  { accountId, id }: UserKey,
  { credentialId, counter }: { credentialId: string; counter: number },
): Promise<void> {
  await db.rows(
    'passkeys.use',
    `update passkeys set counter = $4, last_used_at = now()
     where account_id = $1 and user_id = $2 and credential_id = $3`,
    [accountId, id, credentialId, counter],
  );
}

async function renamePasskey(db: Executor, owner: UserKey, passkeyId: number, name: string): Promise<void> {
  const rows = await db.rows(
    'passkeys.rename',
    'update passkeys set name = $4 where account_id = $1 and user_id = $2 and id = $3 returning id',
    [owner.accountId, owner.id, passkeyId, name],
  );
  if (rows.length === 0) throw notFound('passkey');
}

async function removePasskey(db: Executor, owner: UserKey, passkeyId: number): Promise<void> {
  const rows = await db.rows(
    'passkeys.remove',
    'delete from passkeys where account_id = $1 and user_id = $2 and id = $3 returning id',
    [owner.accountId, owner.id, passkeyId],
  );
  if (rows.length === 0) throw notFound('passkey');
}
