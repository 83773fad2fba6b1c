/** npm run account: a firm and its administrator, for an installation without the demo company, or a link to a new password. */
import { Refusal } from '#domain/refusal.ts';
import { readEnvironment } from '#start/settings/environment.ts';
import { makeResetLink, resetWords } from '#start/company/reset-link.ts';
import { changeQuota } from '#start/company/change-quota.ts';
import { openAccount } from '#start/company/open-account.ts';
import { readSettings } from '#start/settings/settings.ts';
import { StartFault } from '#start/start-fault.ts';
import { readArguments, refuse } from './read-arguments.ts';

const usage = `npm run account -- --firm NAME --name NAME --email ADDRESS

Opens the account of a firm, and prints a link by which its administrator chooses a password. Keyturn may run meanwhile.

npm run account -- --reset ADDRESS [--without-factors]

Prints a link by which the person with this address chooses a new password. With --without-factors their authenticator
app, recovery codes and passkeys are removed as well, for somebody who has lost them, and who is told by e-mail
where a mail server is set.

npm run account -- --quota SIZE --of ADDRESS

Lets the uploads of this person's firm take SIZE, such as "200 GB"; "usual" is what UPLOAD_QUOTA says.`;
const { values } = readArguments({
  usage,
  options: {
    firm: { type: 'string' },
    name: { type: 'string' },
    email: { type: 'string' },
    reset: { type: 'string' },
    'without-factors': { type: 'boolean' },
    quota: { type: 'string' },
    of: { type: 'string' },
  },
});
if (values['without-factors'] === true && values.reset === undefined)
  refuse(usage, "'--without-factors' goes with --reset");

try {
  process.umask(0o077);
  const settings = readSettings(readEnvironment());
  const report = (line: string) => console.error(line);
  if (values.quota !== undefined) console.log(await changeQuota(settings, values.quota, values.of ?? '', report));
  else if (values.reset === undefined) {
    const link = await openAccount(settings, values, report);
    console.log(
      `The first person to open this, within seven days, chooses the password of ${values.name}, who signs in with ${values.email}:\n${link}`,
    );
  } else {
    const wanted = { email: values.reset, withoutFactors: values['without-factors'] };
    console.log(resetWords(wanted, await makeResetLink(settings, wanted, report)));
  }
} catch (error) {
  console.error(error instanceof StartFault || error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}
