import { expect, test } from 'vitest';
import type { Report } from '#web/queries/generated/types.gen.ts';
import { subjectNamesOf } from './report-subjects.ts';

test('rooms, items, and what belongs to them are named by where they stand', () => {
  const name = (value: string) => ({ value, editable: true });
  const oven = { id: 5, name: name('Oven'), attachments: [{ id: 7 }], actions: [{ id: 9 }] };
  const kitchen = { id: 5, name: name('Kitchen'), attachments: [{ id: 8 }], items: [oven] };

  const names = subjectNamesOf({ rooms: [kitchen] } as unknown as Report);

  expect(Object.fromEntries(names)).toEqual({
    'room 5': 'Kitchen',
    'item 5': 'Kitchen, Oven',
    'attachment 7': 'Kitchen, Oven',
    'attachment 8': 'Kitchen',
    'action 9': 'Kitchen, Oven',
  });
});
