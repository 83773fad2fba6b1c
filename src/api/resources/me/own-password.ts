/** A change of a password asks for the current one of the caller, and for a new one that is hard to guess. */
import type { Caller } from '#domain/caller.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import { checkPassword } from '#store/access/passwords.ts';
import type { Store } from '#store/build-store.ts';
import { hashPassword } from '#store/secrets/password.ts';

type NewPassword = { name: string; email: string; password: string };

export async function hashNewPassword(
  store: Store,
  { accountId }: Caller,
  { name, email, password }: NewPassword,
): Promise<string> {
  const { name: company } = await store.people.getAccount(accountId);
  await checkPassword(password, { name, email, company });
  return hashPassword(password);
}

/** The current password, or from somebody who has none (invited with a passkey, or signed in by their firm) a proof of another kind. */
export async function checkMayChoose(store: Store, caller: Caller, current: string | undefined): Promise<void> {
  const { passwordHash } = await store.factors.getPerson(caller);
  if (passwordHash !== null) return checkOwnPassword(store, caller, current);
  await store.factors.checkProof(caller);
  if (await store.identityProviders.isPasswordOff({ accountId: caller.accountId, id: caller.userId }))
    throw new Refusal('state_forbids', 'Your firm signs you in with its own account alone, so a password would not.');
}

/** An open browser, or a token that somebody has taken, is not enough to take a sign-in away. */
export async function checkOwnPassword(store: Store, caller: Caller, current: string | undefined): Promise<void> {
  const pointer = '/current_password';
  if (current === undefined) throw invalid({ code: 'missing', pointer, detail: 'current_password is required' });
  if (await store.people.isOwnPassword(caller, current)) return;
  await store.securityLog.add(caller, { kind: 'proof.failed', facts: { by: 'password' } });
  throw invalid({ code: 'password', pointer, detail: 'current_password is not your password' });
}
