/** The browser app's own registration at the OAuth server. */
import type { Logger } from 'pino';
import { signedInPath } from '#contract/oauth.ts';
import type { Database } from '#store/database/database.ts';
import { installationKey } from '#store/secrets/encryption.ts';
import { ensureBackOffice } from '#store/directory/registrations.ts';
import type { Settings } from '../settings/settings.ts';

export type BackOffice = { clientId: string; clientSecret: string };

/**
 * Follows PUBLIC_URL at every start, and says so where it was another. Its secret belongs to the installation, so that
 * all copies of Keyturn agree on it.
 */
export async function registerBackOffice(
  database: Database,
  settings: Settings,
  log: Pick<Logger, 'warn'>,
): Promise<BackOffice> {
  const clientId = settings.clientId ?? 'keyturn-back-office';
  const secret = settings.clientSecret ?? (await installationKey(database, 'back-office')).toString('base64url');
  const redirectUris = [`${settings.publicUrl}${signedInPath}`];
  const former = await ensureBackOffice(database, { clientId, secret, redirectUris });
  if (former !== undefined) {
    log.warn(
      { former, now: redirectUris },
      'PUBLIC_URL is another than at the last start: people come back to the new address when they sign in, and a process that still has the former one can sign nobody in',
    );
  }
  return { clientId, clientSecret: secret };
}
