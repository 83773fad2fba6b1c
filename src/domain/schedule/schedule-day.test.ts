import { expect, test } from 'vitest';
import { findWays, shareWidth } from './schedule-day.ts';
import { travelMinutes } from './schedule.ts';

const southsea = { lat: 50.79, lng: -1.09 };
const southampton = { lat: 50.9, lng: -1.4 };

test('overlapping appointments stand side by side, and others have the whole width', () => {
  const shares = shareWidth([
    { id: 1, from: 540, minutes: 120 },
    { id: 2, from: 540, minutes: 60 },
    { id: 3, from: 600, minutes: 120 },
    { id: 4, from: 720, minutes: 60 },
  ]);
  expect([...shares]).toEqual([
    [1, { column: 0, of: 2 }],
    [2, { column: 1, of: 2 }],
    [3, { column: 1, of: 2 }],
    [4, { column: 0, of: 1 }],
  ]);
});

test('columns follow the time of the day, then the id, however the appointments are listed', () => {
  const shares = shareWidth([
    { id: 1, from: 600, minutes: 60 },
    { id: 3, from: 540, minutes: 120 },
    { id: 2, from: 540, minutes: 60 },
  ]);
  expect(shares.get(2)).toEqual({ column: 0, of: 2 });
  expect(shares.get(3)).toEqual({ column: 1, of: 2 });
  expect(shares.get(1)).toEqual({ column: 0, of: 2 });
});

test('the way to an appointment starts at the one before, and says whether it fits', () => {
  const at = (id: number, from: number, place: typeof southsea | { lat: null; lng: null }) => ({
    id,
    label: `${from / 60}:00 at PO5`,
    from,
    minutes: 60,
    ...place,
  });
  const ways = findWays([
    at(1, 540, southsea),
    at(2, 600, southampton),
    at(3, 840, southsea),
    at(4, 960, southsea),
    at(5, 1080, { lat: null, lng: null }),
  ]);
  expect([...ways].map(([id, { fits }]) => [id, fits])).toEqual([
    [2, false],
    [3, true],
  ]);
  expect(ways.get(2)?.text).toBe(`${ways.get(2)?.minutes} min from 9:00 at PO5`);
  expect(ways.get(2)?.minutes).toBe(travelMinutes(southsea, southampton));
});

test('a way that fills the gap fits, and the time of the day decides which appointment comes before', () => {
  const travel = travelMinutes(southsea, southampton) ?? 0;
  const first = { id: 2, label: 'first', from: 540, minutes: 60, ...southsea };
  const second = { id: 1, label: 'second', from: 600 + travel, minutes: 60, ...southampton };
  const text = `${travel} min from first`;
  expect([...findWays([second, first])]).toEqual([[1, { minutes: travel, fits: true, text }]]);
  expect(findWays([{ ...second, from: second.from - 1 }, first]).get(1)?.fits).toBe(false);
});

test('the lower id comes first of two appointments at one time', () => {
  const one = { id: 1, label: 'one', from: 540, minutes: 60, ...southsea };
  const other = { id: 2, label: 'other', from: 540, minutes: 60, ...southampton };
  expect([...findWays([other, one]).keys()]).toEqual([2]);
});
