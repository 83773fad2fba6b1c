/** A passkey of somebody, and challenges that wait for the next ones. */
import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '#store/database/database.ts';
import { buildPasskeyStore } from '#store/factors/passkeys.ts';
import { hashToken } from '#store/secrets/random-token.ts';
import { softwarePasskey } from './software-passkey.ts';

const CHALLENGES = 30;
const taken = new Map<string, number>();
const challengeOf = (holder: string, at: number): string =>
  createHash('sha256').update(`${holder} ${at}`).digest('base64url');

export async function givenPasskeys(database: Database, { accountId, id }: { accountId: number; id: number }) {
  const passkeyHolder = `person ${accountId}.${id}`;
  const challenges = Array.from({ length: CHALLENGES }, (_, at) => hashToken(challengeOf(passkeyHolder, at)));
  await database.rows(
    'test.challenges',
    `insert into directory.passkey_challenges (challenge_hash, holder_hash, expires_at)
     select hash, $2, now() + interval '1 day' from unnest($1::bytea[]) hash on conflict do nothing`,
    [challenges, hashToken(passkeyHolder)],
  );
  taken.set(passkeyHolder, 0);
  const passkey = await buildPasskeyStore(database).add(
    { accountId, id },
    {
      credentialId: randomUUID(),
      publicKey: Buffer.from('none'),
      counter: 0,
      transports: [],
      isBackedUp: false,
      name: 'Laptop',
    },
  );
  return { passkeyHolder, passkey };
}

/** As a browser would answer the next of these challenges. */
export function nextCredential(passkeyHolder: string): string {
  const at = taken.get(passkeyHolder) ?? 0;
  taken.set(passkeyHolder, at + 1);
  return softwarePasskey().register(challengeOf(passkeyHolder, at), { origin: 'http://localhost:8080' });
}
