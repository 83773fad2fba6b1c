/** Opens an account for its export, for the worker: by the rights that its administrator has now. */
import type { AccountPart } from '#domain/people/data-export.ts';
import { scopes } from '#domain/scope.ts';
import type { Store } from '#store/build-store.ts';
import { installationKey } from '#store/secrets/encryption.ts';
import { audiences } from '../audiences.ts';
import { findBackgroundCaller } from '../background-caller.ts';
import type { ApiOptions } from '../build-api.ts';
import { readAccount } from './read-account.ts';

type Options = Pick<ApiOptions, 'database' | 'settings'> & { store: Store };
type Asked = { accountId: number; actorId: number };

/** Undefined when whoever asked for it is no administrator any more. */
export function buildReadAccount({ database, settings, store }: Options) {
  return async ({ accountId, actorId }: Asked): Promise<AsyncGenerator<AccountPart> | undefined> => {
    // No application reads: its name and its own webhooks play no part.
    const asked = { accountId, actorId, applicationId: 0, application: '' };
    const caller = await findBackgroundCaller(store, asked, scopes, audiences.administrators);
    if (caller === undefined) return undefined;
    return readAccount(caller, { database, settings, linkKey: await installationKey(database, 'links') });
  };
}
