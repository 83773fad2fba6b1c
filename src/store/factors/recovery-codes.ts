/** Ten codes for the day when the telephone is lost: shown once, kept as hashes, each good for one sign-in. */
import { randomInt } from 'node:crypto';
import type { Executor } from '../database/database.ts';
import type { UserKey } from '../directory/sign-in-names.ts';
import { hashCode, isCode } from '../secrets/password.ts';

const CODES = 10;
/** None that are read as another: no i, l, o, 0 or 1. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUP = 4;

/** `7kq2-m9xa-f4td-x2bd`: by its first group it is found, the other three have 59 bits. */
export function buildRecoveryCodes(): { place: string; code: string }[] {
  const places = new Set<string>();
  while (places.size < CODES) places.add(buildGroup());
  return [...places].map((place) => ({ place, code: [place, buildGroup(), buildGroup(), buildGroup()].join('-') }));
}

/** Ends the codes from before. */
export async function renewRecoveryCodes(db: Executor, { accountId, id }: UserKey): Promise<string[]> {
  const made = buildRecoveryCodes();
  const codes = made.map(({ code }) => code);
  const hashes = await Promise.all(codes.map(hashCode));
  await db.transaction(async (tx) => {
    await forgetRecoveryCodes(tx, { accountId, id });
    await tx.rows(
      'recovery-codes.add',
      `insert into recovery_codes (account_id, user_id, place, code_hash)
       select $1, $2, place, code_hash from unnest($3::text[], $4::text[]) as made (place, code_hash)`,
      [accountId, id, made.map(({ place }) => place), hashes],
    );
  });
  return codes;
}

export async function forgetRecoveryCodes(db: Executor, { accountId, id }: UserKey): Promise<void> {
  await db.rows('recovery-codes.forget', 'delete from recovery_codes where account_id = $1 and user_id = $2', [
    accountId,
    id,
  ]);
}

/** Takes a code once, typed in any case, with or without its hyphens. */
export async function takeRecoveryCode(db: Executor, { accountId, id }: UserKey, typed: string): Promise<boolean> {
  const letters = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  // Those from before had three groups.
  const code = letters.match(/.{1,4}/g)?.join('-') ?? '';
  const [kept] = await db.rows<{ codeHash: string }>(
    'recovery-codes.find',
    'select code_hash as "codeHash" from recovery_codes where account_id = $1 and user_id = $2 and place = $3',
    [accountId, id, letters.slice(0, GROUP)],
  );
  if (!(await isCode(code, kept?.codeHash ?? null)) || kept === undefined) return false;
  const taken = await db.rows(
    'recovery-codes.take',
    'delete from recovery_codes where account_id = $1 and user_id = $2 and code_hash = $3 returning place',
    [accountId, id, kept.codeHash],
  );
  return taken.length > 0;
}

function buildGroup(): string {
  return Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
