/**
 * Counts the keys that conditions take, letter by letter and with the words that the editor offers: a count, the same on every
 * machine. The time that the words of a key take stands beside it.
 *
 *     npm run bench:typing
 *
 * The demo's words come from lists that its reports share, so its properties say most of what can be saved at all; the rooms of
 * `bench-typing/rooms.json` were written by hand. Learnt words are those that three homes or more share in the firm's finished
 * reports, as the service tells them to the editor: a new firm has none.
 */
import { states } from '#domain/inspection-state.ts';
import { types } from '#domain/inspection-type.ts';
import { usualAbbreviations, usualPhrases } from '#domain/usual-things/wording.ts';
import { buildDemoContent } from '#demo/content/demo-content.ts';
import type { DemoInspection } from '#demo/content/demo-inspection.ts';
import { type Finished, learnPhrases } from '#domain/typing/learn-phrases.ts';
import { knowNames } from '#domain/typing/names-somebody.ts';
import { printTable } from './bench-api/table.ts';
import trade from '#domain/typing/trade-words.json' with { type: 'json' };
import { type Count, countKeys, type Item, type Room } from './bench-typing/count-keys.ts';
import written from './bench-typing/rooms.json' with { type: 'json' };
import { readArguments } from './read-arguments.ts';

const aims = { demo: 2.5, hand: 1.6, ms: 8 };
/** Every fourth property, and a quarter of the rooms in turn, is measured and not learnt. */
const PARTS = 4;
/** The rooms in which the homes of `rooms.json` begin. */
const begins = [0, 10, 20, 32, 42, 52];
/** The demo is the same on the same day. */
const day = new Date('2026-11-27T12:00:00Z');

const usage = `npm run bench:typing

Counts the keys that the conditions of reports take, with and without the help of the editor.`;
readArguments({ usage });

/** Reports of rooms. */
type Split = { measured: readonly (readonly Room[])[]; finished: readonly Finished[] };

const demo = splitDemo();
const hand = splitRooms();
const rows = [
  rowOf('demo, a new firm', demo, { isLearnt: false, aim: undefined }),
  rowOf('demo, with finished reports', demo, { isLearnt: true, aim: aims.demo }),
  rowOf('by hand, a new firm', hand, { isLearnt: false, aim: undefined }),
  rowOf('by hand, with finished reports', hand, { isLearnt: true, aim: aims.hand }),
];
const head = ['', 'conditions', 'keys', 'with help', 'times fewer', 'aim', '99 % of keys, ms'];
printTable(
  head,
  rows.map(({ cells }) => cells),
);
process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1;

function rowOf(
  name: string,
  splits: readonly Split[],
  { isLearnt, aim }: { isLearnt: boolean; aim: number | undefined },
) {
  const counts = splits.flatMap(({ measured, finished }) => {
    const learnt = isLearnt ? learnPhrases(finished, knowNames([])) : [];
    return measured.map((rooms) =>
      countKeys(rooms, { phrases: usualPhrases, abbreviations: usualAbbreviations, learnt, trade }),
    );
  });
  const sum = (of: (count: Count) => number) => counts.reduce((all, count) => all + of(count), 0);
  const [conditions, plain, helped] = [sum((one) => one.conditions), sum((one) => one.plain), sum((one) => one.helped)];
  const times = counts.flatMap((count) => count.times).toSorted((a, b) => a - b);
  const late = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return {
    cells: [
      name,
      `${conditions}`,
      `${plain}`,
      `${helped}`,
      (plain / helped).toFixed(2),
      `${aim ?? ''}`,
      late.toFixed(2),
    ],
    isMet: plain / helped >= (aim ?? 0) && late <= aims.ms,
  };
}

/** Inventories that are finished: each home has one, written from nothing. */
function splitDemo(): Split[] {
  const inventories = buildDemoContent(day).inspections.filter(
    ({ appointment: { type, state, cancelled } }) =>
      (type === types.inventory || type === types.inventoryAndCheckIn) && state >= states.complete && !cancelled,
  );
  const isHeldOut = ({ appointment }: DemoInspection) => appointment.property.key % PARTS === 0;
  return [
    {
      measured: inventories.filter(isHeldOut).map(roomsOf),
      finished: inventories
        .filter((one) => !isHeldOut(one))
        .flatMap((one) => said(one.appointment.property.key, roomsOf(one))),
    },
  ];
}

function roomsOf({ report }: DemoInspection): Room[] {
  return report.rooms
    .filter(({ blockType }) => blockType === 'DETAILED')
    .map(({ items }) =>
      items.flatMap(({ name, condition }): Item[] => (typeof condition === 'string' ? [{ name, condition }] : [])),
    );
}

/** Rooms of one home stand together, so most homes are measured as a whole and not learnt. */
function splitRooms(): Split[] {
  const rooms = written.map(({ items }): Room => items);
  const size = Math.ceil(rooms.length / PARTS);
  const finishedIn = (part: number) =>
    rooms.flatMap((room, at) =>
      Math.floor(at / size) === part
        ? []
        : said(
            begins.findLastIndex((one) => one <= at),
            [room],
          ),
    );
  return Array.from({ length: PARTS }, (_, part) => ({
    measured: [rooms.slice(part * size, (part + 1) * size)],
    finished: finishedIn(part),
  }));
}

function said(home: number, rooms: readonly Room[]): Finished[] {
  return rooms.flat().map(({ name, condition }) => ({ home, name, text: condition }));
}
