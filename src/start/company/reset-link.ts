/** A link for whoever cannot ask an administrator: the last one of a firm. Works while Keyturn runs as well. */
import { ownApplications } from '#domain/people/own-application.ts';
import { buildStore, type StoreTransaction } from '#store/build-store.ts';
import { signInKey } from '#store/access/sign-in.ts';
import { findSignInName, type UserKey } from '#store/directory/sign-in-names.ts';
import { isPasswordOff } from '#store/single-sign-on/identity-providers.ts';
import { passwordLinkUrl } from '#api/oauth/sign-in/password-endpoints.ts';
import type { Settings } from '../settings/settings.ts';
import { linkAddress } from './link-address.ts';
import { openExisting } from './open-where-it-is.ts';
import { StartFault } from '../start-fault.ts';
import { buildStopSteps } from '../stop-steps.ts';

type Wanted = {
  email: string;
  /** For somebody who has lost their telephone and their recovery codes, and so could not use a new password. */
  withoutFactors?: boolean | undefined;
};
type ResetLink = {
  /** The address at which this person chooses a new password, within 30 minutes. */
  link: string;
  /** Their firm signs in by single sign-on alone: the password that they choose is not taken. */
  isPasswordOff: boolean;
  /** How many second factors were removed. */
  removed: number;
};

export async function makeResetLink(
  settings: Settings,
  { email, withoutFactors = false }: Wanted,
  report: (line: string) => void,
): Promise<ResetLink> {
  const steps = buildStopSteps((error) => console.error(error));
  try {
    const database = await openExisting(settings, report, steps);
    const person = await findSignInName(database, signInKey(email));
    if (person === undefined) throw new StartFault(`Nobody signs in with ${email}.`);
    const publicUrl = await linkAddress(database, settings, report);
    const made = await buildStore(database).inTransaction(async (tx) => {
      const removed = withoutFactors ? await removeFactors(tx, person, { ...settings, publicUrl }) : 0;
      const subject = { type: 'person', id: person.id };
      await tx.securityLog.add(byCommand(person), { kind: 'password.link_made', subject });
      return { removed, token: await tx.invitations.addReset(person) };
    });
    return {
      link: passwordLinkUrl(publicUrl, made.token),
      isPasswordOff: await isPasswordOff(database, person),
      removed: made.removed,
    };
  } finally {
    await steps.run();
  }
}

async function removeFactors(tx: StoreTransaction, person: UserKey, settings: Settings): Promise<number> {
  const { accountId, id } = person;
  const removed = await tx.factors.removeAll({ accountId, userId: id });
  if (removed === 0) return 0;
  const subject = { type: 'person', id };
  await tx.securityLog.add(byCommand(person), { kind: 'factor.removed', subject, facts: { factor: 'all' } });
  const what = 'Somebody who runs Keyturn removed your second factors.';
  await tx.personNotices.add({ accountId, userId: id, what }, settings);
  return removed;
}

const byCommand = ({ accountId }: UserKey) => ({ accountId, userId: null, applicationName: ownApplications.account });

/** The answer of the command, its link at the end of a line. */
export function resetWords(
  { email, withoutFactors }: Wanted,
  { link, isPasswordOff: isOff, removed }: ResetLink,
): string {
  const factors =
    removed === 0
      ? `${email} has no authenticator app and no passkey: there was nothing to remove.`
      : `The authenticator app, recovery codes and passkeys of ${email} are removed: the sign-in asks for the password alone, or for a new second factor where the role needs one.`;
  return [
    ...(withoutFactors === true ? [factors] : []),
    ...(isOff
      ? [
          `The firm of ${email} signs in by single sign-on alone. The sign-in will not take the password that is chosen here until an administrator switches passwords on again.`,
        ]
      : []),
    `The first person to open this, within 30 minutes, chooses the password of ${email}:\n${link}`,
  ].join('\n\n');
}
