/** How much the uploads of one firm may take, by whoever runs Keyturn. Works while Keyturn runs as well. */
import { ownApplications } from '#domain/people/own-application.ts';
import { storageText } from '#domain/storage/storage-text.ts';
import { buildStore } from '#store/build-store.ts';
import { signInKey } from '#store/access/sign-in.ts';
import { findSignInName } from '#store/directory/sign-in-names.ts';
import { loggedError } from '../server/logged-error.ts';
import { readBytes } from '../settings/environment-reader.ts';
import type { Settings } from '../settings/settings.ts';
import { StartFault } from '../start-fault.ts';
import { buildStopSteps } from '../stop-steps.ts';
import { openExisting } from './open-where-it-is.ts';

/** Says what holds from now on. */
export async function changeQuota(
  settings: Settings,
  size: string,
  email: string,
  report: (line: string) => void,
): Promise<string> {
  const quota = size === 'usual' ? null : readBytes(size);
  if (quota === undefined)
    throw new StartFault(`"${size}" is no size: 200 GB is one, and usual what UPLOAD_QUOTA says.`);
  const steps = buildStopSteps((error) => console.error(loggedError(error)));
  try {
    const database = await openExisting(settings, report, steps);
    const person = await findSignInName(database, signInKey(email));
    if (person === undefined) throw new StartFault(`Nobody signs in with ${email}. Name somebody of the firm by --of.`);
    const { accountId } = person;
    const store = buildStore(database);
    await store.inTransaction(async (tx) => {
      await tx.storage.changeQuota(accountId, quota);
      const byCommand = { accountId, userId: null, applicationName: ownApplications.account };
      await tx.securityLog.add(byCommand, { kind: 'quota.changed', facts: { bytes: quota ?? 'usual' } });
    });
    const { used, allowed } = await store.storage.get(accountId, settings.uploadQuota);
    return `The firm of ${email} keeps ${storageText(used)}, and may keep ${allowed === undefined ? 'as much as there is room for' : storageText(allowed)}.`;
  } finally {
    await steps.run();
  }
}
