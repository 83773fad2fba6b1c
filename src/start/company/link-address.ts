/** The address of links that a command prints: of PUBLIC_URL, or of the last start where that is not set for the command. */
import type { Database } from '#store/database/database.ts';
import { findBackOfficeUri } from '#store/directory/registrations.ts';
import type { Settings } from '../settings/settings.ts';

export async function linkAddress(
  database: Database,
  { publicUrl, isPublicUrlSet }: Pick<Settings, 'publicUrl' | 'isPublicUrlSet'>,
  report: (line: string) => void,
): Promise<string> {
  const uri = await findBackOfficeUri(database);
  const started = uri && new URL(uri).origin;
  if (isPublicUrlSet) {
    if (started !== undefined && started !== publicUrl)
      report(`Keyturn last started as ${started}. The link has the PUBLIC_URL that is set here, ${publicUrl}.`);
    return publicUrl;
  }
  if (started === undefined)
    report(`PUBLIC_URL is not set here, and Keyturn has not started yet: the link is for this machine alone.`);
  else if (started !== publicUrl)
    report(`PUBLIC_URL is not set here: the link has the address with which Keyturn last started.`);
  return started ?? publicUrl;
}
