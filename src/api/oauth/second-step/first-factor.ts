/** The first second factor of somebody whose role demands one, added on their way in: an app with its recovery codes, or a passkey. */
import type { FastifyRequest } from 'fastify';
import { buildPersonNoticeStore, type MailSettings } from '#store/access/person-notices.ts';
import { buildSecurityLogStore } from '#store/access/security-log.ts';
import type { Database, Executor } from '#store/database/database.ts';
import { setAuthenticatorApp } from '#store/factors/authenticator-app.ts';
import { addPasskey } from '#store/factors/passkeys.ts';
import { renewRecoveryCodes } from '#store/factors/recovery-codes.ts';
import { type FactorPerson, findFactorPerson, lockFactors } from '#store/factors/second-factors.ts';
import { originOf } from '../../network.ts';
import type { RelyingParty } from '../../passkeys/relying-party.ts';
import { finishNewPasskey, orWrongKey } from '../passkeys/new-passkey.ts';

type Adding = { database: Database; mail: MailSettings };
type OfPerson = { request: FastifyRequest; person: FactorPerson };

/** The recovery codes that go with it; undefined when the code is not one of this secret. */
export function addFirstApp(
  { database, mail }: Adding,
  turn: OfPerson,
  given: { secret: string; code: string },
): Promise<string[] | undefined> {
  return database.transaction(async (tx) => {
    if (!(await isStillFirst(tx, turn.person)) || !(await setAuthenticatorApp(tx, turn.person, given)))
      return undefined;
    await noteAdded(tx, turn, mail, { factor: 'app', what: 'An authenticator app was set up.' });
    return renewRecoveryCodes(tx, turn.person);
  });
}

/** False unless it answers a challenge of that page. It is two factors by itself, so there are no recovery codes to it. */
export async function addFirstPasskey(
  { database, mail }: Adding,
  turn: OfPerson,
  { party, visitor, pending, answer }: { party: RelyingParty; visitor: string; pending: string; answer: string },
): Promise<boolean> {
  const made = await finishNewPasskey(database, { party, visitor, way: { pending } }, answer);
  if (made === undefined) return false;
  const added = await orWrongKey(() =>
    database.transaction(async (tx) => {
      if (!(await isStillFirst(tx, turn.person))) return false;
      await addPasskey(tx, turn.person, made);
      await noteAdded(tx, turn, mail, { factor: 'passkey', what: 'A passkey was added.' });
      return true;
    }),
  );
  return added === true;
}

/** Not where the owner has added one, or has used a link to another password, while this one waited for its turn. */
async function isStillFirst(tx: Executor, { passwordHash, ...user }: FactorPerson): Promise<boolean> {
  await lockFactors(tx, user);
  const now = await findFactorPerson(tx, user);
  return now !== undefined && !now.hasApp && !now.hasPasskeys && now.passwordHash === passwordHash;
}

async function noteAdded(
  tx: Executor,
  { request, person }: OfPerson,
  mail: MailSettings,
  { factor, what }: { factor: 'app' | 'passkey'; what: string },
): Promise<void> {
  const { accountId, id } = person;
  const from = originOf(request);
  const subject = { type: 'person', id };
  await buildSecurityLogStore(tx).add(
    { accountId, userId: id, from },
    { kind: 'factor.added', subject, facts: { factor } },
  );
  await buildPersonNoticeStore(tx).add({ accountId, userId: id, what, from }, mail);
}
