/** The first steps of a new firm: /settings/moving-in. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MovingIn, MovingInChange } from '#contract/account/moving-in.ts';
import { type MovingInStep, movingInSteps } from '#domain/usual-things/moving-in-steps.ts';
import type { Store } from '#store/build-store.ts';

export const movingInRoutes: FastifyPluginAsyncZod = async (api) => {
  const hasMailServer = api.settings.smtpUrl !== undefined;

  api.get('/settings/moving-in', {
    schema: {
      operationId: 'getMovingIn',
      summary: 'The first steps of a new firm, with those that are done',
      response: { 200: MovingIn },
    },
    handler: ({ store, caller }) => read(store, caller.accountId),
  });

  api.put('/settings/moving-in', {
    schema: {
      operationId: 'updateMovingIn',
      summary: 'Leave steps of moving in out, or take them up again; what is not named is kept',
      body: MovingInChange,
      response: { 200: MovingIn },
    },
    handler: async ({ store, caller: { accountId }, body }) => {
      await store.inTransaction(async (tx) => {
        // Two who choose at once leave out what both of them named.
        await tx.people.lockAccount(accountId);
        const { skipped, isDismissed } = await tx.movingIn.choice(accountId);
        const chosen = new Map((body.steps ?? []).map((step) => [step.key, step.skipped]));
        await tx.movingIn.choose(accountId, {
          skipped: movingInSteps.filter((key) => chosen.get(key) ?? skipped.includes(key)),
          isDismissed: body.dismissed ?? isDismissed,
        });
      });
      return read(store, accountId);
    },
  });

  async function read({ movingIn }: Store, accountId: number) {
    const { skipped, isDismissed } = await movingIn.choice(accountId);
    const there: Record<MovingInStep, boolean> = { ...(await movingIn.find(accountId)), email: hasMailServer };
    return {
      dismissed: isDismissed,
      steps: movingInSteps.map((key) => ({ key, done: there[key], skipped: skipped.includes(key) })),
    };
  }
};
