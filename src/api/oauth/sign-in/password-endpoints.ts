/** `/forgotten` and `/password`: people choose their own passwords, or a passkey instead, by links that work once. */
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Origin } from '#domain/caller.ts';
import type { Database } from '#store/database/database.ts';
import {
  addResetLink,
  findPasswordLink,
  type LinkedPerson,
  passwordFault,
  takesPasskey,
  useLinkForPasskey,
  usePasswordLink,
} from '#store/access/passwords.ts';
import { buildPersonNoticeStore, type MailSettings } from '#store/access/person-notices.ts';
import { buildSecurityLogStore } from '#store/access/security-log.ts';
import { signInKey } from '#store/access/sign-in.ts';
import { findSignInName } from '#store/directory/sign-in-names.ts';
import { buildEmailStore } from '#store/events/emails.ts';
import { anySends, buildMailServerStore } from '#store/events/mail-servers.ts';
import { buildToken } from '#store/secrets/random-token.ts';
import { originOf } from '../../network.ts';
import { relyingPartyOf } from '../../passkeys/relying-party.ts';
import { type Fields, readFields } from '../fields.ts';
import {
  forgottenPage,
  passkeySetPage,
  passwordPage,
  passwordSetPage,
  sentPage,
  spentLinkPage,
  takenAddressPage,
} from '../pages/password-pages.ts';
import { keepAddressSecret } from '../pages/secret-address.ts';
import { sendPage } from '../pages/send-page.ts';
import { finishNewPasskey, orWrongKey } from '../passkeys/new-passkey.ts';
import { formProof, isOwnForm, type SignInCookie } from './sign-in-cookie.ts';

type TakeChoice = (
  request: FastifyRequest,
  reply: FastifyReply,
  person: LinkedPerson,
  fields: Fields & { link: string },
) => Promise<FastifyReply>;
type Options = { database: Database; publicUrl: string; cookie: SignInCookie; mail: MailSettings };

