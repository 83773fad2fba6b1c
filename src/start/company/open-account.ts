/** The first account of an installation without the demo company: a firm, and an administrator who can sign in. */
import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { EmailAddress } from '#contract/wire.ts';
import { roles } from '#domain/role.ts';
import { buildStore } from '#store/build-store.ts';
import { findSignInName, takenHere } from '#store/directory/sign-in-names.ts';
import { hashPassword } from '#store/secrets/password.ts';
import { addServiceTemplate } from './service-template.ts';
import type { Settings } from '../settings/settings.ts';
import { startDatabase } from '../start-database.ts';
import { loggedError } from '../server/logged-error.ts';
import { StartFault } from '../start-fault.ts';
import { buildStopSteps } from '../stop-steps.ts';

const Opening = z.object({
  firm: z.string().trim().min(1, 'name the firm').max(200, 'at most 200 characters'),
  name: z.string().trim().min(1, 'name the administrator').max(200, 'at most 200 characters'),
  email: z.email('not an e-mail address').pipe(EmailAddress),
});

/** Returns the administrator's password, which is kept nowhere else. */
export async function openAccount(
  settings: Settings,
  given: Partial<z.input<typeof Opening>>,
  report: (line: string) => void,
): Promise<string> {
  const { firm, name, email } = readOpening(given);
  const password = choosePassword();
  const passwordHash = await hashPassword(password);
  const steps = buildStopSteps((error) => console.error(loggedError(error)));
  try {
    const database = await startDatabase({ settings, report, onRestart: () => undefined, atStop: steps.add });
    // Here the operator asks, who may know: a firm needs an administrator who can sign in to it.
    if ((await findSignInName(database, email.toLowerCase())) !== undefined) throw takenHere();
    await buildStore(database).inTransaction(async (tx) => {
      const account = await tx.people.openAccount(firm);
      await tx.staff.add(account.id, { name, email, role: roles.administrator, passwordHash });
      await addServiceTemplate(tx, account.id);
    });
  } finally {
    await steps.run();
  }
  return password;
}

function readOpening(given: Partial<z.input<typeof Opening>>): z.output<typeof Opening> {
  const read = Opening.safeParse({ firm: '', name: '', email: '', ...given });
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`);
  throw new StartFault(
    `npm run account -- --firm "Harbour Lettings" --name "Ann Lee" --email ann@example.com\n${faults.join('\n')}`,
  );
}

/** Three words' worth: read aloud without mistakes, 70 bits. */
function choosePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz';
  const part = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return [part(), part(), part()].join('-');
}
