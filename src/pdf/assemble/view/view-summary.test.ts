import { describe, expect, test } from 'vitest';
import type { AlarmLine, ReportDocument } from '../../report-document.ts';
import type { ChecklistRoom } from '../../report-room.ts';
import { sampleReport, type SampleOptions } from '#testing/pdf/sample-report.ts';
import { assembleReport } from '../assemble-report.ts';

const summaryOf = (options: SampleOptions = {}, change: Partial<ReportDocument> = {}) =>
  assembleReport({ ...sampleReport(options), ...change }).summary;
const countsOf = (options: SampleOptions = {}, change: Partial<ReportDocument> = {}) =>
  summaryOf(options, change).counts.map(({ value, label, tone }) => [value, label, tone]);

describe('the counts of the summary', () => {
  test('are those of the whole report', () => {
    expect(countsOf()).toEqual([
      ['9', 'Rooms', 'plain'],
      ['51', 'Items', 'plain'],
      ['43', 'Photographs', 'plain'],
      ['0', 'Actions', 'plain'],
      ['1 of 4', 'Alarms failed', 'bad'],
    ]);
  });

  test('include the changes in a check out', () => {
    expect(countsOf({ typeCode: 5 }).slice(3)).toEqual([
      ['13', 'Actions', 'plain'],
      ['18', 'Items differ', 'warn'],
      ['1 of 4', 'Alarms failed', 'bad'],
    ]);
  });

  test('include the changes of every kind in a report of changes', () => {
    expect(countsOf({ kind: 'CHANGES', typeCode: 5 })).toEqual([
      ['17', 'Items changed', 'warn'],
      ['0', 'New', 'plain'],
      ['1', 'Missing', 'bad'],
      ['0', 'Moved', 'plain'],
      ['34', 'Unchanged', 'plain'],
    ]);
  });

  test('are good news where nothing changed and nothing is missing', () => {
    const { previous } = sampleReport({ typeCode: 5 });
    expect(
      countsOf({ kind: 'CHANGES', typeCode: 5 }, { rooms: [], previous: previous && { ...previous, rooms: [] } }),
    ).toEqual([
      ['0', 'Items changed', 'good'],
      ['0', 'New', 'plain'],
      ['0', 'Missing', 'good'],
      ['0', 'Moved', 'plain'],
      ['0', 'Unchanged', 'plain'],
    ]);
  });

  test('have a singular', () => {
    const { rooms, alarms } = sampleReport({ typeCode: 5 });
    const [hall] = rooms;
    if (hall?.blockType !== 'DETAILED') throw new Error('The sample has no hall.');
    const items = hall.items.filter(({ actions }) => actions.length > 0).slice(0, 1);
    const one = { rooms: [{ ...hall, items, photos: [] }], photos: [], meters: [], alarms: alarms.slice(0, 1) };
    expect(countsOf({}, one).map(([value, label]) => `${value} ${label}`)).toEqual([
      '1 Room',
      '1 Item',
      '1 Photograph',
      '1 Action',
      '0 of 1 Alarms failed',
    ]);
    expect(countsOf({ kind: 'ACTIONS' }, one).map(([value, label]) => `${value} ${label}`)).toEqual([
      '1 Action',
      '1 Room affected',
    ]);
  });

  test('count alarms that sounded as good news, but not untested ones, and no alarms are no news', () => {
    const { alarms } = sampleReport();
    const untested = alarms.slice(0, 1).map((alarm) => ({ ...alarm, result: 'Not tested' }));
    expect(countsOf({}, { alarms: untested }).at(-1)).toEqual(['0 of 1', 'Alarms failed', 'warn']);
    expect(countsOf({}, { alarms: alarms.slice(0, 1) }).at(-1)).toEqual(['0 of 1', 'Alarms failed', 'good']);
    expect(countsOf({}, { alarms: [] }).at(-1)).toEqual(['–', 'No alarms recorded', 'plain']);
  });
});

