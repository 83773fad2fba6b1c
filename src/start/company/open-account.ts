/** The first account of an installation without the demo company: a firm, and an administrator who is invited. */
import type * as z from 'zod';
import { passwordLinkUrl } from '#api/oauth/sign-in/password-endpoints.ts';
import { NewAccount, openAccount as openNewAccount } from '#api/new-account/open-account.ts';
import { ownApplications } from '#domain/people/own-application.ts';
import { buildStore } from '#store/build-store.ts';
import { findSignInName, takenHere } from '#store/directory/sign-in-names.ts';
import { linkAddress } from './link-address.ts';
import { openWhereItIs } from './open-where-it-is.ts';
import type { Settings } from '../settings/settings.ts';
import { loggedError } from '../server/logged-error.ts';
import { StartFault } from '../start-fault.ts';
import { buildStopSteps } from '../stop-steps.ts';

/** Returns the link by which the administrator chooses a password, within seven days. */
export async function openAccount(
  settings: Settings,
  given: Partial<z.input<typeof NewAccount>>,
  report: (line: string) => void,
): Promise<string> {
  const { firm, name, email } = readOpening(given);
  const steps = buildStopSteps((error) => console.error(loggedError(error)));
  try {
    const database = await openWhereItIs(settings, report, steps);
    // Here the operator asks, who may know: a firm needs an administrator who can sign in to it.
    if ((await findSignInName(database, email.toLowerCase())) !== undefined) throw takenHere();
    const token = await buildStore(database).inTransaction(async (tx) => {
      const byCommand = { applicationName: ownApplications.account };
      const { accountId, id } = await openNewAccount(tx, { firm, name, email }, byCommand);
      const invited = { kind: 'person.invited', subject: { type: 'person', id } } as const;
      await tx.securityLog.add({ accountId, userId: null, ...byCommand }, invited);
      return tx.invitations.add({ accountId, id });
    });
    return passwordLinkUrl(await linkAddress(database, settings, report), token);
  } finally {
    await steps.run();
  }
}

function readOpening(given: Partial<z.input<typeof NewAccount>>): z.output<typeof NewAccount> {
  const read = NewAccount.safeParse({ firm: '', name: '', email: '', ...given });
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`);
  throw new StartFault(
    `npm run account -- --firm "Harbour Lettings" --name "Ann Lee" --email ann@example.com\n${faults.join('\n')}`,
  );
}
