/** The person for whom a job acts, with the rights that they have when it runs. */
import type { Caller } from '#domain/caller.ts';
import type { Role } from '#domain/role.ts';
import type { Scope } from '#domain/scope.ts';
import type { Store } from '#store/build-store.ts';

type AskedFor = { accountId: number; actorId: number; applicationId: number; application: string };

/** Undefined when they have left, their role does not allow it any more, or the application's approval has ended. */
export async function findBackgroundCaller(
  store: Store,
  { accountId, actorId: userId, applicationId, application }: AskedFor,
  scopes: readonly Scope[],
  allows: (role: Role) => boolean,
): Promise<Caller | undefined> {
  const { user } = await store.people.getPerson({ accountId, userId });
  if (!allows(user.role) || user.archivedAt !== null) return undefined;
  const isFirstParty = !(await store.applications.isOfAccount(accountId, applicationId));
  // A session of the back office may end meanwhile: the person has asked for it there.
  if (!isFirstParty && !(await store.applications.isAllowedBy(accountId, { userId, applicationId }))) return undefined;
  return {
    accountId,
    userId,
    userName: user.name,
    role: user.role,
    clientId: null,
    applicationId,
    applicationName: application,
    isFirstParty,
    // No approval stands behind work that nobody waits for.
    grantId: '',
    scopes: new Set(scopes),
  };
}
