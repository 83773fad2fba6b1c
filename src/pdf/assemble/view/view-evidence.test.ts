import { describe, expect, test } from 'vitest';
import type { ReportDocument } from '../../report-document.ts';
import { sampleReport } from '#testing/pdf/sample-report.ts';
import { assembleReport } from '../assemble-report.ts';

const evidenceOf = (document: ReportDocument) => assembleReport(document).evidence;
const numbersOf = (groups: { rows: { number: string }[] }[]) =>
  groups.flatMap(({ rows }) => rows.map(({ number }) => number));

const bare: ReportDocument = { ...sampleReport(), rooms: [], photos: [], meters: [], cover: null };

describe('the evidence appendix', () => {
  test('is kept whole when it is short', () => {
    expect(evidenceOf(bare)).toMatchObject({ isShort: true, photos: [], lastPhotos: [] });
  });

  test('otherwise keeps the last lines of its index with the trail, every photograph once and in order', () => {
    const evidence = evidenceOf(sampleReport());
    expect(evidence).toMatchObject({ isShort: false, isEndKept: true });
    const last = numbersOf(evidence.lastPhotos);
    expect(last.length).toBeGreaterThanOrEqual(8);
    expect(last.length).toBeLessThanOrEqual(14);
    const all = [...numbersOf(evidence.photos), ...last];
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(43);
  });

  test('splits a room of many photographs, and says that it goes on', () => {
    const evidence = evidenceOf({
      ...sampleReport({ photosPerItem: 30 }),
      rooms: sampleReport({ photosPerItem: 30 }).rooms.slice(0, 1),
    });
    const [before, after] = [evidence.photos.at(-1), evidence.lastPhotos[0]];
    expect(after?.heading).toBe(`${before?.heading} (continued)`);
    expect(after?.rows).toHaveLength(14);
  });

  test('keeps no more together than a page holds, however many rooms end it', () => {
    const photosOf = (id: number) => ({ id, path: null, caption: null, takenAt: null, uploadedAt: null, sha256: null });
    const [first] = sampleReport().rooms;
    if (first === undefined) throw new Error('The sample has no rooms.');
    const rooms = Array.from({ length: 40 }, (_, at) => ({
      ...first,
      id: at,
      name: `Room ${at}`,
      items: [],
      photos: [photosOf(at)],
    }));
    const line = {
      at: '2027-02-03T09:34:12Z',
      actor: 'Priya Raman',
      action: 'Started',
      detail: null,
      application: null,
    };
    const audit = Array.from({ length: 16 }, () => line);
    const { lastPhotos, isEndKept } = evidenceOf({ ...bare, rooms, audit });
    const lines = lastPhotos.reduce((sum, { rows }) => sum + 1 + rows.length, 0);
    expect(isEndKept).toBe(true);
    expect(lines).toBeGreaterThan(0);
    expect(26 + lines * 5.2 + 18 + audit.length * 6.6).toBeLessThan(230);
  });

  test('runs on when somebody has a name of many wide letters', () => {
    const line = {
      at: '2027-02-03T09:34:12Z',
      actor: 'W'.repeat(255),
      action: 'Signed',
      detail: null,
      application: null,
    };
    expect(evidenceOf({ ...bare, audit: [line] })).toMatchObject({ isShort: false, isEndKept: false });
  });

  test('runs on when the trail is long', () => {
    const line = {
      at: '2027-02-03T09:34:12Z',
      actor: 'Priya Raman',
      action: 'Started',
      detail: null,
      application: null,
    };
    const evidence = evidenceOf({ ...sampleReport(), audit: Array.from({ length: 80 }, () => line) });
    expect(evidence).toMatchObject({ isShort: false, isEndKept: false, lastPhotos: [] });
  });

  test('gives the address for checking a copy as text that can be copied', () => {
    const reportUrl = 'https://keyturn.example/r/9f2c41d07be84f5a9d3e9f2c41d07be84f5a9d3e';
    const inspection = { ...bare.inspection, reportUrl };
    const addresses = evidenceOf({ ...bare, inspection }).checks.map(({ address }) => address);
    expect(addresses).toEqual([reportUrl, inspection.checkUrl]);
    expect(evidenceOf({ ...bare, inspection: { ...inspection, reportUrl: null, checkUrl: null } }).checks).toEqual([]);
  });
});

describe('the index of photographs', () => {
  const rowsOf = (document: ReportDocument) => {
    const { photos, lastPhotos } = evidenceOf(document);
    return [...photos, ...lastPhotos].flatMap(({ heading, rows }) => rows.map((row) => ({ heading, ...row })));
  };

  test('gives for each its subject, when it was taken and received, and its whole fingerprint', () => {
    const document = sampleReport();
    const rows = rowsOf(document);
    expect(rows.find(({ number }) => number === 'EH-001')).toMatchObject({
      heading: '1  Entrance Hall',
      about: 'Overview',
    });
    expect(rows.find(({ heading, about }) => heading === '1  Entrance Hall' && about !== 'Overview')?.about).toMatch(
      /^1\.\d [A-Z]/,
    );
    const [front] = document.photos;
    expect(rows[0]).toMatchObject({
      heading: 'Property',
      number: 'P-001',
      about: 'Front elevation',
      taken: expect.stringMatching(/^3 Feb 2027, \d\d:\d\d:\d\d$/),
      uploaded: expect.stringMatching(/^3 Feb 2027, \d\d:\d\d:\d\d$/),
      sha256: front?.sha256,
    });
    expect(rows[0]?.taken).not.toBe(rows[0]?.uploaded);
    expect(rows.find(({ number }) => number === 'M-001')?.heading).toBe('Meters');
  });

  test('leaves an unknown fingerprint or time empty', () => {
    const photos = bare.photos.concat({
      id: 1,
      path: null,
      caption: null,
      takenAt: null,
      uploadedAt: null,
      sha256: null,
    });
    expect(rowsOf({ ...bare, photos })).toMatchObject([
      { number: 'P-001', about: 'Overview', taken: null, uploaded: null, sha256: null },
    ]);
  });
});

test('the appendix names the state and the inspection that was printed', () => {
  expect(evidenceOf(bare).facts.map(({ label, value }) => [label, value])).toEqual([
    ['Report', 'Inventory, KT-2027-00418'],
    ['Inspection', '418'],
    ['Version', '7'],
    ['State', 'Complete'],
    ['Printed from data of', '3 Feb 2027, 14:20:31'],
  ]);
});
