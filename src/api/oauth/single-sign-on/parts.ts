/** The parts that the ways to a provider and back have in common. */
import type { Database } from '#store/database/database.ts';
import type { SignInCookie } from '../sign-in/sign-in-cookie.ts';
import type * as client from './provider-client.ts';
import type { buildTrial } from './trial.ts';

export type Parts = {
  database: Database;
  cookie: SignInCookie;
  trial: ReturnType<typeof buildTrial>;
  redirectUriOf: (accountId: number) => string;
  loadClient: () => Promise<client.ProviderClient & Pick<typeof client, 'randomNonce' | 'randomPKCECodeVerifier'>>;
};
