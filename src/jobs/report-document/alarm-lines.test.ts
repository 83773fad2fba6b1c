import { expect, test } from 'vitest';
import type { ChecklistRoom, SimplifiedRoom } from '#pdf/report-room.ts';
import { alarmLines } from './alarm-lines.ts';

const room = { originId: null, optionSet: null, photos: [], files: [] };
const item = { originId: null, description: null, actions: [], photos: [], files: [] };

test('an alarm ticked or answered as not applicable is left out', () => {
  const precautions: SimplifiedRoom = {
    ...room,
    id: 1,
    name: 'Precautions',
    blockType: 'SIMPLIFIED',
    items: [
      { ...item, id: 11, name: 'Smoke alarm', condition: { 'In place': 1, 'Tested today': 0 } },
      { ...item, id: 12, name: 'Heat alarm', condition: { 'In place': 2, 'Tested today': 2 } },
      { ...item, id: 13, name: 'CO alarm', condition: null },
    ],
  };
  const handover: ChecklistRoom = {
    ...room,
    id: 2,
    name: 'Handover',
    blockType: 'CHECKLIST',
    items: [{ ...item, id: 21, name: 'Burglar alarm shown', condition: 2 }],
  };
  expect(alarmLines([precautions, handover]).map(({ itemId, result }) => [itemId, result])).toEqual([
    [11, 'In place: Yes; Tested today: No'],
    [13, 'Not recorded'],
  ]);
});
