/** A text of many thousand letters leaves its narrow column and stands below its row, once. */
import { expect, test } from 'vitest';
import type { ReportDocument } from '../report-document.ts';
import type { ReportAction, ReportItem, TextRoom } from '../report-room.ts';
import { sampleReport } from '#testing/pdf/sample-report.ts';
import { assembleReport } from './assemble-report.ts';

const long = 'Scuffed to the lower edge; '.repeat(100).trim();
const longer = `${long} Worn.`;

function roomOf(id: number, originId: number | null, change: Partial<ReportItem<string | null>>): TextRoom {
  const item = {
    id: id * 10,
    originId: originId && originId * 10,
    name: 'Carpet',
    description: 'Wool',
    condition: 'Good',
  };
  return {
    id,
    originId,
    name: 'Hall',
    blockType: 'DETAILED',
    optionSet: null,
    items: [{ ...item, actions: [], photos: [], files: [], ...change }],
    photos: [],
    files: [],
  };
}

function viewOf(now: Partial<ReportItem<string | null>>, before?: string, kind: ReportDocument['kind'] = 'FULL') {
  const base = sampleReport({ typeCode: before === undefined ? 1 : 5, kind });
  const previous = base.previous && { ...base.previous, rooms: [roomOf(1, null, { condition: before ?? null })] };
  return assembleReport({ ...base, photos: [], meters: [], cover: null, rooms: [roomOf(2, 1, now)], previous });
}

test('a long description and condition stand below the row, named', () => {
  const item = viewOf({ description: long, condition: longer }).rooms[0]?.items[0];
  expect(item).toMatchObject({ description: 'In full below', now: 'In full below' });
  expect(item?.spilled).toMatchObject([
    { label: 'Description', text: long },
    { label: 'Condition', text: longer },
  ]);
});

test('in a comparison both sides do, and an unchanged text is printed once', () => {
  const changed = viewOf({ condition: longer }, long).rooms[0]?.items[0];
  expect(changed?.spilled.map(({ label }) => label)).toEqual(['At check in', 'At check out']);
  const same = viewOf({ condition: long }, long).rooms[0]?.items[0];
  expect(same?.now).toBe('As check in');
  expect(same?.spilled.map(({ label }) => label)).toEqual(['At check in']);
});

test('so do changes, and the comments on actions', () => {
  const action: ReportAction = { id: 1, action: 'Clean', responsibility: 'Tenant', comments: long };
  const { changes } = viewOf({ condition: longer }, long, 'CHANGES');
  expect(changes?.rooms[0]?.items[0]).toMatchObject({ before: 'In full below', now: 'In full below' });
  const { worksheet } = viewOf({ actions: [action] }, undefined, 'ACTIONS');
  expect(worksheet[0]?.actions[0]).toMatchObject({ comments: 'In full below', spilled: [{ label: 'Comments on A1' }] });
});