describe('the list of what needs attention', () => {
  const question = (id: number) => ({
    id,
    originId: null,
    description: null,
    actions: [],
    photos: [],
    files: [],
    name: `Question ${id}`,
    condition: 0 as const,
  });
  const checklist = (count: number): ChecklistRoom => ({
    id: 1,
    originId: null,
    name: 'Checks',
    optionSet: null,
    photos: [],
    files: [],
    blockType: 'CHECKLIST',
    items: Array.from({ length: count }, (_, at) => question(at + 1)),
  });
  const bare = { alarms: [], meters: [], photos: [] };

  test('has up to 24 lines, and the rest is counted', () => {
    const of = (count: number) => {
      const { attention, more } = summaryOf({}, { ...bare, rooms: [checklist(count)] });
      return [attention.length, more];
    };
    expect(of(24)).toEqual([24, 0]);
    expect(of(30)).toEqual([24, 6]);
  });

  test('stands only in the whole report', () => {
    expect(summaryOf({ kind: 'ACTIONS', typeCode: 5 }).attention).toEqual([]);
    expect(summaryOf({ kind: 'CHANGES', typeCode: 5 }).attention).toEqual([]);
  });

  test('is called significant findings in a risk assessment', () => {
    expect(summaryOf({ typeCode: 7 }).attentionTitle).toBe('Significant findings');
    expect(summaryOf({ typeCode: 8 }).attentionTitle).toBe('Needs attention');
  });

  test.each<[string, Partial<AlarmLine>, string, 'bad' | 'warn']>([
    ['an alarm that failed', { result: 'No sound' }, 'Smoke alarm, Landing: No sound', 'bad'],
    ['an alarm without a result', { result: '' }, 'Smoke alarm, Landing: no result recorded', 'warn'],
  ])('names %s', (_what, change, text, tone) => {
    const alarm = { name: 'Smoke alarm', location: 'Landing', result: '', itemId: null, ...change };
    expect(summaryOf({}, { ...bare, rooms: [], alarms: [alarm] }).attention).toMatchObject([{ text, tone, to: null }]);
  });

  test.each([
    ['No access', ['Gas meter was not read: No access']],
    ['04521', []],
    ['', []],
    [null, []],
  ])('names a meter that the clerk wrote up with %j', (condition, texts) => {
    const plain = { id: 1, originId: null, optionSet: null, photos: [], files: [] };
    const items = [{ ...plain, name: 'Gas', description: null, condition, actions: [] }];
    const rooms = [{ ...plain, name: 'Meters', blockType: 'METERS' as const, items }];
    expect(summaryOf({}, { ...bare, rooms }).attention.map(({ text }) => text)).toEqual(texts);
  });

  test('names a meter of the property that was not read, with the reason given', () => {
    const meter = sampleReport().meters.slice(0, 1);
    const textsOf = (reading: string) =>
      summaryOf({}, { ...bare, rooms: [], meters: meter.map((one) => ({ ...one, reading })) }).attention;
    expect(textsOf('Cupboard locked')).toMatchObject([
      { text: 'Electricity E14B 20871 meter was not read: Cupboard locked', tone: 'warn', to: 'section-meters' },
    ]);
    expect(textsOf('')[0]?.text).toBe('Electricity E14B 20871 meter was not read: no reason given');
  });
});

describe('beside it', () => {
  test('stands how many actions each person has, unless the firm leaves that open', () => {
    const who = (showResponsibility: boolean) =>
      summaryOf({ typeCode: 5 }, { showResponsibility }).responsibilities.map((one) => [one.who, one.count]);
    expect(who(true)).toEqual([
      ['Tenant', 10],
      ['Landlord', 2],
      ['Agent', 1],
    ]);
    expect(who(false)).toEqual([]);
  });

  test('a draft says that it is one, and names its state', () => {
    expect(summaryOf({ draft: true }).paragraphs).toEqual([
      'This is a draft in state Review: it has not been completed and may still change.',
    ]);
    expect(summaryOf({ draft: false }).paragraphs).toEqual([]);
  });
});

describe('the notes on how to read the report', () => {
  const reading = (options: SampleOptions, change: Partial<ReportDocument> = {}) =>
    assembleReport({ ...sampleReport(options), ...change }).reading;

  test('explain the numbers of photographs by the first one of a room', () => {
    expect(reading({})[1]).toBe('Every photograph has a number. EH-001 is photograph 1 of Entrance Hall (code EH).');
    expect(reading({}, { rooms: [] })[1]).toBe(
      'Every photograph has a number. P-001 is photograph 1 of the property (code P).',
    );
    expect(reading({}, { rooms: [], photos: [], meters: [] })[1]).toBe('This report has no photographs.');
  });

  test('explain the two columns of a comparison with the words above them', () => {
    expect(reading({ typeCode: 5 })[2]).toMatch(
      /^“At check in” and “At check out” stand side by side.*“As check in” means/,
    );
    expect(reading({ typeCode: 8 })[2]).toMatch(/^“Previous visit” and “This visit” .*“As previous visit” means/);
    expect(reading({ typeCode: 1 })[2]).toMatch(/^A description says what an item is/);
  });

  test('say where the times are local', () => {
    expect(reading({})[4]).toContain('Times are local (Europe/London).');
  });
});
