/**
 * Delivers webhooks, many at once: a delivery mostly waits for its receiver, which costs next to nothing. Each webhook
 * and each account has its share, so that receivers that hang keep nobody else's events waiting.
 *
 * What is taken is due again a while later unless that is put off, so a killed process loses nothing.
 */
import { Refusal } from '#domain/refusal.ts';
import type { buildOutbox, DueDelivery, TakenDelivery } from '#store/events/outbox.ts';

export const deliveryShares = { webhook: 2, account: 32, all: 256 };

/** In milliseconds. */
const RENEWAL = 5_000;
/** Between looks while more is due than could be taken. */
const BREATH = 20;

type Counted = Pick<DueDelivery, 'deliveryId' | 'webhookId' | 'accountId'>;

/** Of what is due, in its order, what may begin beside what is under way. */
export function chooseDeliveries(
  due: DueDelivery[],
  underWay: Iterable<Counted>,
  shares: typeof deliveryShares,
): DueDelivery[] {
  const webhooks = new Map<number, number>();
  const accounts = new Map<number, number>();
  const ids = new Set<number>();
  const count = ({ deliveryId, webhookId, accountId }: Counted): void => {
    ids.add(deliveryId);
    webhooks.set(webhookId, (webhooks.get(webhookId) ?? 0) + 1);
    accounts.set(accountId, (accounts.get(accountId) ?? 0) + 1);
  };
  for (const one of underWay) count(one);
  return due.filter((one) => {
    const isFree =
      ids.size < shares.all &&
      !ids.has(one.deliveryId) &&
      (webhooks.get(one.webhookId) ?? 0) < shares.webhook &&
      (accounts.get(one.accountId) ?? 0) < shares.account;
    if (isFree) count(one);
    return isFree;
  });
}

type Options = {
  outbox: Pick<
    ReturnType<typeof buildOutbox>,
    'listDueDeliveries' | 'takeDeliveries' | 'putOffDeliveries' | 'giveBackDeliveries'
  >;
  deliver: (delivery: { accountId: number; deliveryId: number }, signal: AbortSignal) => Promise<void>;
  onError: (error: unknown) => void;
};

export function buildCourier({ outbox, deliver, onError }: Options) {
  const underWay = new Map<TakenDelivery, Promise<void>>();
  const interruption = new AbortController();
  let looking: Promise<void> | undefined;
  let hasMore = false;
  let isStopped = false;
  let breath: NodeJS.Timeout | undefined;
  let renewal: NodeJS.Timeout | undefined;

  const renew = (): void => {
    if (underWay.size > 0) outbox.putOffDeliveries([...underWay.keys()]).catch(onError);
  };

  const carry = async (taken: TakenDelivery): Promise<void> => {
    try {
      await deliver(taken, interruption.signal);
    } catch (error) {
      // Its webhook was removed meanwhile. Anything else is tried again when it is due again.
      if (!(error instanceof Refusal)) onError(error);
    } finally {
      underWay.delete(taken);
      if (hasMore && !isStopped) breath ??= setTimeout(() => void look().catch(onError), BREATH);
    }
  };

  const takeDue = async (): Promise<void> => {
    const due = await outbox.listDueDeliveries();
    const chosen = chooseDeliveries(due, underWay.keys(), deliveryShares);
    hasMore = chosen.length < due.length;
    if (chosen.length === 0) return;
    // Another process may have been quicker with some of them.
    for (const taken of await outbox.takeDeliveries(chosen)) underWay.set(taken, carry(taken));
  };

  const look = async (): Promise<void> => {
    clearTimeout(breath);
    breath = undefined;
    if (isStopped) return;
    renewal ??= setInterval(renew, RENEWAL);
    looking ??= takeDue().finally(() => {
      looking = undefined;
    });
    await looking;
  };

  return {
    /** Begins what is due and may begin. */
    look,
    /** Takes nothing more, and gives back what has not ended in `patience` milliseconds. */
    stop: async (patience: number): Promise<void> => {
      isStopped = true;
      clearTimeout(breath);
      await looking?.catch(onError);
      const timer = setTimeout(() => interruption.abort(), patience);
      const unfinished = new Set(underWay.keys());
      await Promise.all(underWay.values());
      clearTimeout(timer);
      clearInterval(renewal);
      if (interruption.signal.aborted) await outbox.giveBackDeliveries([...unfinished]);
    },
  };
}
