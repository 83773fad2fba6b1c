/** The first account of an installation without the demo company: a firm, and an administrator who is invited. */
import * as z from 'zod';
import { EmailAddress } from '#contract/wire.ts';
import { passwordLinkUrl } from '#api/oauth/sign-in/password-endpoints.ts';
import { roles } from '#domain/role.ts';
import { buildStore } from '#store/build-store.ts';
import { findSignInName, takenHere } from '#store/directory/sign-in-names.ts';
import { openWhereItIs } from './open-where-it-is.ts';
import { addServiceTemplate } from './service-template.ts';
import type { Settings } from '../settings/settings.ts';
import { loggedError } from '../server/logged-error.ts';
import { StartFault } from '../start-fault.ts';
import { buildStopSteps } from '../stop-steps.ts';

const Opening = z.object({
  firm: z.string().trim().min(1, 'name the firm').max(200, 'at most 200 characters'),
  name: z.string().trim().min(1, 'name the administrator').max(200, 'at most 200 characters'),
  email: z.email('not an e-mail address').pipe(EmailAddress),
});

/** Returns the link by which the administrator chooses a password, within seven days. */
export async function openAccount(
  settings: Settings,
  given: Partial<z.input<typeof Opening>>,
  report: (line: string) => void,
): Promise<string> {
  const { firm, name, email } = readOpening(given);
  const steps = buildStopSteps((error) => console.error(loggedError(error)));
  try {
    const database = await openWhereItIs(settings, report, steps);
    // Here the operator asks, who may know: a firm needs an administrator who can sign in to it.
    if ((await findSignInName(database, email.toLowerCase())) !== undefined) throw takenHere();
    const token = await buildStore(database).inTransaction(async (tx) => {
      const account = await tx.people.openAccount(firm);
      const administrator = await tx.staff.add(account.id, { name, email, role: roles.administrator });
      await addServiceTemplate(tx, account.id);
      return tx.invitations.add(administrator);
    });
    return passwordLinkUrl(settings.publicUrl, token);
  } finally {
    await steps.run();
  }
}

function readOpening(given: Partial<z.input<typeof Opening>>): z.output<typeof Opening> {
  const read = Opening.safeParse({ firm: '', name: '', email: '', ...given });
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`);
  throw new StartFault(
    `npm run account -- --firm "Harbour Lettings" --name "Ann Lee" --email ann@example.com\n${faults.join('\n')}`,
  );
}
