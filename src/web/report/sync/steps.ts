/**
 * The steps of one open report: rooms and items that were added, moved, put in order or deleted here, shown at once and sent
 * one after the other. They are shown again over whatever is read from the service meanwhile.
 */
import type { Item, Room } from '#web/queries/generated/types.gen.ts';
import { type FieldValue, type Place } from '#web/report/model/report-entry.ts';
import type { LocalIds } from '#web/report/requests/local-ids.ts';
import type { ReportStore, Shown } from '#web/report/model/report-store.ts';
import type { WaitingDisk } from './disk.ts';
import type { Sent } from './lane.ts';
import type { OwnRows } from './own-rows.ts';
import type { ReportRequests } from '#web/report/requests/report-requests.ts';
import { sendStep } from './send-step.ts';
import { showStep } from './show-step.ts';
import { sayRefused } from './step-words.ts';
import {
  inTurn,
  isStep,
  isText,
  keyOf,
  type NewStep,
  type Step,
  type Waiting,
  type WaitingStep,
  withIds,
} from './waiting.ts';

export type StepParts = {
  report: ReportStore;
  disk: WaitingDisk;
  own: OwnRows;
  onChange: () => void;
  /** It is taken back on display; the service says how it is there. */
  onRefused: () => void;
};
/** How a report opens them, where rooms and items can be changed. */
export type StepsOf = { ids: LocalIds; open: (parts: StepParts) => Steps };

export class Steps {
  readonly #parts: StepParts;
  readonly #requests: ReportRequests;
  #all: readonly WaitingStep[] = [];
  readonly #undo = new Map<string, () => void>();
  #sending: string | undefined;
  #turn = 0;

