/** A link for whoever cannot ask an administrator: the last one of a firm. Works while Keyturn runs as well. */
import { addPasswordLink } from '#store/access/passwords.ts';
import { signInKey } from '#store/access/sign-in.ts';
import { findSignInName } from '#store/directory/sign-in-names.ts';
import { passwordLinkUrl } from '#api/oauth/sign-in/password-endpoints.ts';
import type { Settings } from '../settings/settings.ts';
import { openWhereItIs } from './open-where-it-is.ts';
import { StartFault } from '../start-fault.ts';
import { buildStopSteps } from '../stop-steps.ts';

/** The address at which this person chooses a new password, within 30 minutes. */
export async function makeResetLink(
  settings: Settings,
  email: string,
  report: (line: string) => void,
): Promise<string> {
  const steps = buildStopSteps((error) => console.error(error));
  try {
    const database = await openWhereItIs(settings, report, steps);
    const person = await findSignInName(database, signInKey(email));
    if (person === undefined) throw new StartFault(`Nobody signs in with ${email}.`);
    return passwordLinkUrl(settings.publicUrl, await addPasswordLink(database, person, 'reset'));
  } finally {
    await steps.run();
  }
}
