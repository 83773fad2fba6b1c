/** The mail server of the firm: /settings/mail-server. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import { MailServer, MailServerChange, MailServerTrial } from '#contract/account/mail-server.ts';
import { Empty } from '#contract/wire.ts';
import type { Store } from '#store/build-store.ts';
import { checkSettings, sendSettings, withVersion } from '../../content-version.ts';
import { sendNothing } from '../../no-body.ts';
import { saveMailServer, tryBeforeSaving } from './save-mail-server.ts';
import { tryMailServer } from './try-mail-server.ts';

export const mailServerRoutes: FastifyPluginAsyncZod = async (api) => {
  const { webhookAllowLoopback: allowLoopback } = api.settings;

  api.get('/settings/mail-server', {
    schema: {
      operationId: 'getMailServer',
      summary: 'The mail server of the firm, through which its e-mails go',
      response: { 200: MailServer },
    },
    handler: async (request, reply) =>
      sendSettings(request, reply, await present(request.store, request.caller.accountId, api.settings)),
  });

  api.put('/settings/mail-server', {
    schema: {
      operationId: 'updateMailServer',
      summary: 'Name or change the mail server; members left out are kept',
      description:
        'E-mails go through it once a test message has: `POST /settings/mail-server/trial`. Where they go through one already, that is sent first: when it does not go, the answer is 409 with what the mail server said, and nothing is changed.',
      body: MailServerChange,
      response: { 200: MailServer },
    },
    handler: async (request, reply) => {
      const saved = await changeMailServer(request, api.settings);
      return sendSettings(request, reply, saved);
    },
  });

  api.delete('/settings/mail-server', {
    schema: {
      operationId: 'deleteMailServer',
      summary: 'Take the mail server of the firm away, with its password',
      response: { 200: Empty },
    },
    handler: async ({ store, caller }, reply) => {
      await store.inTransaction(async (tx) => {
        await tx.factors.checkProof(caller);
        await tx.mailServers.remove(caller.accountId);
        await tx.securityLog.add(caller, { kind: 'settings.changed', facts: { members: ['mail_server'] } });
      });
      return sendNothing(reply);
    },
  });

  api.post('/settings/mail-server/trial', {
    config: { repeats: false },
    schema: {
      operationId: 'tryMailServer',
      summary: 'Send a test message to your own address; once it has gone, all e-mails of the firm go that way',
      response: { 200: MailServerTrial },
    },
    handler: ({ store, caller }) => tryMailServer(store, caller, { allowLoopback }),
  });
};

type Settings = { smtpUrl?: string | undefined; webhookAllowLoopback: boolean };
type Changing = FastifyRequest<{ Body: z.output<typeof MailServerChange> }>;

async function changeMailServer(request: Changing, settings: Settings) {
  const { store, caller, body } = request;
  const { accountId } = caller;
  const rules = { allowLoopback: settings.webhookAllowLoopback };
  await store.factors.checkProof(caller);
  checkSettings(request, await present(store, accountId, settings));
  const tried = await tryBeforeSaving(store, caller, { change: body, rules });
  return store.inTransaction(async (tx) => {
    // Links to new passwords go through it.
    await tx.factors.checkProof(caller);
    await tx.people.lockAccount(accountId);
    checkSettings(request, await present(tx, accountId, settings));
    const before = await tx.mailServers.find(accountId);
    await saveMailServer(tx, accountId, body, rules);
    // A change of somebody else meanwhile was not tried with it.
    if (tried !== undefined && before?.version === tried) await tx.mailServers.noteTried(accountId, tried + 1);
    await tx.securityLog.add(caller, { kind: 'settings.changed', facts: { members: Object.keys(body) } });
    return present(tx, accountId, settings);
  });
}

async function present({ mailServers }: Store, accountId: number, { smtpUrl }: Settings) {
  const row = await mailServers.find(accountId);
  return withVersion(accountId, {
    host: row?.host ?? null,
    port: row?.port ?? null,
    user_name: row?.userName ?? null,
    has_password: row !== undefined,
    sender: row?.sender ?? null,
    tried_at: row?.triedAt ?? null,
    installation: smtpUrl !== undefined,
  });
}
