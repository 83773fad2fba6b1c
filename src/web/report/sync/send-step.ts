/** Sends one step. Others may have written meanwhile: it is held against what is there now before it is given up. */
import type { Item, Report, Room, RoomDraft } from '#web/queries/generated/types.gen.ts';
import { type FieldValue, isSameValue, type ItemFields } from '#web/report/model/report-entry.ts';
import { type Answer, answerTo } from './judge-failure.ts';
import type { ReportRequests } from '#web/report/requests/report-requests.ts';
import { patient, versionHeaders } from './request-options.ts';
import { inOrder } from './show-step.ts';
import type { Step, WaitingStep } from './waiting.ts';

type StepAnswer = Answer<Item | Room | undefined>;
type Move = Extract<Step, { does: 'move item' }>;
type Removal = Extract<Step, { does: 'remove item' }>;
type AtItem = { roomId: number; itemId: number };

const done: StepAnswer = { outcome: 'saved', current: undefined };
const roomIsGone: StepAnswer = { outcome: 'refused', reason: 'The room is no longer in the report.', isGone: true };

export async function sendStep(requests: ReportRequests, row: WaitingStep): Promise<StepAnswer> {
  const { step, roomId, itemId, value: name, uploadKey } = row;
  const once = () => patient({ 'Idempotency-Key': uploadKey });
  const { isServed } = requests.ids;
  switch (step.does) {
    case 'add room': {
      const kind = step.blockType as RoomDraft['block_type'];
      const body = { name, block_type: kind, option_set: step.optionSet?.id ?? null };
      return answerTo(() => requests.createRoom(body, once()), 'room');
    }
    case 'add item':
      if (!isServed(roomId)) return roomIsGone;
      return answerTo(() => requests.createItem(roomId, { name, ...givenOf(step.fields) }, once()), 'room');
    case 'order rooms':
      return order(
        step.ids.filter(isServed),
        (ids) => requests.orderRooms(ids, patient({})),
        async () => (await requests.readReport()).rooms.map(({ id }) => id),
      );
    case 'order items':
      if (!isServed(roomId)) return done;
      return order(
        step.ids.filter(isServed),
        (ids) => requests.orderItems(roomId, ids, patient({})),
        async () => (await requests.readRoom(roomId)).items.map(({ id }) => id),
      );
    case 'remove room':
      return isServed(roomId) ? orGone(await answerTo(() => requests.deleteRoom(roomId, patient({})), 'room')) : done;
    case 'move item':
      return itemId !== null && isServed(itemId) ? move(requests, { roomId, itemId }, step) : done;
    case 'remove item':
      return itemId !== null && isServed(itemId) ? remove(requests, { roomId, itemId }, step) : done;
  }
}

/** An item that is not answered says nothing of its condition: rooms of keys take none. */
const givenOf = ({ description, condition }: Pick<ItemFields, 'description' | 'condition'>) => ({
  ...(description !== null && { description }),
  ...(condition !== null && { condition }),
});

/** Somebody else was faster: it is not there. */
const orGone = (answer: Answer<void>): StepAnswer =>
  answer.outcome === 'saved' || (answer.outcome === 'refused' && answer.isGone === true)
    ? done
    : (answer as StepAnswer);

async function order(
  ids: number[],
  send: (ids: number[]) => Promise<void>,
  readThere: () => Promise<number[]>,
): Promise<StepAnswer> {
  const answer = await answerTo(() => send(ids), 'room');
  if (answer.outcome !== 'refused') return answer as StepAnswer;
  // Somebody has added or deleted one of them.
  const there = await answerTo(readThere, 'room');
  if (there.outcome !== 'saved') return there as StepAnswer;
  const next = inOrder(there.current, ids);
  if (next.length === ids.length && next.every((id, at) => ids[at] === id)) return answer;
  return (await answerTo(() => send(next), 'room')) as StepAnswer;
}

async function move(requests: ReportRequests, { roomId, itemId }: AtItem, step: Move): Promise<StepAnswer> {
  const { toRoomId } = step;
  const { isServed } = requests.ids;
  if (!isServed(toRoomId)) return roomIsGone;
  const send = (from: number, beforeId: number | null) =>
    answerTo(() => requests.moveItem({ roomId: from, itemId }, { roomId: toRoomId, beforeId }, patient({})));
  const before = step.beforeId !== null && isServed(step.beforeId) ? step.beforeId : null;
  const answer = await send(roomId, before);
  if (answer.outcome !== 'refused') return answer;
  // Somebody has moved it, or the item that it was to stand before; or an answer was lost.
  const read = await answerTo(() => requests.readReport());
  if (read.outcome !== 'saved') return read as StepAnswer;
  const { from, item } = findItem(read.current, itemId);
  const to = read.current.rooms.find(({ id }) => id === toRoomId);
  if (from === undefined || to === undefined) return answer;
  if (from.id === toRoomId) return { outcome: 'saved', current: item };
  const isBeforeThere = to.items.some(({ id }) => id === before);
  if (from.id === roomId && (before === null || isBeforeThere)) return answer;
  return send(from.id, isBeforeThere ? before : null);
}

/** Words that somebody wrote in it meanwhile are not deleted with it. */
async function remove(
  requests: ReportRequests,
  { roomId, itemId }: AtItem,
  { version, seen }: Removal,
): Promise<StepAnswer> {
  const send = (from: number, over: number | undefined) =>
    answerTo<Item | undefined>(() =>
      requests.deleteItem({ roomId: from, itemId }, patient(versionHeaders(over))).then(() => undefined),
    );
  const answer = await send(roomId, version);
  if (answer.outcome === 'changed') {
    if (answer.current !== undefined && isSeen(answer.current, seen)) return send(roomId, undefined);
    return { outcome: 'refused', reason: 'Somebody has written in it meanwhile.' };
  }
  if (answer.outcome !== 'refused' || answer.isGone !== true) return answer;
  const read = await answerTo(() => requests.readReport());
  if (read.outcome !== 'saved') return read as StepAnswer;
  const { from } = findItem(read.current, itemId);
  return from === undefined || from.id === roomId ? done : send(from.id, version);
}

function isSeen({ name, description, condition }: Item, seen: readonly ItemFields[]): boolean {
  const has = (field: keyof ItemFields, value: FieldValue) => seen.some((one) => isSameValue(one[field], value));
  return (
    has('name', name.value) &&
    has('description', description.value) &&
    has('condition', (condition.value ?? null) as FieldValue)
  );
}

function findItem(report: Report, itemId: number): { from: Room | undefined; item: Item | undefined } {
  const from = report.rooms.find(({ items }) => items.some(({ id }) => id === itemId));
  return { from, item: from?.items.find(({ id }) => id === itemId) };
}
