import { describe, expect, test } from 'vitest';
import type { MeterLine, ReportDocument } from '../../report-document.ts';
import type { ChecklistRoom, TextRoom } from '../../report-room.ts';
import { sampleReport } from '#testing/pdf/sample-report.ts';
import { assembleReport } from '../assemble-report.ts';

const base = sampleReport();
const item = { originId: null, description: null, actions: [], photos: [], files: [] };
const room = { originId: null, optionSet: null, photos: [], files: [] };

describe('meters', () => {
  const meter = (type: string, change: Partial<MeterLine> = {}): MeterLine => ({
    type,
    location: 'Hall cupboard',
    supplier: null,
    serialNo: 'E14B 20871',
    reading: '12044',
    date: null,
    previous: null,
    isRegister: false,
    photos: [],
    ...change,
  });
  const meters = [meter('Electricity'), meter('Electricity, night', { isRegister: true })];
  const writtenUp = (names: string[]): ReportDocument => {
    const items = names.map((name, at) => ({
      ...item,
      id: 900 + at,
      name,
      description: 'Hall cupboard, serial no. E14B 20871',
      condition: '12044',
    }));
    const metersRoom: TextRoom = { ...room, id: 900, name: 'Meters', blockType: 'METERS', items };
    return { ...base, meters, rooms: [metersRoom] };
  };
  const listed = (names: string[]) => assembleReport(writtenUp(names)).meters.rows.map(({ type }) => type);

  test('are not listed again when the clerk wrote them up, whatever their name there', () => {
    expect(assembleReport({ ...writtenUp(['Main meter']), meters: [meter('Electricity')] }).meters.rows).toEqual([]);
    expect(listed(['Electricity', 'Electricity, night'])).toEqual([]);
  });

  test('have their place, their reading, its time, and the use since', () => {
    const [electricity, night, , water] = assembleReport(sampleReport({ typeCode: 5 })).meters.rows;
    expect(electricity).toMatchObject({
      type: 'Electricity',
      isRegister: false,
      location: 'Hall cupboard',
      serial: 'E14B 20871',
      supplier: 'Southern Grid',
      reading: '48213.6',
      isRead: true,
      date: '3 Feb 2027, 09:41',
      before: '41975.2',
      used: '6238.4',
      photos: [{ text: 'M-001' }],
    });
    expect(night).toMatchObject({ type: 'Night', isRegister: true, used: '1061.5' });
    expect(water).toMatchObject({ serial: null, isRead: false, date: null, before: null, used: null });
  });

  test('are not called read by a reading from before the visit', () => {
    const visit = sampleReport({ typeCode: 5 });
    const read = (date: string | null, typeCode: 5 | 8 = 5) => {
      const document = sampleReport({ typeCode });
      const previous = { reading: '12000', date: null };
      return assembleReport({ ...document, rooms: [], meters: [meter('Gas', { date, previous })] });
    };
    const stale = read('2026-05-28T10:00:00Z');
    expect(stale.meters.rows[0]).toMatchObject({ isEarlier: true, reading: '12044', used: null });
    expect(stale.meters.note).toContain('from before this visit');
    expect(stale.summary.attention.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/Gas .*was not read at this visit; the last reading is of Thu 28 May 2026/),
    );
    expect(
      read('2026-05-28T10:00:00Z', 8)
        .summary.attention.map(({ text }) => text)
        .join(),
    ).not.toContain('Gas');
    for (const date of [visit.inspection.startedAt, '2027-02-03', null])
      expect(read(date).meters.rows[0]).toMatchObject({ isEarlier: false, used: '44' });
  });

  test('are compared if one of them was read before', () => {
    const previous = { reading: '12000', date: null };
    const compares = (...all: MeterLine[]) => assembleReport({ ...base, meters: all }).meters.compares;
    expect(compares(meter('Gas'), meter('Water'))).toBe(false);
    expect(compares(meter('Gas'), meter('Water', { previous }))).toBe(true);
  });

  test('have an explanation when they could not be read', () => {
    const noteOf = (reading: string) => assembleReport({ ...base, meters: [meter('Gas', { reading })] }).meters.note;
    expect(noteOf('No access')).toBe('Words in place of a number say why a meter could not be read on the day.');
    expect(noteOf('04521')).toBeNull();
    expect(noteOf('')).toBeNull();
  });

  test('have the time when they were read', () => {
    expect(assembleReport(writtenUp(['Electricity'])).meters.note).toBe(
      'The clerk wrote up the first table at the visit on Wed 3 Feb 2027.',
    );
    expect(assembleReport(writtenUp(['Electricity', 'Electricity, night'])).meters.note).toMatch(
      /wrote up the readings at/,
    );
    expect(assembleReport({ ...base, meters }).meters.note).toBeNull();
  });

  test('keep a register that shares its serial number with the meter that the clerk wrote up', () => {
    expect(listed(['Electricity'])).toEqual(['Electricity, night']);
  });
});

describe('alarms', () => {
  const photo = { id: 77, path: null, caption: null, takenAt: null, uploadedAt: null, sha256: null };
  const hall: TextRoom = {
    ...room,
    id: 1,
    name: 'Hall',
    blockType: 'DETAILED',
    items: [
      {
        ...item,
        id: 11,
        name: 'Smoke alarm',
        description: 'Mains; replace by 2031',
        condition: 'Tested, sounded',
        photos: [photo],
      },
    ],
  };
  const handover: ChecklistRoom = {
    ...room,
    id: 2,
    name: 'Handover',
    blockType: 'CHECKLIST',
    items: [{ ...item, id: 21, name: 'Smoke alarms tested on the first day', condition: 0 }],
  };
  const alarms = [
    { name: 'Smoke alarm', location: 'Hall', result: 'Tested, sounded', itemId: 11 },
    { name: 'Smoke alarms tested on the first day', location: 'Handover', result: 'No', itemId: 21 },
  ];
  const view = assembleReport({ ...base, photos: [], meters: [], cover: null, rooms: [hall, handover], alarms });

  test('are listed with their description and their photographs', () => {
    expect(view.alarms[0]).toMatchObject({ kind: 'Mains; replace by 2031', photos: [{ text: 'H-001' }] });
  });

  test('have a chip for what was heard, or for a mere tick', () => {
    expect(view.alarms.map(({ chip, to }) => [chip.word, chip.tone, to])).toEqual([
      ['Sounded', 'good', 'item-1'],
      ['No', 'bad', 'item-2'],
    ]);
    expect(assembleReport(base).alarms.map(({ chip, to }) => [chip.word, chip.tone, to])).toEqual([
      ['Sounded', 'good', null],
      ['Failed', 'bad', null],
      ['Sounded', 'good', null],
      ['Not tested', 'warn', null],
    ]);
  });

  test('are counted without the questions of a form, which stand there once', () => {
    expect(view.summary.counts.at(-1)).toMatchObject({ value: '0 of 1', label: 'Alarms failed' });
    expect(view.summary.attention.map(({ text }) => text)).toEqual([
      'Handover · Smoke alarms tested on the first day: No',
    ]);
  });
});
