/** Rules of changing one's own factors. */
import type { Caller } from '#domain/caller.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import type { Store } from '#store/build-store.ts';

/** The person, as the security log names them. */
export const itself = ({ userId }: Caller) => ({ type: 'person', id: userId });

/** After the password: a proof asks for as much as the sign-in does. */
export async function checkOwnCode(store: Store, caller: Caller, code: string | undefined): Promise<void> {
  const { hasApp, hasPasskeys, isDemanded } = await store.factors.getPerson(caller);
  if (!hasApp && isDemanded && hasPasskeys)
    throw new Refusal('state_forbids', 'Your role needs more than a password: use your passkey.');
  if (!hasApp) return;
  const pointer = '/code';
  if (code === undefined)
    throw invalid({ code: 'missing', pointer, detail: 'code of your authenticator app is required' });
  const result = await store.factors.tryCode(caller, code);
  if (result.outcome === 'wrong' || result.outcome === 'throttled')
    await store.securityLog.addHourly(caller, { kind: 'proof.failed', facts: { by: 'app' } });
  if (result.outcome === 'throttled')
    throw new Refusal('rate_limited', `Too many tries; try again in ${result.retryAfter} s.`, {
      retryAfter: result.retryAfter,
    });
  if (result.outcome === 'wrong')
    throw invalid({ code: 'wrong', pointer, detail: 'code is not right, or has been used: wait for the next one' });
}

/** After something has been removed: nobody takes away the last thing that lets them in. */
export async function checkEnough(tx: Store, caller: Caller): Promise<void> {
  const { hasApp, hasPasskeys, isDemanded, passwordHash } = await tx.factors.getPerson(caller);
  if (isDemanded && !hasApp && !hasPasskeys)
    throw new Refusal('in_use', 'Your role needs a second factor: add another one first.');
  if (passwordHash === null && !hasPasskeys)
    throw new Refusal('in_use', 'You have no password: choose one first, or add another passkey.');
}

/** After a change of the caller's factors: somebody else in another browser has no more part in it. */
export async function endOtherSessions(tx: Store, caller: Caller): Promise<void> {
  await tx.sessions.endOthers(caller, 'the ways to sign in were changed');
}
