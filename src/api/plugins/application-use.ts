/**
 * Counts what applications ask for. The counts are gathered here and written every few seconds, so that no request
 * waits for them; a process that is killed loses those of a few seconds.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { ApplicationUse, ApplicationUseStore } from '#store/access/application-use.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The requests of this token in this minute until now; 0 where nothing limits them. */
    requestsOfMinute: number;
  }
}

const TOO_MANY = 429;

type Options = { use: ApplicationUseStore; everyMs?: number | undefined };
type GatheredUse = ApplicationUse & { grants: Set<string> };
type ByApplication = Map<number, GatheredUse>;

export const applicationUse = fastifyPlugin(async (api: FastifyInstance, { use, everyMs = 5_000 }: Options) => {
  let gathered = new Map<number, ByApplication>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const gather = (accountId: number, one: ApplicationUse): void => {
    const ofAccount = gathered.get(accountId) ?? new Map<number, GatheredUse>();
    gathered.set(accountId, ofAccount.set(one.applicationId, sum(ofAccount.get(one.applicationId), one)));
    timer ??= setTimeout(() => {
      timer = undefined;
      writing = writing.then(write);
    }, everyMs).unref();
  };

  const write = async (): Promise<void> => {
    const taken = gathered;
    gathered = new Map();
    for (const [accountId, ofAccount] of taken) {
      const uses = [...ofAccount.values()];
      await use.add(accountId, uses).catch((error: unknown) => {
        api.log.warn({ err: error }, 'the use of applications is written later');
        for (const one of uses) gather(accountId, one);
      });
    }
  };

  api.decorateRequest('requestsOfMinute', 0);
  api.addHook('onResponse', (request, reply, done) => {
    const { caller } = request as { caller: FastifyRequest['caller'] | null };
    if (caller !== null && !caller.isFirstParty)
      gather(caller.accountId, {
        applicationId: caller.applicationId,
        requests: 1,
        refused: reply.statusCode === TOO_MANY ? 1 : 0,
        busiest: request.requestsOfMinute,
        grants: new Set([caller.grantId]),
      });
    done();
  });
  api.addHook('onClose', async () => {
    clearTimeout(timer);
    await writing;
    await write();
    clearTimeout(timer);
  });
});

/** Thousands of people may have asked since the last writing: the set is added to, and not made anew with each request. */
const sum = (gathered: GatheredUse | undefined, one: ApplicationUse): GatheredUse => {
  const grants = gathered?.grants ?? new Set<string>();
  for (const grant of one.grants) grants.add(grant);
  return {
    applicationId: one.applicationId,
    requests: (gathered?.requests ?? 0) + one.requests,
    refused: (gathered?.refused ?? 0) + one.refused,
    busiest: Math.max(gathered?.busiest ?? 0, one.busiest),
    grants,
  };
};
