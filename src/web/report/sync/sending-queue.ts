/**
 * What is on its way to the service, one at a time, since a phone's line is narrow. Each is kept on disk first; what gets
 * no answer is sent again, also by the next visit; one at which the service fails holds up none of the others. One tab of
 * this browser sends at a time.
 */
import { buildListeners } from '#web/listeners.ts';
import { buildRetryPause } from './retry-pause.ts';
import { errorText } from '#web/queries/api-error.ts';
import type { TenantAttachment } from '#web/queries/generated/types.gen.ts';
import { judgeFailure } from './judge-failure.ts';
import type { Place } from '#web/report/model/report-entry.ts';
import type { Waiting, WaitingBox } from './waiting-box.ts';

export type Queued = Place & {
  id: number | string;
  /** `lost`: it was sent, and no answer came. */
  state: 'waiting' | 'sending' | 'lost' | 'failed';
  /** Of what is lost: an answer came, from a service that failed. */
  isFailing?: boolean;
  reason?: string | undefined;
};

export type QueueOptions<Row extends Waiting> = {
  /** Whose, and of which report. */
  owner: string;
  inspectionId: number;
  box: WaitingBox<Row>;
  onSent: (place: Place, attachment: TenantAttachment) => void;
};

type Options<Row extends Waiting, Entry extends Queued> = QueueOptions<Row> & {
  lock: string;
  /** What is shown of what is kept. */
  show: (row: Row) => Entry;
  /** Undefined when there is nothing left to send it to. */
  send: (row: Row) => Promise<TenantAttachment | undefined>;
  onGone?: (entry: Entry) => void;
};

export function buildSendingQueue<Row extends Waiting, Entry extends Queued>(options: Options<Row, Entry>) {
  const { owner, inspectionId, box, lock, show, send, onSent, onGone } = options;
  let entries: readonly Entry[] = [];
  /** What is not on disk, perhaps since there is no space; all else is read when it is its turn. */
  const inMemory = new Map<Entry['id'], Row>();
  const listeners = buildListeners();
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = buildRetryPause();

  const find = (id: Entry['id']) => entries.find((one) => one.id === id);
  function change(next: readonly Entry[]): void {
    entries = next;
    listeners.tell();
  }
  const edit = (id: Entry['id'], part: Partial<Entry>) =>
    change(entries.map((one) => (one.id === id ? { ...one, ...part } : one)));
  function drop(id: Entry['id']): void {
    const gone = find(id);
    if (gone !== undefined) onGone?.(gone);
    inMemory.delete(id);
    change(entries.filter((one) => one.id !== id));
  }

  function run(): void {
    clearTimeout(timer);
    running ??= navigator.locks.request(`${lock}/${owner}/${inspectionId}`, sendAll).finally(() => {
      running = undefined;
    });
  }
  function runIn(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds);
  }

  async function sendAll(): Promise<void> {
    const passedOver = new Set<Entry['id']>();
    for (;;) {
      const next = entries.find(({ id, state }) => state !== 'failed' && !passedOver.has(id));
      if (next === undefined) break;
      const outcome = await sendOne(next.id);
      if (outcome === 'done') {
        pause.reset();
        continue;
      }
      const isSecond = passedOver.size > 0;
      passedOver.add(next.id);
      // The second that fails tells of the service, which is left in peace.
      if (outcome === 'no answer' || isSecond) break;
    }
    if (passedOver.size > 0) runIn(pause.take());
  }

  /** `failing`: the service failed, perhaps at this one alone. It is tried again, as after no answer. */
  async function sendOne(id: Entry['id']): Promise<'done' | 'failing' | 'no answer'> {
    const row = inMemory.get(id) ?? (await box.find(id));
    if (row === undefined) {
      // Another tab has sent it.
      drop(id);
      return 'done';
    }
    try {
      const attachment = await send(row);
      const isStill = await box.removeIfStill(row);
      if (attachment !== undefined) onSent({ roomId: row.roomId, itemId: row.itemId }, attachment);
      if (isStill && (inMemory.get(id) ?? row) === row) drop(id);
      return 'done';
    } catch (error) {
      const verdict = judgeFailure(error);
      if (verdict.next === 'wait' || verdict.next === 'pause') {
        const isFailing = verdict.next === 'pause';
        edit(id, { state: 'lost', isFailing } as Partial<Entry>);
        return isFailing ? 'failing' : 'no answer';
      }
      edit(id, { state: 'failed', reason: errorText(error) } as Partial<Entry>);
      return 'done';
    }
  }

  function handleOnline(): void {
    pause.reset();
    run();
  }
  window.addEventListener('online', handleOnline);

  return {
    find,
    edit,
    run,
    runIn,
    read: (): readonly Entry[] => entries,
    subscribe: listeners.subscribe,

    /** What was left by an earlier visit. */
    resume: async (): Promise<void> => {
      const left = (await box.list()).filter(({ id }) => find(id) === undefined);
      if (left.length > 0) change([...entries, ...left.map(show)]);
      run();
    },

    /** Shown at once. False when the disk has no space for it; it is sent all the same. */
    keep: async (row: Row): Promise<boolean> => {
      inMemory.set(row.id, row);
      if (find(row.id) === undefined) change([...entries, show(row)]);
      try {
        await box.put(row);
      } catch {
        return false;
      }
      if (inMemory.get(row.id) === row) inMemory.delete(row.id);
      return true;
    },

    retry: (id: Entry['id']): void => {
      edit(id, { state: 'waiting', reason: undefined } as Partial<Entry>);
      run();
    },

    discard: async (id: Entry['id']): Promise<void> => {
      await box.remove(id);
      drop(id);
    },

    close: (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', handleOnline);
    },
  };
}
