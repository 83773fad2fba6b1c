/** The person on whose behalf the application calls. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import { Me, MeChange } from '#contract/person.ts';
import type { Caller } from '#domain/caller.ts';
import type { MailSettings } from '#store/access/person-notices.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import { checkSettings, sendSettings, withVersion } from '../../content-version.ts';
import { itself } from '../factors/own.ts';
import { factorRoutes } from '../factors/routes.ts';
import { mayStartFirm } from '../../new-account/may-start-firm.ts';
import { isMovingIn } from '../settings/moving-in.ts';
import { checkMayChoose, hashNewPassword } from './own-password.ts';

export const meRoutes: FastifyPluginAsyncZod = async (api) => {
  await api.register(factorRoutes);

  api.get('/me', {
    schema: { operationId: 'getMe', summary: 'The current user', response: { 200: Me } },
    handler: async (request, reply) => sendSettings(request, reply, await readMe(request)),
  });

  api.put('/me', {
    schema: {
      operationId: 'updateMe',
      summary: 'Change the name, the password or the e-mails of the current user',
      body: MeChange,
      response: { 200: Me },
    },
    handler: async (request, reply) => {
      const { store, caller, body, server } = request;
      await changeMe(store, caller, body, {
        mail: server.settings,
        check: async (tx) => checkSettings(request, await readMe(request, tx)),
      });
      return sendSettings(request, reply, await readMe(request));
    },
  });
};

async function readMe({ caller, server, store: own }: FastifyRequest, store: Store = own) {
  const { user, account } = await store.people.getPerson(caller);
  return withVersion(account.id, {
    id: user.id,
    name: user.name,
    email: user.email,
    company: account.name,
    role: user.role,
    account_id: account.id,
    time_zone: account.timeZone,
    week_starts_on: account.settings.weekStartsOn ?? 1,
    moving_in: await isMovingIn(store, account, server.settings),
    hand_over_emails: user.handOverEmails,
    day_emails: user.dayEmails,
    may_start_firm: mayStartFirm(server.settings, user, account),
  });
}

async function changeMe(
  store: Store,
  caller: Caller,
  {
    name,
    password,
    current_password,
    hand_over_emails: handOverEmails,
    day_emails: dayEmails,
  }: z.output<typeof MeChange>,
  { mail, check }: { mail: MailSettings; check: (tx: StoreTransaction) => Promise<void> },
): Promise<void> {
  // Hashing takes a processor for longer than anything else here: only for somebody who knows the current one.
  let passwordHash: string | undefined;
  if (password !== undefined) {
    await checkMayChoose(store, caller, current_password);
    const { user } = await store.people.getPerson(caller);
    passwordHash = await hashNewPassword(store, caller, { name: name ?? user.name, email: user.email, password });
  }
  await store.inTransaction(async (tx) => {
    await tx.people.lockOwn(caller);
    await check(tx);
    await tx.people.changeOwn(caller, {
      ...(name !== undefined && { name }),
      ...(handOverEmails !== undefined && { handOverEmails }),
      ...(dayEmails !== undefined && { dayEmails }),
      ...(passwordHash !== undefined && { passwordHash }),
    });
    if (passwordHash === undefined) return;
    await tx.securityLog.add(caller, { kind: 'password.changed', subject: itself(caller) });
    await tx.personNotices.add({ ...caller, what: 'Your password was changed.' }, mail);
  });
}
