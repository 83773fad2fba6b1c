/** Whether something is on its way to the service that changes it: what "Saving" means beside a report. */
import { buildListeners } from '#web/listeners.ts';
import { useSyncExternalStore } from 'react';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);
let underWay = 0;
let begun = 0;
const listeners = buildListeners();

function count(step: 1 | -1): void {
  underWay += step;
  listeners.tell();
}

export async function countWrite<Answer>(method: string, answer: () => Promise<Answer>): Promise<Answer> {
  if (safe.has(method)) return answer();
  begun += 1;
  count(1);
  try {
    return await answer();
  } finally {
    count(-1);
  }
}

/** A command of several writes is one: between them nothing is on its way, and yet it is not saved. */
export function asOneWrite<Given extends unknown[], Result>(
  command: (...given: Given) => Promise<Result>,
): (...given: Given) => Promise<Result> {
  return async (...given) => {
    count(1);
    try {
      return await command(...given);
    } finally {
      count(-1);
    }
  };
}

export const isWriting = (): boolean => underWay > 0;

/** The number of writes so far: an answer that was read while it stood still has none of them half-way. */
export const writesBegun = (): number => begun;

export function useIsWriting(): boolean {
  return useSyncExternalStore(listeners.subscribe, isWriting);
}
