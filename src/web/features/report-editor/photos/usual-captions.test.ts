import { expect, test } from 'vitest';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import { ReportStore } from '#web/report/model/report-store.ts';
import { listCaptions, stepCaption } from './usual-captions.ts';

const text = <Value>(value: Value) => ({ value, editable: true });
const photo = (id: number, description: string | null) => ({ id, type: 'IMAGE', description }) as unknown as Attachment;
const item = (id: number, name: string, ...captions: (string | null)[]) => ({
  id,
  name: text(name),
  description: text(null),
  condition: text(null),
  actions: [],
  attachments: captions.map((caption, at) => photo(id * 10 + at, caption)),
});
const room = (id: number, name: string, items: ReturnType<typeof item>[]) => ({
  id,
  name: text(name),
  block_type: 'DETAILED',
  option_set: null,
  items,
  attachments: [],
});

const report = new ReportStore(1, {
  rooms: [
    room(1, 'Hall', [item(11, 'Door', 'Door, lower edge', 'Handle'), item(12, 'Key', 'Keyhole', null)]),
    room(2, 'Kitchen', [item(21, 'Oven', 'oven, lower edge', 'Oven, label'), item(22, 'Hob')]),
  ],
  attachments: {},
});

test('captions that were written twice come first, said of the place, then the usual ones', () => {
  expect(listCaptions(report, { roomId: 2, itemId: 22 })).toEqual([
    'Hob, lower edge',
    'Hob',
    'Hob, close',
    'Hob, label',
    'Hob, serial number',
    'Hob, reading',
    'Kitchen, overview',
    'Kitchen, from the door',
    'Kitchen, towards the window',
    'Handle',
    'Keyhole',
  ]);
});

test('a room as a whole has no captions of items', () => {
  expect(listCaptions(report, { roomId: 1, itemId: null }).slice(0, 2)).toEqual([
    'Hall, overview',
    'Hall, from the door',
  ]);
});

test('those that begin as it was typed are gone through, and what was typed comes round again', () => {
  const captions = ['Hob', 'Hob, close', 'Kitchen, overview'];
  expect(stepCaption(captions, { begun: '', now: '', by: 1 })).toBe('Hob');
  expect(stepCaption(captions, { begun: '', now: '', by: -1 })).toBe('Kitchen, overview');
  expect(stepCaption(captions, { begun: 'ho', now: 'ho', by: 1 })).toBe('Hob');
  expect(stepCaption(captions, { begun: 'ho', now: 'Hob, close', by: 1 })).toBe('ho');
  expect(stepCaption(captions, { begun: 'ho', now: 'Hob', by: -1 })).toBe('ho');
  expect(stepCaption(captions, { begun: 'Stain', now: 'Stain', by: 1 })).toBe('Stain');
});

test('those of the firm come first, in place of the usual ones', () => {
  const ofFirm = ['{item}, as found', '{room} from the hall'];
  expect(listCaptions(report, { roomId: 2, itemId: 22 }, ofFirm).slice(0, 3)).toEqual([
    'Hob, as found',
    'Kitchen from the hall',
    'Hob, lower edge',
  ]);
  expect(listCaptions(report, { roomId: 2, itemId: 22 }, ofFirm)).not.toContain('Hob, close');
  expect(listCaptions(report, { roomId: 2, itemId: 22 }, [])[0]).toBe('Hob, lower edge');
});
