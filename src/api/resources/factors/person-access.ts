/** For administrators, about one other person: the end of their sessions, and the removal of factors that they have lost. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { Empty } from '#contract/wire.ts';
import { sendNothing } from '../../no-body.ts';

type PersonAccess<Params extends z.ZodType> = {
  /** The address of one person. */
  path: string;
  params: Params;
  tag: string;
  who: string;
  ids: { signOut: string; removeFactors: string };
  /** The id of the person; refuses one who is not there. */
  find: (request: FastifyRequest, params: z.output<Params>) => Promise<number>;
};

export function addPersonAccessRoutes<Params extends z.ZodType>(
  api: FastifyInstance,
  { path, params, tag, who, ids, find }: PersonAccess<Params>,
): void {
  const shape = (operationId: string, summary: string) => ({
    schema: { operationId, tags: [tag], summary, params, response: { 200: Empty } },
  });

  api.post(
    `${path}/sign-out-everywhere`,
    shape(ids.signOut, `End every session of ${who}, and everything that they allowed to applications`),
    async (request, reply) => {
      const { caller, store } = request;
      await store.factors.checkProof(caller);
      const id = await find(request, request.params as z.output<Params>);
      await store.inTransaction(async (tx) => {
        await tx.sessions.endAll(caller.accountId, id);
        await tx.securityLog.add(caller, { kind: 'sign_in.all_ended', subject: { type: 'person', id } });
      });
      return sendNothing(reply);
    },
  );

  api.delete(
    `${path}/factors`,
    shape(
      ids.removeFactors,
      `Remove the second factors of ${who} who has lost them, sign them out everywhere, and tell them`,
    ),
    async (request, reply) => {
      const { caller, store } = request;
      const { accountId } = caller;
      await store.factors.checkProof(caller);
      const id = await find(request, request.params as z.output<Params>);
      await store.inTransaction(async (tx) => {
        const removed = await tx.factors.removeAll({ accountId, userId: id });
        if (removed === 0) return;
        await tx.sessions.endAll(accountId, id);
        const subject = { type: 'person', id };
        await tx.securityLog.add(caller, { kind: 'factor.removed', subject, facts: { factor: 'all' } });
        const what = 'An administrator removed your second factors.';
        await tx.personNotices.add({ accountId, userId: id, what, from: caller.from }, api.settings);
      });
      return sendNothing(reply);
    },
  );
}