export const passwordLinkUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/oauth/password?link=${encodeURIComponent(token)}`;

const tooLong = 'This page was open for too long, or your browser keeps no cookies. Please try again.';

export async function addPasswordEndpoints(oauth: FastifyInstance, options: Options): Promise<void> {
  addForgotten(oauth, options);
  await oauth.register(async (atLinks) => {
    keepAddressSecret(atLinks);
    addChoice(atLinks, options);
  });
}

/** A value that the form proves to know, as on the sign-in page. */
function proofFor(cookie: SignInCookie, request: FastifyRequest, reply: FastifyReply): string {
  const known = cookie.read(request);
  const token = known ?? buildToken();
  if (known === undefined) cookie.write(reply, token, 'visitor');
  return formProof(token);
}

function addForgotten(oauth: FastifyInstance, { database, publicUrl, cookie, mail }: Options): void {
  const show = async (request: FastifyRequest, reply: FastifyReply, problem?: string) => {
    const isServerSet = await anySends(database, mail);
    const proof = proofFor(cookie, request, reply);
    return sendPage(reply, forgottenPage({ proof, problem, isServerSet, backOffice: publicUrl }));
  };

  oauth.get('/forgotten', async (request, reply) => show(request, reply));
  oauth.post('/forgotten', async (request, reply) => {
    const fields = readFields(request.body);
    if (!(await anySends(database, mail))) return show(request, reply);
    if (!isOwnForm(request, cookie.read(request), fields, publicUrl)) return show(request, reply, tooLong);
    // After the answer, so that its time says nothing either.
    const from = originOf(request);
    setImmediate(() => void sendResetLink(database, { email: fields.email ?? '', mail, from }, request.log));
    return sendPage(reply, sentPage(publicUrl));
  });
}

async function sendResetLink(
  database: Database,
  { email, mail, from }: { email: string; mail: MailSettings; from: Origin },
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  try {
    await database.transaction(async (tx) => {
      const owner = await findSignInName(tx, signInKey(email));
      // Nobody could read the link where e-mails are only kept: an administrator makes one.
      if (owner === undefined || !(await buildMailServerStore(tx).sends(owner.accountId, mail))) return;
      const added = await addResetLink(tx, signInKey(email));
      if (added === undefined) return;
      const { person, token } = added;
      const by = { accountId: person.accountId, userId: null, from };
      const subject = { type: 'person', id: person.id };
      await buildSecurityLogStore(tx).add(by, { kind: 'password.link_sent', subject });
      const text = [
        `${person.name}, somebody has asked for a new password for your sign-in to ${person.company}.`,
        `If it was you, choose one here, within 30 minutes:\n${passwordLinkUrl(mail.publicUrl, token)}`,
        'If it was not, there is nothing to do: your password stays as it is.',
      ].join('\n\n');
      await buildEmailStore(tx).add(person.accountId, [
        { inspectionId: null, recipient: person.email, subject: 'Your sign-in to Keyturn', text, confidential: true },
      ]);
    });
  } catch (error) {
    log.error(error);
  }
}

type PageProblem = { text: string; ofField: boolean };
const wrongPasskey: PageProblem = {
  text: 'The passkey was not added. Try again, or choose a password.',
  ofField: false,
};

function addChoice(oauth: FastifyInstance, { database, publicUrl, cookie, mail }: Options): void {
  const party = relyingPartyOf(publicUrl);
  const show = async (request: FastifyRequest, reply: FastifyReply, link: string, problem?: PageProblem) => {
    const person = await findPasswordLink(database, link);
    if (person === undefined) return sendPage(reply, spentLinkPage(publicUrl));
    const isFirst = person.kind === 'invitation';
    const passkeysAt = party !== undefined && (await takesPasskey(database, person)) ? party.origin : undefined;
    const proof = proofFor(cookie, request, reply);
    return sendPage(reply, passwordPage({ ...person, proof, problem, link, isFirst, passkeysAt }));
  };

  const takePassword: TakeChoice = async (request, reply, person, { link, password = '' }) => {
    const fault = await passwordFault(password, person);
    if (fault !== undefined) return show(request, reply, link, { text: `The password ${fault}.`, ofField: true });
    const isSet = await database.transaction(async (tx) => {
      if (!(await usePasswordLink(tx, { token: link, person, password }))) return false;
      const by = { accountId: person.accountId, userId: person.id, from: originOf(request) };
      await buildSecurityLogStore(tx).add(by, { kind: 'password.changed', facts: { by: person.kind } });
      const changed = { accountId: person.accountId, userId: person.id, what: 'Your password was changed by a link.' };
      // An invitation chooses the first one: nothing has changed.
      if (person.kind === 'reset') await buildPersonNoticeStore(tx).add({ ...changed, from: originOf(request) }, mail);
      return true;
    });
    if (!isSet) return sendPage(reply, spentLinkPage(publicUrl));
    const owner = await findSignInName(database, signInKey(person.email));
    const isOwn = owner?.accountId === person.accountId && owner.id === person.id;
    return sendPage(reply, isOwn ? passwordSetPage(publicUrl) : takenAddressPage(person));
  };

  const takePasskey: TakeChoice = async (request, reply, person, { link, passkey = '' }) => {
    const visitor = cookie.read(request) ?? '';
    const made = party && (await finishNewPasskey(database, { party, visitor, way: { link } }, passkey));
    if (made === undefined) return show(request, reply, link, wrongPasskey);
    const isSet = await orWrongKey(() =>
      database.transaction(async (tx) => {
        if (!(await useLinkForPasskey(tx, { token: link, person, passkey: made }))) return false;
        const by = { accountId: person.accountId, userId: person.id, from: originOf(request) };
        const subject = { type: 'person', id: person.id };
        const facts = { factor: 'passkey', by: person.kind };
        await buildSecurityLogStore(tx).add(by, { kind: 'factor.added', subject, facts });
        const what = 'A passkey was added by a link.';
        await buildPersonNoticeStore(tx).add({ ...by, what }, mail);
        return true;
      }),
    );
    if (isSet === 'wrong key') return show(request, reply, link, wrongPasskey);
    return sendPage(reply, isSet ? passkeySetPage(publicUrl) : spentLinkPage(publicUrl));
  };

  // Reading it changes nothing: programs that look into e-mails follow links.
  oauth.get('/password', async (request, reply) => show(request, reply, readFields(request.query).link ?? ''));
  oauth.post('/password', async (request, reply) => {
    const fields = readFields(request.body);
    const { link = '' } = fields;
    if (!isOwnForm(request, cookie.read(request), fields, publicUrl, { atSecretAddress: true }))
      return show(request, reply, link, { text: tooLong, ofField: false });
    const person = await findPasswordLink(database, link);
    if (person === undefined) return sendPage(reply, spentLinkPage(publicUrl));
    const take = fields.passkey === undefined ? takePassword : takePasskey;
    return take(request, reply, person, { ...fields, link });
  });
}
