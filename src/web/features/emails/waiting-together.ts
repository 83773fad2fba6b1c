/** The visits whose messages go together, since somebody is told of several in one. */
import type { WaitingMessages } from '#web/queries/generated/types.gen.ts';

export type Message = WaitingMessages['messages'][number];
/** Visits, each message about any of them once. */
export type Together = { visits: WaitingMessages[]; messages: Message[] };

/** A message about several visits keeps them together, also by way of a third one; in the order in which they are due. */
export function together(waiting: readonly WaitingMessages[]): Together[] {
  const byId = new Map(waiting.map((one) => [one.inspection_id, one]));
  return waiting.flatMap((first) => {
    if (!byId.has(first.inspection_id)) return [];
    const ids = new Set([first.inspection_id]);
    const found: Together = { visits: [], messages: [] };
    // It grows while it is gone through.
    for (const id of ids) {
      const one = byId.get(id);
      byId.delete(id);
      if (one === undefined) continue;
      found.visits.push(one);
      for (const message of one.messages) {
        if (!message.inspection_ids.some((other) => other !== id && isShown(found, other)))
          found.messages.push(message);
        for (const other of message.inspection_ids) ids.add(other);
      }
    }
    return [found];
  });
}

const isShown = ({ visits }: Together, id: number): boolean => visits.some((one) => one.inspection_id === id);

/** Visits by request: those that belong together in one, as far as the service takes so many. */
export function inRequests(groups: readonly Together[], most: number): WaitingMessages[][] {
  const requests: WaitingMessages[][] = [];
  for (const { visits } of groups) {
    const last = requests.at(-1);
    if (last !== undefined && last.length + visits.length <= most) last.push(...visits);
    else for (let at = 0; at < visits.length; at += most) requests.push(visits.slice(at, at + most));
  }
  return requests;
}
