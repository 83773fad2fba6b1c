/** Erasing people, rehearsed and done, and the records of it: /erasures. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Erasure, ErasureDraft, ErasureQuery } from '#contract/security-event.ts';
import type { ErasureRow } from '#store/privacy/erasures.ts';
import { addList } from '../account-list.ts';

const presentErasure = ({ id, createdAt, actorId, placeholder, gone, stays }: ErasureRow) => ({
  id,
  at: createdAt,
  actor_id: actorId,
  placeholder,
  gone,
  stays,
});
const rehearsed = { id: null, at: null, actor_id: null, placeholder: null };

export const erasureRoutes: FastifyPluginAsyncZod = async (api) => {
  addList(api, {
    path: '/erasures',
    many: 'Erasures',
    record: Erasure,
    present: presentErasure,
    list: {
      summary: 'Erasures, newest first, without what was erased',
      query: ErasureQuery,
      read: ({ store, caller }, _query, page) => store.erasures.list(caller.accountId, page),
    },
  });

  api.post('/erasures', {
    // In many transactions: an answer cannot be kept in the same one.
    config: { repeats: false },
    schema: {
      operationId: 'createErasure',
      summary: 'Erase a person, or with `dry_run` tell what would go and what would stay',
      description:
        'A name becomes `Erased person 12`, and addresses go, everywhere but in finished reports and in what is held: these are evidence. ' +
        'The answer tells what stays, and why. It cannot be undone, but by restoring a backup.',
      body: ErasureDraft,
      response: { 200: Erasure },
    },
    handler: async ({ caller, body, store, server }) => {
      const { dry_run: isRehearsal = false, person_id: personId, email, name } = body;
      const subject = { email, name, personId };
      if (isRehearsal) return { ...rehearsed, ...(await store.erasures.rehearse(caller.accountId, subject)) };
      // It cannot be undone.
      await store.factors.checkProof(caller);
      const { accountId, userId: actorId } = caller;
      const id = await store.erasures.begin(accountId, subject);
      // Before the first step: what a crash cuts short was done by somebody all the same.
      await store.securityLog.add(caller, { kind: 'erasure.made', subject: { type: 'erasure', id } });
      return presentErasure(
        await store.erasures.erase(accountId, { id, actorId, subject, dataDir: server.settings.dataDir }),
      );
    },
  });
};
