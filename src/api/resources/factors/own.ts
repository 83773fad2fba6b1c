/** Rules of changing one's own factors. */
import type { Caller } from '#domain/caller.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Store } from '#store/build-store.ts';

/** The person, as the security log names them. */
export const itself = ({ userId }: Caller) => ({ type: 'person', id: userId });

/** After something has been removed: nobody takes away the last thing that lets them in. */
export async function checkEnough(tx: Store, caller: Caller): Promise<void> {
  const { hasApp, hasPasskeys, isDemanded, passwordHash } = await tx.factors.getPerson(caller);
  if (isDemanded && !hasApp && !hasPasskeys)
    throw new Refusal('in_use', 'Your role needs a second factor: add another one first.');
  if (passwordHash === null && !hasPasskeys)
    throw new Refusal('in_use', 'You have no password: choose one first, by “Forgotten password?” of the sign-in.');
}
