/** People on their way through a provider: begun in one browser, ended in the same one, once, within five minutes. */
import type { Executor } from '../database/database.ts';
import { decrypt, encrypt, keyOfToken } from '../secrets/encryption.ts';
import { accountOfToken, buildAccountToken, hashToken } from '../secrets/random-token.ts';

const MINUTES = 5;

export type Visit = {
  /** The provider's, when it began. */
  version: number;
  nonce: string;
  codeVerifier: string;
  /** The address of the sign-in page that it began at; undefined for a trial, which signs nobody in. */
  returnTo?: string;
  /** "Keep me signed in", as chosen on that page. */
  isKept?: boolean;
};

const sealingKey = (state: string): Buffer => keyOfToken(state, 'visit of a provider');

/** The `state` that it is found by. `7-` and 43 random characters. */
export async function addVisit(
  db: Executor,
  { accountId, browser, visit }: { accountId: number; browser: string; visit: Visit },
): Promise<string> {
  const state = buildAccountToken(accountId);
  await addRow(db, { accountId, state, browserHash: hashToken(browser), about: JSON.stringify(visit) });
  return state;
}

/** A visit works in its own browser alone; elsewhere it is left as it is, so that nobody can spoil another's. */
export async function takeVisit(
  db: Executor,
  { state, browser }: { state: string; browser: string },
): Promise<{ accountId: number; visit: Visit } | undefined> {
  const accountId = accountOfToken(state);
  if (accountId === undefined) return undefined;
  const [row] = await db.rows<{ sealed: string }>(
    'identity-visits.take',
    `delete from identity_visits
     where account_id = $1 and state_hash = $2 and browser_hash = $3 and expires_at > now() returning sealed`,
    [accountId, hashToken(state), hashToken(browser)],
  );
  return row && { accountId, visit: JSON.parse(decrypt(sealingKey(state), row.sealed)) as Visit };
}

/** Lets a browser begin a trial of the account's provider: the page of settings has a token, the browser only this. */
export async function addTicket(db: Executor, accountId: number): Promise<string> {
  const state = buildAccountToken(accountId);
  await addRow(db, { accountId, state, browserHash: null, about: 'ticket' });
  return state;
}

/** The account; undefined for one that was used, or ended, or never was. */
export async function takeTicket(db: Executor, ticket: string): Promise<number | undefined> {
  const accountId = accountOfToken(ticket);
  if (accountId === undefined) return undefined;
  const rows = await db.rows(
    'identity-visits.take-ticket',
    `delete from identity_visits
     where account_id = $1 and state_hash = $2 and browser_hash is null and expires_at > now() returning state_hash`,
    [accountId, hashToken(ticket)],
  );
  return rows.length > 0 ? accountId : undefined;
}

type NewRow = { accountId: number; state: string; browserHash: Buffer | null; about: string };

async function addRow(db: Executor, { accountId, state, browserHash, about }: NewRow): Promise<void> {
  await db.rows(
    'identity-visits.add',
    `insert into identity_visits (account_id, state_hash, browser_hash, sealed, expires_at)
     values ($1, $2, $3, $4, now() + interval '${MINUTES} minutes')`,
    [accountId, hashToken(state), browserHash, encrypt(sealingKey(state), about)],
  );
}
