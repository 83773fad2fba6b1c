import { describe, expect, test } from 'vitest';
import type { TextRoom } from '../report-room.ts';
import { groupActions, listActions } from './list-actions.ts';
import type { ActionView } from './report-view.ts';
import { groupsAtEnd } from './view/view-actions.ts';

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

  test('are grouped by person, then by room; the longest group comes first, and the one of nobody last', () => {
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

describe('the end of the worksheet', () => {
  const action = (comments: string | null = null): ActionView => ({
    label: 'action-1',
    number: 'A1',
    room: 'Hall',
    item: { text: '1.1 Door', to: null },
    action: 'Clean',
    found: 'Dusty',
    responsibility: 'Tenant',
    comments,
    photos: [],
    picture: null,
    spilled: [],
  });
  const groups = (...counts: number[]) =>
    counts.map((count) => ({
      responsibility: 'Tenant',
      count,
      actions: Array.from({ length: count }, () => action()),
    }));

  test.each([
    ['small groups up to four actions', groups(10, 2, 1), 2],
    ['a group of four, and not the one before it', groups(10, 3, 4), 1],
    ['nothing of a group that fills half a page', groups(10, 6), 0],
    ['nothing where there is one group', groups(3), 0],
    [
      'nothing with a text that may fill a page',
      [...groups(3), { responsibility: 'Agent', count: 1, actions: [action('a\n'.repeat(90))] }],
      0,
    ],
    ['nothing where there is nothing', [], 0],
  ])('keeps together %s', (_what, worksheet, count) => {
    expect(groupsAtEnd(worksheet)).toBe(count);
  });
});
