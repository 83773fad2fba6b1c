import { describe, expect, test } from 'vitest';
import { sampleReport } from '#testing/pdf/sample-report.ts';
import { chooseCloseUps } from './close-ups.ts';

const { rooms, previous } = sampleReport({ typeCode: 5 });
const items = rooms.flatMap((room) => room.items);
const toDo = items.find(({ actions }) => actions.length > 0)?.id ?? 0;
const earlier = previous?.rooms ?? [];
const unchanged = items.find(({ condition, actions }) => condition === 'As check in' && actions.length === 0)?.id ?? 0;

describe('the size of a picture', () => {
  test('is large where something changed, then as well as now', () => {
    const { now, before } = chooseCloseUps({ kind: 'FULL', type: 5 }, rooms, earlier);
    expect([now(toDo, 0), now(toDo, 1), now(toDo, 2), now(unchanged, 0)]).toEqual(['1280', '1280', '480', '480']);
    const origin = items.find(({ id }) => id === toDo)?.originId ?? 0;
    expect(before(origin, 0)).toBe('1280');
  });

  test('is large for what is to be done, also in a report that compares nothing', () => {
    const { now, before } = chooseCloseUps({ kind: 'FULL', type: 2 }, rooms, earlier);
    expect([now(toDo, 0), before(toDo, 0)]).toEqual(['1280', '480']);
  });

  test('is small in a worksheet, and where very many items changed', () => {
    expect(chooseCloseUps({ kind: 'ACTIONS', type: 5 }, rooms, earlier).now(toDo, 0)).toBe('480');
    const [room] = rooms;
    if (room?.blockType !== 'DETAILED') throw new Error('The sample begins with no room of items.');
    const [one] = room.items;
    if (one === undefined) throw new Error('The sample has no item.');
    const many = Array.from({ length: 90 }, (_, at) => ({ ...one, id: 5000 + at, originId: null }));
    const { now } = chooseCloseUps({ kind: 'FULL', type: 5 }, [{ ...room, items: many }], earlier);
    expect(many.filter(({ id }) => now(id, 0) === '1280')).toHaveLength(60);
  });
});
