/** Signing in with the firm's own account: to its provider, and back from it. */
import { providerCallback } from '#contract/oauth.ts';
import type { ProviderRules } from '#jobs/definitions/provider-target.ts';
import type { Database } from '#store/database/database.ts';
import type { FinishSignIn } from '../sign-in/finish-sign-in.ts';
import type { SignInCookie } from '../sign-in/sign-in-cookie.ts';
import { buildComing } from './coming.ts';
import { buildLeaving } from './leaving.ts';
import type { Parts } from './parts.ts';
import { buildTrial } from './trial.ts';

export type SingleSignOnOptions = {
  database: Database;
  publicUrl: string;
  cookie: SignInCookie;
  finishSignIn: FinishSignIn;
  rules: ProviderRules;
};
export type SingleSignOn = ReturnType<typeof buildSingleSignOn>;

export function buildSingleSignOn({ database, publicUrl, cookie, finishSignIn, rules }: SingleSignOnOptions) {
  const parts: Parts = {
    database,
    cookie,
    trial: buildTrial({ database, publicUrl }),
    redirectUriOf: (accountId: number): string => `${publicUrl}${providerCallback(accountId)}`,
    /** Eight megabytes that most installations never need. */
    loadClient: async () => {
      const { buildProviderClient, randomNonce, randomPKCECodeVerifier } = await import('./provider-client.ts');
      return { ...buildProviderClient(rules), randomNonce, randomPKCECodeVerifier };
    },
  };
  return { ...buildLeaving(parts), come: buildComing({ ...parts, finishSignIn, publicUrl }) };
}
