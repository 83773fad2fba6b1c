import { describe, expect, test } from 'vitest';
import {
  compareContents,
  type ContentsItem,
  type ContentsRoom,
  countDifferences,
  type TemplateContents,
} from './template-contents.ts';

const item = (id: number, name: string, more: Partial<ContentsItem> = {}): ContentsItem => ({
  id,
  name,
  description: null,
  condition: null,
  actions: [],
  ...more,
});
const room = (id: number, name: string, items: ContentsItem[] = []): ContentsRoom => ({
  id,
  name,
  blockType: 'DETAILED',
  optionSet: null,
  items,
});
const contents = (rooms: ContentsRoom[], more: Partial<TemplateContents> = {}): TemplateContents => ({
  name: 'Flat',
  typeIds: [1],
  selfService: false,
  rooms,
  ...more,
});
const hall = room(1, 'Hall', [item(1, 'Door'), item(2, 'Walls')]);
const kitchen = room(2, 'Kitchen', [item(3, 'Sink')]);

describe('two contents of a template', () => {
  test('do not differ when they are the same, in whatever order the members of a condition come', () => {
    const answered = (condition: ContentsItem['condition']) =>
      contents([room(1, 'Hall', [item(1, 'Door', { condition })])]);
    expect(compareContents(contents([hall, kitchen]), contents([hall, kitchen]))).toEqual([]);
    expect(compareContents(answered({ Clean: 1, Whole: null }), answered({ Whole: null, Clean: 1 }))).toEqual([]);
  });

  test('differ by details, by rooms that came or went, and by the order of those that stayed', () => {
    const after = contents([room(3, 'Bathroom', [item(9, 'Bath')]), kitchen, hall], { name: 'Small flat' });
    expect(compareContents(contents([hall, kitchen, room(4, 'Loft')]), after)).toEqual([
      {
        subject: 'template',
        change: 'changed',
        room: null,
        item: null,
        fields: [
          { field: 'name', from: 'Flat', to: 'Small flat' },
          { field: 'order_of_rooms', from: ['Hall', 'Kitchen'], to: ['Kitchen', 'Hall'] },
        ],
      },
      {
        subject: 'room',
        change: 'removed',
        room: 'Loft',
        item: null,
        fields: [{ field: 'items', from: [], to: null }],
      },
      {
        subject: 'room',
        change: 'added',
        room: 'Bathroom',
        item: null,
        fields: [{ field: 'items', from: null, to: ['Bath'] }],
      },
    ]);
  });

  test('differ by items: their words, their actions, and the room that they moved to', () => {
    const action = { id: 5, action: 'Clean', responsibility: 'Tenant', comments: null };
    const after = contents([
      room(1, 'Entrance', [item(4, 'Lamp'), item(1, 'Front door', { description: 'White', actions: [action] })]),
      room(2, 'Kitchen', [item(2, 'Walls')]),
    ]);
    const differences = compareContents(contents([hall, kitchen]), after);
    expect(differences.map(({ change, room: name, item: of }) => [change, name, of])).toEqual([
      ['changed', 'Entrance', null],
      ['added', 'Entrance', 'Lamp'],
      ['changed', 'Entrance', 'Front door'],
      ['removed', 'Kitchen', 'Sink'],
      ['changed', 'Kitchen', 'Walls'],
    ]);
    expect(differences[2]?.fields.map(({ field }) => field)).toEqual(['name', 'description', 'actions']);
    expect(differences[4]?.fields).toEqual([{ field: 'room', from: 'Hall', to: 'Kitchen' }]);
    expect(countDifferences(differences)).toEqual({ added: 1, removed: 1, changed: 3 });
  });

  test('tell an item that moved into a new room as one that moved', () => {
    const after = contents([room(1, 'Hall', [item(1, 'Door')]), kitchen, room(5, 'Porch', [item(2, 'Walls')])]);
    expect(compareContents(contents([hall, kitchen]), after).map(({ change, item: of }) => [change, of])).toEqual([
      ['added', null],
      ['changed', 'Walls'],
    ]);
  });
});
