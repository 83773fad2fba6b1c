/** The first steps of a new firm: /settings/moving-in. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MovingIn, MovingInChange } from '#contract/account/moving-in.ts';
import {
  isOpenStep,
  type MovingInChoice,
  type MovingInStep,
  movingInSteps,
} from '#domain/usual-things/moving-in-steps.ts';
import type { Store } from '#store/build-store.ts';

export const movingInRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/settings/moving-in', {
    schema: {
      operationId: 'getMovingIn',
      summary: 'The first steps of a new firm, with those that are done',
      response: { 200: MovingIn },
    },
    handler: ({ store, caller }) => readMovingIn(store, caller.accountId, api.settings),
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
      return readMovingIn(store, accountId, api.settings);
    },
  });
};

type Installation = { smtpUrl?: string | undefined };

async function readMovingIn(store: Store, accountId: number, installation: Installation) {
  const { skipped, isDismissed } = await store.movingIn.choice(accountId);
  return {
    dismissed: isDismissed,
    steps: await readSteps(store, { accountId, skipped }, installation),
    types_without_template: [...(await store.movingIn.typesWithoutTemplate(accountId))],
  };
}

type Of = { accountId: number; skipped: readonly MovingInStep[] };

async function readSteps({ movingIn, mailServers }: Store, { accountId, skipped }: Of, installation: Installation) {
  const email = await mailServers.sends(accountId, installation);
  const there: Record<MovingInStep, boolean> = { ...(await movingIn.find(accountId)), email };
  return movingInSteps.map((key) => ({ key, done: there[key], skipped: skipped.includes(key) }));
}

/** Whether there is a first step to show, for a firm whose choice is known. Most have put them aside, and nothing is looked up. */
export async function isMovingIn(
  store: Store,
  { id, settings }: { id: number; settings: { movingIn?: MovingInChoice | undefined } },
  installation: Installation,
): Promise<boolean> {
  if (settings.movingIn?.isDismissed !== false) return false;
  const { skipped } = settings.movingIn;
  return (await readSteps(store, { accountId: id, skipped }, installation)).some(isOpenStep);
}
