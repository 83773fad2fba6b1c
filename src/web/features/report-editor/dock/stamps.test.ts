import { expect, test } from 'vitest';
import type { ItemEntry } from '#web/report/model/report-entry.ts';
import { buildStamps, type Heard } from './stamps.ts';

/** Items without a text, and a recording that stands where it is put. */
function given(items: Partial<ItemEntry>[] = [{ id: 1 }, { id: 2 }]) {
  const all = items.map(
    (item) => ({ server: { condition: null, description: null }, typed: {}, ...item }) as ItemEntry,
  );
  const stamps = buildStamps({ item: (id) => all.find((item) => item.id === id) });
  let heard: Heard | undefined = { recordingId: 9, at: 0 };
  stamps.setListen(() => heard);
  return {
    stamps,
    hear: (now: Heard | undefined) => {
      heard = now;
    },
    at: (at: number) => {
      heard = { recordingId: 9, at };
    },
  };
}

test('a text that is typed while a recording plays has the seconds before its first letter and up to its last', () => {
  const { stamps, at } = given();
  at(12);
  stamps.spokenAt(1, 'condition');
  at(15.28);
  expect(stamps.spokenAt(1, 'condition')).toEqual({ spoken: { attachment_id: 9, from: 7, to: 15.3 } });
  expect(stamps.find(1, 'condition')).toEqual({ attachment_id: 9, from: 7, to: 15.3 });
});

test('the next text begins where the one before ended, and one of the same passage has all of it', () => {
  const { stamps, at } = given();
  at(3);
  expect(stamps.spokenAt(1, 'description')).toEqual({ spoken: { attachment_id: 9, from: 0, to: 3 } });
  expect(stamps.spokenAt(1, 'condition')).toEqual({ spoken: { attachment_id: 9, from: 0, to: 3 } });
  at(14);
  expect(stamps.spokenAt(2, 'condition')).toEqual({ spoken: { attachment_id: 9, from: 3, to: 14 } });
});

test('a word that is mended later leaves the first seconds, and an emptied text has new ones', () => {
  const spoken = { condition: { attachment_id: 9, from: 1, to: 4 } };
  const written = { id: 1, server: { name: 'Door', description: null, condition: 'Good' }, spoken };
  const { stamps, at } = given([written, { id: 2, spoken }]);
  at(90);
  expect(stamps.spokenAt(1, 'condition')).toEqual({});
  expect(stamps.find(1, 'condition')).toEqual(spoken.condition);
  expect(stamps.spokenAt(2, 'condition')).toEqual({ spoken: { attachment_id: 9, from: 85, to: 90 } });
});

test('the field that was typed in last is not stretched over what was heard for something else', () => {
  const { stamps, at } = given();
  at(10);
  stamps.spokenAt(1, 'condition');
  at(200);
  expect(stamps.spokenAt(1, 'condition')).toEqual({});
  expect(stamps.find(1, 'condition')).toEqual({ attachment_id: 9, from: 5, to: 10 });
});

test('nothing is stamped without a recording, in the name of a room, or by a mark', () => {
  const { stamps, hear } = given();
  expect(stamps.spokenAt('room 4', 'name')).toEqual({});
  expect(stamps.spokenAt(1, 'confirmed')).toEqual({});
  hear(undefined);
  expect(stamps.spokenAt(1, 'condition')).toEqual({});
});
