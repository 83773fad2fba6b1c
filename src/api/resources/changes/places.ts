/** The streams that people hold in this process: so many each at most, whatever their tokens. */
import type { Caller } from '#domain/caller.ts';
import { Refusal } from '#domain/refusal.ts';

const MOST = 10;
const COME_AGAIN = 60;

export function buildPlaces() {
  const taken = new Map<string, number>();
  return {
    /** Returns a function that gives the place back, once however often it is called. */
    take: ({ accountId, userId }: Pick<Caller, 'accountId' | 'userId'>): (() => void) => {
      const key = `${accountId} ${userId}`;
      const before = taken.get(key) ?? 0;
      if (before >= MOST) {
        throw new Refusal('rate_limited', `You listen ${MOST} times already; read again in a minute instead.`, {
          retryAfter: COME_AGAIN,
        });
      }
      taken.set(key, before + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        const left = (taken.get(key) ?? 1) - 1;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      };
    },
  };
}
