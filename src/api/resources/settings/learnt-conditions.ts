/** Phrases that the finished reports of the account share: /settings/learnt-conditions. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { LearntConditions } from '#contract/account/learnt-conditions.ts';
import { learnPhrases } from '#domain/typing/learn-phrases.ts';
import { knowNames } from '#domain/typing/names-somebody.ts';
import type { Store } from '#store/build-store.ts';
import { sendSettings, withVersion } from '../../content-version.ts';

/** Accounts whose answer a process remembers; the one learnt longest ago goes first. */
const MOST = 20;

type Answer = Awaited<ReturnType<typeof learn>>;

export const learntConditionRoutes: FastifyPluginAsyncZod = async (api) => {
  const known = new Map<number, { stamp: string; answer: Answer }>();

  /** Learnt anew once a report is finished, taken back or removed, or a name has changed. */
  async function find(store: Store, accountId: number): Promise<Answer> {
    const stamp = await store.learntConditions.stamp(accountId);
    const kept = known.get(accountId);
    if (kept?.stamp === stamp) return kept.answer;
    const answer = await learn(store, accountId);
    known.delete(accountId);
    known.set(accountId, { stamp, answer });
    for (const oldest of [...known.keys()].slice(0, -MOST)) known.delete(oldest);
    return answer;
  }

  api.get('/settings/learnt-conditions', {
    schema: {
      operationId: 'getLearntConditions',
      summary: 'Phrases that finished reports of three homes or more share, which the editor offers',
      response: { 200: LearntConditions },
    },
    handler: async (request, reply) =>
      sendSettings(request, reply, await find(request.store, request.caller.accountId)),
  });
};

async function learn({ learntConditions }: Store, accountId: number) {
  const names = knowNames(await learntConditions.names(accountId));
  const learnt = learnPhrases(await learntConditions.list(accountId), names);
  return withVersion(accountId, {
    learnt: learnt.map(({ name, grade, phrases }) => ({ item: name ?? null, grade: grade ?? null, phrases })),
  });
}
