/** npm run account -- --firm … --name … --email …: a firm and its administrator, for an installation without the demo company. */
import { Refusal } from '#domain/refusal.ts';
import { readEnvironment } from '#start/settings/environment.ts';
import { openAccount } from '#start/company/open-account.ts';
import { readSettings } from '#start/settings/settings.ts';
import { StartFault } from '#start/start-fault.ts';
import { readArguments } from './read-arguments.ts';

const usage = `npm run account -- --firm NAME --name NAME --email ADDRESS

Opens the account of a firm, with its administrator, and says their password once.`;
const { values } = readArguments({
  usage,
  options: { firm: { type: 'string' }, name: { type: 'string' }, email: { type: 'string' } },
});

try {
  process.umask(0o077);
  const password = await openAccount(readSettings(readEnvironment()), values, (line) => console.error(line));
  console.log(`${values.name} can sign in with ${values.email} and the password ${password}`);
} catch (error) {
  console.error(error instanceof StartFault || error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}
