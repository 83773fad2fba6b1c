/** The person of a pending sign-in, and the step that they are at. The database says at each request which it is, never the form. */
import type { Database } from '#store/database/database.ts';
import { factorKey } from '#store/factors/authenticator-app.ts';
import { type FactorPerson, findFactorPerson } from '#store/factors/second-factors.ts';
import { isOfPassword, type PendingSignIn, readPending } from './pending-sign-in.ts';

/** `none`: the password is enough. */
export type Step = 'none' | 'code' | 'passkey' | 'set up';
export type PendingPerson = { pending: PendingSignIn; person: FactorPerson; step: Step };

/** Undefined when its time is over, and the password has to be given again. */
export async function findPendingPerson(
  database: Database,
  text: string,
  visitor: string,
): Promise<PendingPerson | undefined> {
  const pending = readPending(await factorKey(database), text, visitor);
  if (pending === undefined) return undefined;
  const person = await findFactorPerson(database, pending);
  if (person === undefined || !isOfPassword(pending, person.passwordHash)) return undefined;
  return { pending, person, step: stepOf(person) };
}

export function stepOf({ hasApp, hasPasskeys, isDemanded }: FactorPerson): Step {
  if (hasApp) return 'code';
  // Nobody who knows the password alone may add an app to it.
  if (isDemanded && hasPasskeys) return 'passkey';
  return isDemanded ? 'set up' : 'none';
}
