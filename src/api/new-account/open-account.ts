/** A new account: a firm, its first administrator, and the usual things of the trade. */
import * as z from 'zod';
import { EmailAddress } from '#contract/wire.ts';
import { roles } from '#domain/role.ts';
import type { SecurityActor } from '#store/access/security-log.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { UserKey } from '#store/directory/sign-in-names.ts';

/** The words of its faults go on from the name of a field. */
export const NewAccount = z.object({
  firm: z.string().trim().min(1, 'name the firm').max(200, 'at most 200 characters'),
  name: z.string().trim().min(1, 'name the administrator').max(200, 'at most 200 characters'),
  email: z.email('not an e-mail address').pipe(EmailAddress),
});
export type NewAccount = z.output<typeof NewAccount>;

/**
 * The administrator, who has no way to sign in yet. The store refuses an address that signs in already. Nobody of the firm opens it,
 * so `through` says in its log by what way it came.
 */
export async function openAccount(
  tx: StoreTransaction,
  { firm, name, email, timeZone }: NewAccount & { timeZone?: string },
  through: Pick<SecurityActor, 'applicationName' | 'from'>,
): Promise<UserKey> {
  const { id: accountId } = await tx.people.openAccount({ name: firm, ...(timeZone !== undefined && { timeZone }) });
  const { id } = await tx.staff.add(accountId, { name, email, role: roles.administrator });
  await tx.usualThings.add(accountId);
  await tx.setUpLink.end();
  const subject = { type: 'person', id };
  await tx.securityLog.add({ accountId, userId: null, ...through }, { kind: 'account.opened', subject });
  return { accountId, id };
}
