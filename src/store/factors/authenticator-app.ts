/** The authenticator app of a person: its secret, sealed, and the last half minute whose code was taken. */
import type { Executor } from '../database/database.ts';
import type { UserKey } from '../directory/sign-in-names.ts';
import { decrypt, encrypt, installationKey } from '../secrets/encryption.ts';
import { stepOfCode } from '../secrets/one-time-code.ts';

/** A key of the installation for everything about second factors that must be read again. */
export const factorKey = (db: Executor): Promise<Buffer> => installationKey(db, 'second factors');

/** In place of the one before, if a code of it is right: an app that makes other codes would lock its owner out. */
export async function setAuthenticatorApp(
  db: Executor,
  { accountId, id }: UserKey,
  { secret, code }: { secret: string; code: string },
): Promise<boolean> {
  const step = stepOfCode(secret, code);
  if (step === undefined) return false;
  await db.rows(
    'authenticator-apps.set',
    `insert into authenticator_apps as kept (account_id, user_id, sealed_secret, last_step) values ($1, $2, $3, $4)
     on conflict (account_id, user_id) do update
       set sealed_secret = excluded.sealed_secret, last_step = excluded.last_step, created_at = now(), last_used_at = null`,
    [accountId, id, encrypt(await factorKey(db), secret), step],
  );
  return true;
}

/** Takes a code once: the second of two at the same moment finds the step taken. */
export async function takeAppCode(db: Executor, { accountId, id }: UserKey, code: string): Promise<boolean> {
  const [app] = await db.rows<{ sealedSecret: string }>(
    'authenticator-apps.secret',
    'select sealed_secret as "sealedSecret" from authenticator_apps where account_id = $1 and user_id = $2',
    [accountId, id],
  );
  const step = app && stepOfCode(decrypt(await factorKey(db), app.sealedSecret), code);
  if (app === undefined || step === undefined) return false;
  const taken = await db.rows(
    'authenticator-apps.take-code',
    `update authenticator_apps set last_step = $4, last_used_at = now()
     where account_id = $1 and user_id = $2 and sealed_secret = $3 and last_step < $4 returning user_id`,
    [accountId, id, app.sealedSecret, step],
  );
  return taken.length > 0;
}
