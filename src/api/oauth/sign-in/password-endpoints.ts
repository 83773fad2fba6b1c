/** `/forgotten` and `/password`: people choose their own passwords, by links that work once. No JavaScript, no account. */
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Origin } from '#domain/caller.ts';
import type { Database } from '#store/database/database.ts';
import { addResetLink, findPasswordLink, passwordFault, usePasswordLink } from '#store/access/passwords.ts';
import { buildPersonNoticeStore, type MailSettings } from '#store/access/person-notices.ts';
import { buildSecurityLogStore } from '#store/access/security-log.ts';
import { signInKey } from '#store/access/sign-in.ts';
import { buildEmailStore } from '#store/events/emails.ts';
import { buildToken } from '#store/secrets/random-token.ts';
import { originOf } from '../../network.ts';
import { readFields } from '../fields.ts';
import { forgottenPage, passwordPage, passwordSetPage, sentPage, spentLinkPage } from '../pages/password-pages.ts';
import { sendPage } from '../pages/send-page.ts';
import { formProof, isOwnForm, type SignInCookie } from './sign-in-cookie.ts';

type Options = { database: Database; publicUrl: string; cookie: SignInCookie; mail: MailSettings };

export const passwordLinkUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/oauth/password?link=${encodeURIComponent(token)}`;

const tooLong = 'This page was open for too long, or your browser keeps no cookies. Please try again.';

export function addPasswordEndpoints(oauth: FastifyInstance, options: Options): void {
  addForgotten(oauth, options);
  addChoice(oauth, options);
}

/** A value that the form proves to know, as on the sign-in page. */
function proofFor(cookie: SignInCookie, request: FastifyRequest, reply: FastifyReply): string {
  const known = cookie.read(request);
  const token = known ?? buildToken();
  if (known === undefined) cookie.write(reply, token, 'visitor');
  return formProof(token);
}

function addForgotten(oauth: FastifyInstance, { database, publicUrl, cookie, mail }: Options): void {
  const isServerSet = mail.smtpUrl !== undefined;
  const show = (request: FastifyRequest, reply: FastifyReply, problem?: string) =>
    sendPage(
      reply,
      forgottenPage({ proof: proofFor(cookie, request, reply), problem, isServerSet, backOffice: publicUrl }),
    );

  oauth.get('/forgotten', async (request, reply) => show(request, reply));
  oauth.post('/forgotten', async (request, reply) => {
    const fields = readFields(request.body);
    if (!isServerSet) return show(request, reply);
    if (!isOwnForm(request, cookie.read(request), fields, publicUrl)) return show(request, reply, tooLong);
    // After the answer, so that its time says nothing either.
    const from = originOf(request);
    setImmediate(() => void sendResetLink(database, { email: fields.email ?? '', publicUrl, from }, request.log));
    return sendPage(reply, sentPage(publicUrl));
  });
}

async function sendResetLink(
  database: Database,
  { email, publicUrl, from }: { email: string; publicUrl: string; from: Origin },
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  try {
    await database.transaction(async (tx) => {
      const added = await addResetLink(tx, signInKey(email));
      if (added === undefined) return;
      const { person, token } = added;
      const by = { accountId: person.accountId, userId: null, from };
      const subject = { type: 'person', id: person.id };
      await buildSecurityLogStore(tx).add(by, { kind: 'password.link_sent', subject });
      const text = [
        `${person.name}, somebody has asked for a new password for your sign-in to ${person.company}.`,
        `If it was you, choose one here, within 30 minutes:\n${passwordLinkUrl(publicUrl, token)}`,
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

function addChoice(oauth: FastifyInstance, { database, publicUrl, cookie, mail }: Options): void {
  const show = async (request: FastifyRequest, reply: FastifyReply, link: string, problem?: string) => {
    const person = await findPasswordLink(database, link);
    if (person === undefined) return sendPage(reply, spentLinkPage(publicUrl));
    const isFirst = person.kind === 'invitation';
    return sendPage(
      reply,
      passwordPage({ ...person, proof: proofFor(cookie, request, reply), problem, link, isFirst }),
    );
  };

  // Reading it changes nothing: programs that look into e-mails follow links.
  oauth.get('/password', async (request, reply) => show(request, reply, readFields(request.query).link ?? ''));
  oauth.post('/password', async (request, reply) => {
    const fields = readFields(request.body);
    const { link = '', password = '' } = fields;
    if (!isOwnForm(request, cookie.read(request), fields, publicUrl)) return show(request, reply, link, tooLong);
    const person = await findPasswordLink(database, link);
    if (person === undefined) return sendPage(reply, spentLinkPage(publicUrl));
    const fault = await passwordFault(password, person);
    if (fault !== undefined) return show(request, reply, link, `The password ${fault}.`);
    const isSet = await database.transaction(async (tx) => {
      if (!(await usePasswordLink(tx, { token: link, person, password }))) return false;
      const by = { accountId: person.accountId, userId: person.id, from: originOf(request) };
      await buildSecurityLogStore(tx).add(by, { kind: 'password.changed', facts: { by: person.kind } });
      const changed = { accountId: person.accountId, userId: person.id, what: 'Your password was changed by a link.' };
      // An invitation chooses the first one: nothing has changed.
      if (person.kind === 'reset') await buildPersonNoticeStore(tx).add({ ...changed, from: originOf(request) }, mail);
      return true;
    });
    return sendPage(reply, isSet ? passwordSetPage(publicUrl) : spentLinkPage(publicUrl));
  });
}
