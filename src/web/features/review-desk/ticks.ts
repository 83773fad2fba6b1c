/** The stops that this reviewer has seen: a tick holds as long as the words of its stop do. */
import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { hashWords } from '#domain/review/hash-words.ts';
import type { Stop } from '#domain/review/list-stops.ts';
import { errorText } from '#web/queries/api-error.ts';
import { tickReviewStop } from '#web/queries/generated/sdk.gen.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { type Desk, fieldsOf, useDesk } from './desk.ts';

type Seen = Readonly<Record<string, string>>;
export type Ticks = { seen: Seen; toggle: (stop: Stop) => void };

export const TicksContext = createContext<Ticks>({ seen: {}, toggle: () => undefined });

export function useOwnTicks(desk: Desk, kept: Seen): Ticks {
  const [seen, setSeen] = useState(kept);
  const put = ({ id }: Stop, hash: string | undefined) =>
    setSeen(({ [id]: _before, ...others }) => (hash === undefined ? others : { ...others, [id]: hash }));
  async function toggle(stop: Stop) {
    const hash = hashOf(desk, stop);
    const before = seen[stop.id];
    const now = before === hash ? undefined : hash;
    // Shown at once: the next stop does not wait for the line.
    put(stop, now);
    try {
      const path = { inspection_id: desk.inspectionId };
      await tickReviewStop({ path, body: { stop: stop.id, seen: now ?? null }, throwOnError: true });
    } catch (error) {
      put(stop, before);
      showToast({ tone: 'failed', text: `The tick was not kept: ${errorText(error)}` });
    }
  }
  return { seen, toggle: (stop) => void toggle(stop) };
}

export function useIsSeen(stop: Stop): boolean {
  const desk = useDesk();
  const { seen } = useContext(TicksContext);
  return useSyncExternalStore(watch(desk, [stop]), () => seen[stop.id] === hashOf(desk, stop));
}

export function useSeenCount(desk: Desk, stops: readonly Stop[], seen: Seen): number {
  return useSyncExternalStore(
    watch(desk, stops),
    () => stops.filter((stop) => seen[stop.id] === hashOf(desk, stop)).length,
  );
}

const watch =
  ({ report }: Desk, stops: readonly Stop[]) =>
  (listener: () => void) => {
    const items = new Set(stops.flatMap(({ places }) => places.map(({ itemId }) => itemId)));
    const stopsOf = [...items].map((id) => report.subscribe(`item ${id}`, listener));
    return () => {
      for (const stop of stopsOf) stop();
    };
  };

/** All that is judged there, without what was found: mended words have lost their doubts after a reload. */
function hashOf({ report }: Desk, { places }: Stop): string {
  const words = places.map(({ itemId }) => {
    const item = report.item(itemId);
    if (item === undefined) return itemId;
    const { name, description, condition } = fieldsOf(item);
    const actions = item.actions.map(({ action, responsibility, comments }) => [action, responsibility, comments]);
    return [itemId, name, description, condition, actions, item.attachments.map(({ id }) => id)];
  });
  return hashWords(JSON.stringify(words));
}
