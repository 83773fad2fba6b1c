/**
 * A stream from its beginning: missed changes, the number to continue from, and then new changes. Nothing comes twice.
 */
import { EVENTS_KEPT_DAYS } from '#domain/message/event-kind.ts';
import type { Viewer } from '#domain/viewer.ts';
import type { ChangeRow, ChangeStore } from '#store/events/changes.ts';

/** Somebody who missed more than this reads everything afresh. */
const MOST_MISSED = 500;
const KEPT_SECONDS = EVENTS_KEPT_DAYS * 86_400;

type Loss = 'unknown' | 'too_old' | 'too_many';
/** The number to continue from; neither for a client that begins. */
export type Resumption = { lastId?: number | undefined; sinceSeconds?: number | undefined };

/**
 * The id is where to go on from. While a smaller number may still be committed, that is before the event itself:
 *
 *     told: 8, while 7 may still come    id: 6, so that a line lost now brings both
 */
function writeChange({ seq, kind, at, data }: ChangeRow, through: number): string {
  return `id: ${Math.min(seq, through)}\ndata: ${JSON.stringify({ type: kind, timestamp: at, data })}\n\n`;
}

function writeLoss(because: Loss): string {
  const data = { because, kept_days: EVENTS_KEPT_DAYS };
  return `data: ${JSON.stringify({ type: 'changes.missed', timestamp: new Date().toISOString(), data })}\n\n`;
}

async function readMissed(
  changes: ChangeStore,
  viewer: Viewer,
  { lastId, sinceSeconds }: Resumption,
): Promise<ChangeRow[] | Loss> {
  if (lastId !== undefined) {
    const loss = await changes.findLoss(viewer, lastId);
    if (loss !== undefined) return loss;
  } else if (sinceSeconds === undefined) return [];
  else if (sinceSeconds > KEPT_SECONDS) return 'too_old';
  const most = MOST_MISSED + 1;
  const missed =
    lastId === undefined
      ? await changes.listSince(viewer, sinceSeconds ?? 0, most)
      : await changes.listMissed(viewer, lastId, most);
  return missed.length > MOST_MISSED ? 'too_many' : missed;
}

export function buildOpening(write: (text: string) => void) {
  const told = new Set<number>();
  let waiting: (() => void)[] | undefined = [];

  /** Waits for the head, if that has not been written yet. */
  const inTurn = (work: () => void): void => {
    if (waiting === undefined) work();
    else waiting.push(work);
  };

  return {
    hear: (rows: ChangeRow[], through: number): void =>
      inTurn(() => {
        const fresh = rows.filter(({ seq }) => !told.delete(seq));
        if (fresh.length > 0) write(fresh.map((row) => writeChange(row, through)).join(''));
      }),

    /** Messages that have no place in the order of events. */
    add: (text: string): void => inTurn(() => write(text)),

    open: async (changes: ChangeStore, viewer: Viewer, from: Resumption, through: number): Promise<void> => {
      const missed = await readMissed(changes, viewer, from);
      const rows = typeof missed === 'string' ? [] : missed;
      for (const { seq } of rows) if (seq > through) told.add(seq);
      const first =
        typeof missed === 'string' ? writeLoss(missed) : rows.map((row) => writeChange(row, through)).join('');
      write(`retry: 2000\n\n${first}id: ${through}\n\n`);
      const later = waiting ?? [];
      waiting = undefined;
      for (const work of later) work();
    },
  };
}