  constructor(parts: StepParts, requests: ReportRequests) {
    this.#parts = parts;
    this.#requests = requests;
    parts.report.replay = (before) => {
      for (const row of this.#all) this.#show(row, before);
    };
  }

  read = (): readonly WaitingStep[] => this.#all;

  /** `place`: of the room or item it is about, whose name is `value`. */
  give(place: Place, value: string, step: Step): void {
    const { own } = this.#parts;
    const last = this.#all.at(-1);
    // An order supersedes the one before it, unless that is on its way.
    const isAnew = last !== undefined && last.key !== this.#sending && isSameOrder(last, place, step);
    const { uploadKey, turn } = isAnew ? last : { uploadKey: crypto.randomUUID(), turn: this.#nextTurn() };
    const here: NewStep = { ...own.at(place), ...place, kind: 'step', value, uploadKey, turn, step };
    const { kept } = this.#requests.ids;
    own.put(withIds(here, kept, kept));
    const now = Date.now();
    const row: WaitingStep = { ...here, key: keyOf(here), revision: 1, firstAt: now, lastAt: now, state: 'waiting' };
    this.#change([...(isAnew ? this.#all.slice(0, -1) : this.#all), row]);
    this.#show(row);
  }

  /** As they were found on disk. */
  take(rows: readonly WaitingStep[]): void {
    const more = rows.filter(({ state }) => state === 'waiting');
    if (more.length === 0) return;
    this.#turn = Math.max(this.#turn, ...more.map(({ turn }) => turn));
    this.#change([...this.#all, ...more].toSorted(inTurn));
    for (const row of this.#all) this.#show(row);
  }

  /** A removal that is not on its way yet; false where it is too late. */
  takeBackRemoval({ roomId, itemId }: Place): boolean {
    const row = this.#all.find(
      (one) =>
        one.step.does.startsWith('remove') && one.itemId === itemId && (itemId !== null || one.roomId === roomId),
    );
    if (row === undefined || row.key === this.#sending) return false;
    void this.#parts.own.discard(row.key);
    this.#takeBack(row);
    return true;
  }

  /** Texts and photographs wait for a room or an item that is not made yet, that moves, or that may come back. */
  holds({ roomId, itemId }: Place): boolean {
    return this.#all.some((row) =>
      row.itemId === null
        ? row.roomId === roomId && (row.step.does === 'add room' || row.step.does === 'remove room')
        : row.itemId === itemId && row.step.does !== 'order items',
    );
  }

  async send(rows: readonly WaitingStep[]): Promise<Sent> {
    for (const { key } of [...rows].sort(inTurn)) {
      // An order may have superseded the one that was listed.
      const row = this.#all.find((one) => one.key === key);
      if (row === undefined) continue;
      // Until nothing is left of it on disk, a new order has a key of its own.
      this.#sending = key;
      try {
        const answer = await sendStep(this.#requests, row);
        if (answer.outcome === 'refused') await this.#refuse(row, answer.reason);
        else if (answer.outcome === 'saved' || answer.outcome === 'changed') await this.#settle(row, answer.current);
        else return answer;
      } finally {
        this.#sending = undefined;
      }
    }
    return { outcome: 'done' };
  }

  async #settle(row: WaitingStep, made: Item | Room | undefined): Promise<void> {
    const { report, own } = this.#parts;
    const { roomId, itemId, step } = row;
    if (made !== undefined && isRoom(made)) {
      await this.#exchange(row, 'room', made.id, { name: made.name.value });
      report.replaceName({ ...made, id: roomId });
      report.changeRoom(roomId, { optionSet: made.option_set });
    } else if (made !== undefined && step.does === 'add item') {
      await this.#exchange(row, 'item', made.id, fieldsOf(made));
      report.replaceItem({ ...made, id: itemId ?? 0 });
    } else {
      if (made !== undefined) report.replaceItem(made);
      // Nobody wants the texts any more that waited for it.
      if (step.does.startsWith('remove'))
        for (const one of await own.list()) if (isText(one) && isOf(row, one)) await own.discard(one.key);
      await own.discard(row.key);
    }
    this.#drop(row);
  }

  /** From now on its own id stands on disk and in requests; this page goes on with the one it has. */
  async #exchange(
    row: WaitingStep,
    noun: 'room' | 'item',
    served: number,
    fields: Partial<Record<string, FieldValue>>,
  ): Promise<void> {
    const { report, own } = this.#parts;
    const local = (noun === 'item' ? row.itemId : row.roomId) ?? 0;
    // It was read before its answer came.
    if (noun === 'item') report.removeItem(served);
    else report.removeRoom(served);
    const swap = (id: number) => (id === local ? served : id);
    const rename = (one: Waiting): Waiting => {
      const now = withIds(one, swap, swap);
      const isIts = isText(one) && isText(now) && (noun === 'item' ? one.itemId : (one.itemId ?? one.roomId)) === local;
      const based = isIts ? { ...now, base: fields[now.field] ?? null } : now;
      return { ...based, key: keyOf(based) };
    };
    await own.exchange(row, rename, () => this.#requests.ids.learn(noun, local, served));
  }

  async #refuse(row: WaitingStep, reason: string): Promise<void> {
    const { disk, own, onRefused } = this.#parts;
    // The name is kept until the person has seen it.
    if (row.step.does.startsWith('add')) await disk.park(row.key, { state: 'refused', reason });
    else await own.discard(row.key);
    this.#takeBack(row);
    sayRefused(row, reason);
    onRefused();
  }

  #takeBack(row: WaitingStep): void {
    const undo = this.#undo.get(row.key);
    this.#drop(row);
    undo?.();
  }

  #show(row: WaitingStep, before?: Shown): void {
    const undo = showStep(this.#parts.report, row, before);
    const first = this.#undo.get(row.key);
    // A later order over an earlier one goes back to what was before both.
    if (undo !== undefined) this.#undo.set(row.key, before === undefined && first !== undefined ? first : undo);
  }

  #drop({ key }: WaitingStep): void {
    this.#undo.delete(key);
    this.#change(this.#all.filter((one) => one.key !== key));
  }

  #nextTurn(): number {
    this.#turn = Math.max(this.#turn + 1, Date.now());
    return this.#turn;
  }

  #change(next: readonly WaitingStep[]): void {
    this.#all = next;
    this.#parts.onChange();
  }
}

export const stepsOf = (requests: ReportRequests): StepsOf => ({
  ids: requests.ids,
  open: (parts) => new Steps(parts, requests),
});

const isRoom = (made: Item | Room): made is Room => 'items' in made;

const fieldsOf = ({ name, description, condition }: Item) => ({
  name: name.value,
  description: description.value,
  condition: (condition.value ?? null) as FieldValue,
});

const isOf = ({ itemId, roomId }: WaitingStep, row: Waiting): boolean =>
  !isStep(row) && (itemId === null ? row.roomId === roomId : row.itemId === itemId);

const isSameOrder = (last: WaitingStep, { roomId }: Place, { does }: Step): boolean =>
  does.startsWith('order') && last.step.does === does && last.roomId === roomId;
