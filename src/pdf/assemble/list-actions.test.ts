import { describe, expect, test } from 'vitest';
import type { TextRoom } from '../report-room.ts';
import { groupActions, listActions } from './list-actions.ts';

function roomWith(name: string, responsibilities: string[]): TextRoom {
  const actions = responsibilities.map((responsibility, id) => ({
    id,
    action: `Do ${id}`,
    responsibility,
    comments: null,
  }));
  const item = {
    id: 1,
    originId: null,
    name: 'Item',
    description: null,
    condition: null,
    actions,
    photos: [],
    files: [],
  };
  return { id: 1, originId: null, name, blockType: 'DETAILED', optionSet: null, items: [item], photos: [], files: [] };
}

describe('actions', () => {
  const actions = listActions([
    roomWith('Hall', ['Tenant', 'Landlord', '']),
    roomWith('Kitchen', ['tenant ', 'Tenant']),
  ]);

  test('are numbered in the order of the rooms', () => {
    expect(actions.map(({ number, room }) => [number, room.name])).toEqual([
      [1, 'Hall'],
      [2, 'Hall'],
      [3, 'Hall'],
      [4, 'Kitchen'],
      [5, 'Kitchen'],
    ]);
  });

  test('are grouped by who has to act, then by room; who has most comes first and nobody last', () => {
    const groups = groupActions(actions).map(({ responsibility, count, rooms }) => [
      responsibility,
      count,
      rooms.map(({ room }) => room.name),
    ]);
    expect(groups).toEqual([
      ['Tenant', 3, ['Hall', 'Kitchen']],
      ['Landlord', 1, ['Hall']],
      ['Not assigned', 1, ['Hall']],
    ]);
  });
});
