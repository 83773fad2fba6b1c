/** The browser app's own registration at the OAuth server. */
import { signedInPath } from '#contract/oauth.ts';
import type { Database } from '#store/database/database.ts';
import { installationKey } from '#store/secrets/encryption.ts';
import { ensureBackOffice } from '#store/directory/registrations.ts';
import type { Settings } from '../settings/settings.ts';

export type BackOffice = { clientId: string; clientSecret: string };

/**
 * Follows PUBLIC_URL at every start. Its secret belongs to the installation, so that all copies of Keyturn agree on it.
 */
export async function registerBackOffice(database: Database, settings: Settings): Promise<BackOffice> {
  const clientId = settings.clientId ?? 'keyturn-back-office';
  const secret = settings.clientSecret ?? (await installationKey(database, 'back-office')).toString('base64url');
  await ensureBackOffice(database, {
    clientId,
    secret,
    redirectUris: [`${settings.publicUrl}${signedInPath}`],
  });
  return { clientId, clientSecret: secret };
}
