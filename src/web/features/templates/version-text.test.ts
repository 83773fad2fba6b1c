import { describe, expect, test } from 'vitest';
import { countsText, differenceLine, versionName, whoText } from './version-text.ts';

const listed = {
  number: 3,
  is_current: false,
  person: { id: 1, name: 'Ada' },
  restored_from: null,
  counts: { added: 2, removed: 0, changed: 1 },
};
const of = { room: 'Hall', item: null, changes: [] };

describe('a version in the list', () => {
  test('says which it is, whose, and what changed', () => {
    expect([versionName(listed), whoText(listed), countsText(listed)]).toEqual([
      'Version 3',
      'Ada',
      '2 added, 1 changed',
    ]);
    expect(versionName({ ...listed, is_current: true })).toBe('Version 3, as it is now');
    expect(whoText({ ...listed, person: null })).toBe('As it began');
  });

  test('says that it came back, and where there is nothing to compare with', () => {
    expect(countsText({ ...listed, restored_from: 1 })).toBe('Version 1 came back, 2 added, 1 changed');
    expect(countsText({ ...listed, counts: null })).toBe('The rooms and items it began with');
    expect(countsText({ ...listed, counts: { added: 0, removed: 0, changed: 0 } })).toBe('Nothing yet');
  });
});

describe('a difference', () => {
  test('names the room or the item, and counts what came or went with a room', () => {
    const names = [{ field: 'items', from: ['Door'], to: null }];
    expect(differenceLine({ ...of, subject: 'room', change: 'removed', changes: names }).text).toBe(
      'Removed the room Hall with 1 item',
    );
    expect(differenceLine({ ...of, subject: 'item', change: 'added', item: 'Lamp' }).text).toBe('Added Lamp in Hall');
  });

  test('has the old value and the new one of each member', () => {
    const changes = [
      { field: 'condition', from: { Clean: null }, to: { Clean: 1, Dry: 0 } },
      { field: 'actions', from: [], to: [{ action: 'Repair', responsibility: 'Landlord' }] },
    ];
    expect(differenceLine({ ...of, subject: 'item', change: 'changed', item: 'Door', changes })).toEqual({
      text: 'Changed Door in Hall',
      values: [
        { label: 'Condition', from: 'nothing', to: 'Clean: yes, Dry: no' },
        { label: 'Actions', from: 'nothing', to: 'Repair (Landlord)' },
      ],
    });
    const own = [
      { field: 'type_ids', from: [], to: [1] },
      { field: 'self_service', from: false, to: true },
    ];
    expect(
      differenceLine({ subject: 'template', change: 'changed', room: null, item: null, changes: own }).values,
    ).toEqual([
      { label: 'Offered for', from: 'Every type', to: 'Inventory' },
      { label: 'Filled in by', from: 'A clerk', to: 'A tenant' },
    ]);
  });
});
