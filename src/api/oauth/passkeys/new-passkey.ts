/**
 * Passkeys that are made before somebody is signed in: by a link, in place of a password, and after a password where the role
 * demands more. The challenge is of one browser and of that one link, or of that one pending sign-in.
 */
import { Refusal } from '#domain/refusal.ts';
import type { Database } from '#store/database/database.ts';
import { findPasswordLink, takesPasskey } from '#store/access/passwords.ts';
import type { UserKey } from '#store/directory/sign-in-names.ts';
import { buildPasskeyStore, type NewPasskey } from '#store/factors/passkeys.ts';
import { finishRegistration, startRegistration } from '../../passkeys/ceremonies.ts';
import type { RelyingParty } from '../../passkeys/relying-party.ts';
import type { Fields } from '../fields.ts';
import { findPendingPerson } from '../second-step/pending-person.ts';

/** The page, by the secret that it was opened with. */
type Way = { link: string } | { pending: string };
type NamedPerson = UserKey & { name: string; email: string };

/** They give it a name of their own in My account. */
const FIRST_NAME = 'First passkey';

export const wayOf = ({ link, pending }: Fields): Way | undefined => {
  if (link !== undefined) return { link };
  return pending === undefined ? undefined : { pending };
};

const holderOf = (visitor: string, way: Way): string =>
  'link' in way ? `browser ${visitor} link ${way.link}` : `browser ${visitor} pending ${way.pending}`;

/** Options for the browser; undefined where this page may add no passkey. */
export async function startNewPasskey(
  database: Database,
  { party, visitor, way }: { party: RelyingParty; visitor: string; way: Way },
): Promise<string | undefined> {
  const person = 'link' in way ? await ownerByLink(database, way.link) : await ownerByPending(database, way, visitor);
  if (person === undefined) return undefined;
  return startRegistration(buildPasskeyStore(database), { party, holder: holderOf(visitor, way) }, person);
}

/** Undefined unless it answers a challenge that this page had, in this browser. Nothing is added yet. */
export async function finishNewPasskey(
  database: Database,
  { party, visitor, way }: { party: RelyingParty; visitor: string; way: Way },
  answer: string,
): Promise<NewPasskey | undefined> {
  const ceremony = { party, holder: holderOf(visitor, way) };
  const made = await finishRegistration(buildPasskeyStore(database), ceremony, answer);
  return made && { ...made, name: FIRST_NAME };
}

/** A credential that somebody in the account has already is made up: authenticators draw them by chance. */
export async function orWrongKey<Result>(work: () => Promise<Result>): Promise<Result | 'wrong key'> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return 'wrong key';
    throw error;
  }
}

async function ownerByLink(database: Database, link: string): Promise<NamedPerson | undefined> {
  const person = await findPasswordLink(database, link);
  return person !== undefined && (await takesPasskey(database, person)) ? person : undefined;
}

async function ownerByPending(
  database: Database,
  { pending }: { pending: string },
  visitor: string,
): Promise<NamedPerson | undefined> {
  const found = await findPendingPerson(database, pending, visitor);
  return found?.step === 'set up' ? found.person : undefined;
}
