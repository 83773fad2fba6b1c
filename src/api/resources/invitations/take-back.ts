/** Taking back somebody who was archived, of the firm or of a client: they sign in again with what they had. */
import type { Caller } from '#domain/caller.ts';
import { isErasedAddress } from '#domain/people/erased-address.ts';
import { backOfficeOnly, Refusal } from '#domain/refusal.ts';
import type { StoreTransaction } from '#store/build-store.ts';

export async function takeBack(
  tx: StoreTransaction,
  caller: Caller,
  { id, email }: { id: number; email: string },
): Promise<void> {
  // They sign in with what they had: other applications let nobody in, nor does an open browser.
  if (!caller.isFirstParty) throw backOfficeOnly('People are taken back');
  await tx.factors.checkProof(caller);
  if (isErasedAddress(email))
    throw new Refusal('state_forbids', 'They were erased: nobody knows their address any more. Invite them anew.');
  await tx.people.takeBack({ accountId: caller.accountId, id }, email);
  await tx.securityLog.add(caller, { kind: 'person.taken_back', subject: { type: 'person', id } });
}
