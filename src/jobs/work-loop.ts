/**
 * Carries out work of one kind, as much at once as its shares allow: each account, and each webhook, has its share, so
 * that receivers that hang, or a firm that asks for a hundred PDFs, keep nobody else waiting.
 *
 * Work that was taken is due again a while later unless that is put off, so a killed process loses nothing.
 */
import { Refusal } from '#domain/refusal.ts';
import type { WorkOutcome } from '#store/events/observed.ts';
import type { buildWork, DueWork, TakenWork } from '#store/events/outbox.ts';

/** The most that may be under way at once in one process. */
export type Shares = { sharer: number; account: number; all: number };

/** In milliseconds. */
const RENEWAL = 5_000;
/** Between looks while more is due than could be taken. */
const BREATH = 20;

type Keyed = Pick<DueWork, 'accountId' | 'id'>;
const keyOf = ({ accountId, id }: Keyed): string => `${accountId}.${id}`;

/** Chooses from the due work, in its order, as much as may begin beside the work under way. */
export function chooseWork(due: DueWork[], underWay: Iterable<DueWork>, shares: Shares): DueWork[] {
  const sharers = new Map<string, number>();
  const accounts = new Map<number, number>();
  const keys = new Set<string>();
  const sharerOf = ({ accountId, sharerId }: DueWork) => `${accountId}.${sharerId}`;
  const count = (work: DueWork): void => {
    keys.add(keyOf(work));
    sharers.set(sharerOf(work), (sharers.get(sharerOf(work)) ?? 0) + 1);
    accounts.set(work.accountId, (accounts.get(work.accountId) ?? 0) + 1);
  };
  for (const one of underWay) count(one);
  return due.filter((one) => {
    const isFree =
      keys.size < shares.all &&
      !keys.has(keyOf(one)) &&
      (sharers.get(sharerOf(one)) ?? 0) < shares.sharer &&
      (accounts.get(one.accountId) ?? 0) < shares.account;
    if (isFree) count(one);
    return isFree;
  });
}

/**
 * The due work in turns: where few may begin, those first whose account has least under way, and of equals the one that began
 * something longest ago. `begun` counts beginnings.
 */
export function inTurns(due: DueWork[], underWay: Iterable<DueWork>, begun: ReadonlyMap<number, number>): DueWork[] {
  const ahead = new Map<number, number>();
  const rank = ({ accountId }: DueWork): number => {
    const before = ahead.get(accountId) ?? 0;
    ahead.set(accountId, before + 1);
    return before;
  };
  for (const one of underWay) rank(one);
  return due
    .map((one) => ({ one, rank: rank(one), begun: begun.get(one.accountId) ?? 0 }))
    .toSorted((first, second) => first.rank - second.rank || first.begun - second.begun)
    .map(({ one }) => one);
}

/** Says nothing where it is done. */
export type CarryOut = (one: TakenWork, signal: AbortSignal) => Promise<WorkOutcome | void>;

type Options = {
  work: Pick<ReturnType<typeof buildWork>, 'listDue' | 'take' | 'putOff' | 'giveBack'>;
  shares: Shares;
  /** Records its own result and when to try again. Work that `signal` ends is given back, and counts as no attempt. */
  carryOut: CarryOut;
  onError: (error: unknown) => void;
  /** Told of each piece of work that has ended here. */
  onCarried?: ((outcome: WorkOutcome, seconds: number) => void) | undefined;
};

export type WorkLoop = ReturnType<typeof buildWorkLoop>;

export function buildWorkLoop({ work, shares, carryOut, onError, onCarried }: Options) {
  const underWay = new Map<TakenWork, Promise<void>>();
  /** When something of an account began last, by count. */
  const begun = new Map<number, number>();
  let beginnings = 0;
  const interruption = new AbortController();
  let looking: Promise<void> | undefined;
  let hasMore = false;
  let isStopped = false;
  let breath: NodeJS.Timeout | undefined;
  let renewal: NodeJS.Timeout | undefined;

  const renew = (): void => {
    if (underWay.size > 0) work.putOff([...underWay.keys()]).catch(onError);
  };

  const carry = async (taken: TakenWork): Promise<void> => {
    begun.set(taken.accountId, ++beginnings);
    const startedAt = performance.now();
    let outcome: WorkOutcome | void = 'broken';
    try {
      outcome = await carryOut(taken, interruption.signal);
    } catch (error) {
      // Its webhook, or its inspection, was removed meanwhile. Anything else is tried again when it is due again.
      if (error instanceof Refusal) outcome = 'done';
      else onError(error);
    } finally {
      onCarried?.(outcome ?? 'done', (performance.now() - startedAt) / 1000);
      underWay.delete(taken);
      if (hasMore && !isStopped) breath ??= setTimeout(() => void look().catch(onError), BREATH);
    }
  };

  const takeDue = async (): Promise<void> => {
    if (underWay.size >= shares.all) return;
    const due = await work.listDue();
    const chosen = chooseWork(inTurns(due, underWay.keys(), begun), underWay.keys(), shares);
    hasMore = chosen.length < due.length;
    if (chosen.length === 0) return;
    // Another process may have been quicker with some of them.
    for (const taken of await work.take(chosen)) underWay.set(taken, carry(taken));
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
    /** Begins the work that is due and may begin. */
    look,
    /** Takes no more work, and gives back whatever has not ended within `patience` milliseconds. */
    stop: async (patience: number): Promise<void> => {
      isStopped = true;
      clearTimeout(breath);
      await looking?.catch(onError);
      const timer = setTimeout(() => interruption.abort(), patience);
      const unfinished = new Set(underWay.keys());
      await Promise.all(underWay.values());
      clearTimeout(timer);
      clearInterval(renewal);
      if (interruption.signal.aborted) await work.giveBack([...unfinished]);
    },
  };
}
