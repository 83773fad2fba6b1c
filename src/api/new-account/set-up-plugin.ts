/** `/set-up/<token>`: opens an account, the first or one beside the demo company, and signs its administrator in. No JavaScript. */
import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isTimeZone } from '#contract/settings.ts';
import { passwordFault } from '#store/access/passwords.ts';
import { buildRateLimitStore } from '#store/access/rate-limits.ts';
import { buildSecurityLogStore } from '#store/access/security-log.ts';
import { addSignIn, signInKey } from '#store/access/sign-in.ts';
import { buildStore } from '#store/build-store.ts';
import type { Database } from '#store/database/database.ts';
import { isPassing } from '#store/database/database-away.ts';
import { isEmptyDatabase } from '#store/database/bulk-insert.ts';
import { findSignInName, type UserKey } from '#store/directory/sign-in-names.ts';
import { installationKey } from '#store/secrets/encryption.ts';
import { hashPassword } from '#store/secrets/password.ts';
import { originOf } from '../network.ts';
import { readFields } from '../oauth/fields.ts';
import { notNow, problemPage, SHORT_WAIT, UNAVAILABLE } from '../oauth/pages/problem-page.ts';
import { keepAddressSecret } from '../oauth/pages/secret-address.ts';
import { sendPage } from '../oauth/pages/send-page.ts';
import { buildKnownBrowser } from '../oauth/sign-in/known-browser.ts';
import { buildSignInCookie } from '../oauth/sign-in/sign-in-cookie.ts';
import { buildAddressLimit } from '../plugins/allowances.ts';
import { NewAccount, openAccount } from './open-account.ts';
import { endedSetUpPage, type SetUpFaults, setUpFields, setUpPage, type SetUpValues } from './set-up-page.ts';

export type SetUpOptions = { database: Database; settings: { publicUrl: string; rateLimit?: boolean } };
type Linked = { Params: { token: string } };

const FORM_LIMIT = 16 * 1024;

/** Mounted under `/set-up`. */
export const setUpPlugin: FastifyPluginAsync<SetUpOptions> = async (app, { database, settings }) => {
  const { publicUrl, rateLimit = false } = settings;
  const store = buildStore(database);
  const cookie = buildSignInCookie(publicUrl);
  const knownBrowser = buildKnownBrowser(publicUrl, await installationKey(database, 'browsers'));
  const limit = rateLimit ? buildAddressLimit('set-up', buildRateLimitStore(database)) : undefined;
  await app.register(fastifyFormbody, { bodyLimit: FORM_LIMIT });
  await app.register(fastifyCookie);

  keepAddressSecret(app);
  app.addHook('onRequest', async (request, reply) => {
    const wait = await limit?.(request.ip);
    if (wait === undefined) return;
    reply.header('retry-after', wait);
    return sendPage(reply, problemPage(429, `Too many requests. Please try again in ${wait} seconds.`));
  });

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (isPassing(error)) {
      request.log.error(error);
      return sendPage(reply.header('retry-after', SHORT_WAIT), problemPage(UNAVAILABLE, notNow));
    }
    const { statusCode: status = 500 } = error;
    if (status < 500) return sendPage(reply, problemPage(status, 'The form cannot be read.'));
    request.log.error(error);
    return sendPage(reply, problemPage(status, 'Something went wrong here. Please try again.'));
  });

  app.get<Linked>('/:token', async ({ params }, reply) => {
    if (!(await store.setUpLink.isOpen(params.token))) return sendPage(reply, endedSetUpPage(publicUrl));
    return sendPage(reply, setUpPage(emptyValues, { isFirst: await isEmptyDatabase(database) }));
  });

  app.post<Linked>('/:token', async (request, reply) => {
    const { token } = request.params;
    if (!(await store.setUpLink.isOpen(token))) return sendPage(reply, endedSetUpPage(publicUrl));
    const values = { ...emptyValues, ...readFields(request.body) };
    const isFirst = await isEmptyDatabase(database);
    const { account, faults } = await readSetUp(values);
    if (account === undefined) return sendPage(reply, setUpPage(values, { isFirst, faults }));
    const email = await findSignInName(database, signInKey(account.email));
    if (email !== undefined) return sendPage(reply, setUpPage(values, { isFirst, faults: { email: takenAddress } }));
    const passwordHash = await hashPassword(values.password);
    const administrator = await store.inTransaction(async (tx) => {
      if (!(await tx.setUpLink.take(token))) return undefined;
      const opened = await openAccount(tx, { ...account, timeZone: values.time_zone }, { from: originOf(request) });
      await tx.people.changeOwn({ accountId: opened.accountId, userId: opened.id }, { passwordHash });
      return opened;
    });
    if (administrator === undefined) return sendPage(reply, endedSetUpPage(publicUrl));
    await signIn(request, reply, administrator);
    return reply.redirect(publicUrl, 303);
  });

  async function signIn(request: FastifyRequest, reply: FastifyReply, administrator: UserKey): Promise<void> {
    const from = originOf(request);
    const { accountId, id: userId } = administrator;
    await buildSecurityLogStore(database).add({ accountId, userId, from }, { kind: 'sign_in.succeeded' });
    cookie.write(reply, await addSignIn(database, administrator, { from }), 'signed in');
    knownBrowser.remember(request, reply, administrator);
  }
};

const takenAddress = 'Somebody signs in with this e-mail address already. Give another one.';

const emptyValues: SetUpValues = { firm: '', time_zone: 'Europe/London', name: '', email: '', password: '' };

/** The account, or all faults by their fields. */
async function readSetUp(values: SetUpValues): Promise<{ account: NewAccount | undefined; faults: SetUpFaults }> {
  const read = NewAccount.safeParse(values);
  const faults: SetUpFaults = {};
  for (const { path, message } of read.error?.issues ?? []) {
    const name = setUpFields.find((each) => each === path[0]);
    if (name !== undefined) faults[name] ??= `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
  }
  if (!isTimeZone(values.time_zone)) faults.time_zone = 'Choose one of the list.';
  const { name, email, firm: company } = values;
  const fault = await passwordFault(values.password, { name, email, company });
  if (fault !== undefined) faults.password = `The password ${fault}.`;
  const isRight = Object.keys(faults).length === 0;
  return { account: isRight ? read.data : undefined, faults };
}
