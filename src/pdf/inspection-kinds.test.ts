/** The contents of the report for each kind of inspection, read back from the PDF in the reader's order. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectionTypeCodes, type InspectionTypeCode } from '#domain/inspection-type.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { renderReport } from './render-report.ts';
import { riskForms } from '#domain/usual-things/risk-forms.ts';
import type { ReportDocument } from './report-document.ts';
import type { ReportRoom } from './report-room.ts';
import { flatText, readPdf } from '#testing/pdf/read-pdf.ts';
import { drawSamplePhotos } from '#testing/pdf/sample-photos.ts';
import { sampleReport } from '#testing/pdf/sample-report.ts';

// Each takes a quarter of a second on a quiet machine, and many run beside these.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let photoPaths: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyturn-kinds-'));
  photoPaths = await drawSamplePhotos(folder, 3);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function textOf(document: ReportDocument): Promise<string> {
  return flatText(readPdf((await renderReport(document)).pdf));
}

const sample = (typeCode: InspectionTypeCode) => sampleReport({ typeCode, photoPaths });

/** The bookmarks are the headings in their order; rooms and their contents are left out. */
function expectInOrder(bookmarks: string[], titles: string[]): void {
  expect(bookmarks.filter((title) => known.has(title))).toEqual(titles);
}

const opening = ['Parties and attendance', 'Notes', 'Scope and disclaimers', 'Glossary'];
const handover = ['Meters', 'Keys', 'Alarms', 'Manuals and documents', 'Property photographs'];
const closing = ['Comments received', 'Declaration and signatures', 'Evidence appendix'];
const spine = ['Contents', 'Summary', ...opening, ...handover, 'Rooms', ...closing];
const visit = [
  'Contents',
  'Summary',
  'Action list',
  'Since the previous visit',
  ...opening,
  ...handover,
  'Rooms',
  ...closing,
];
const remote = ['Contents', 'Summary', 'How this was carried out', ...opening, ...handover, 'Rooms', ...closing];

const orders: Record<InspectionTypeCode, string[]> = {
  1: spine,
  2: spine,
  3: visit,
  4: ['Contents', 'Summary', 'Amendments', ...opening, ...handover, 'Not amended', 'Actions', ...closing],
  5: ['Contents', 'Summary', 'Summary of changes', ...opening, ...handover, 'Rooms', 'Actions', ...closing],
  6: spine,
  7: ['Contents', 'Summary', ...opening, ...handover, 'Hazards and findings', ...closing],
  8: visit,
  150: remote,
  231: remote,
};

const known = new Set(Object.values(orders).flat());

const hasChecker = (() => {
  try {
    execFileSync('qpdf', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

test.each(inspectionTypeCodes)('a report of type %i has its sections in order, tagged and sound', async (typeCode) => {
  const { pdf, standard } = await renderReport(sample(typeCode));
  const read = readPdf(pdf);
  expect([standard, read.isTagged]).toEqual(['ua-1', true]);
  expect(read.figures).toBeGreaterThan(20);
  expectInOrder(read.bookmarks, orders[typeCode]);
  if (!hasChecker) return;
  const path = join(folder, `${typeCode}.pdf`);
  await writeFile(path, pdf);
  expect(execFileSync('qpdf', ['--check', path], { encoding: 'utf8' })).toContain(
    'No syntax or stream encoding errors',
  );
});

describe('an update', () => {
  test('prints amended lines with was and now, and then every other line under a title that says so', async () => {
    const text = await textOf(sample(4));
    expect(text).toMatch(/Amendments 18 items of 52 differ from the Check In report/);
    expect(text).toContain('b94d27b9934d3e08a52e52d7');
    const [before = '', after = ''] = text.split('Nothing on these lines was amended');
    expect(before).toContain('five scuffs at 90 cm along LHS');
    expect(before).not.toContain('Single panel radiator');
    expect(after).toContain('each stands as in the Check In report KT-2025-00102');
    expect(after).toContain('1 Entrance Hall 4 of 6 items, not amended');
    expect(after).toContain('1.6 Heating Single panel radiator with TRV, white Good order');
    expect(after).toContain('Escape routes clear');
  });

  test('has the amended lines alone as CHANGES', async () => {
    const text = await textOf(sampleReport({ kind: 'CHANGES', typeCode: 4, photoPaths }));
    expect(text).toContain('18 items of 52 differ from the Check In report');
    expect(text).not.toContain('Not amended');
    expect(text).not.toContain('Single panel radiator');
  });

  test('is printed as a whole when it was not made from an earlier report', async () => {
    expect(await textOf({ ...sample(4), previous: null })).toContain('Single panel radiator');
  });
});

describe('a check out', () => {
  test('counts the keys that came back and names the missing ones', async () => {
    const document = sample(5);
    const rooms = document.rooms.map((room) =>
      room.blockType === 'KEYS' ? { ...room, items: room.items.slice(1) } : room,
    );
    const text = await textOf({ ...document, rooms });
    expect(text).toContain('Issued at check in Quantity Returned Quantity Change and action');
    expect(text).toMatch(/Issued at check in: .* entries\. Short: Yale cylinder/);
    expect(text).toContain('Missing');
  });

  test('leaves out who is responsible when the firm does', async () => {
    expect(await textOf(sample(5))).toContain('Actions by responsibility');
    const text = await textOf({ ...sample(5), showResponsibility: false });
    expect(text).not.toContain('Actions by responsibility');
    expect(text).not.toContain('Clean oven; supply tray (Tenant)');
  });
});

describe('a visit', () => {
  test('says on its first page what to do, and tells the outcome of the visit before', async () => {
    const { pages } = readPdf((await renderReport(sample(8))).pdf);
    expect(pages[0]).toContain('What to do');
    const text = pages.join(' ').replace(/\s+/g, ' ');
    expect(text).toContain('It recorded 2 actions; 1 of them is recorded again at this visit.');
    expect(text).toContain('Not recorded again');
  });
});

describe('a risk assessment', () => {
  test('says above its hazards that they are a starting list, and of each risk how severe it is and who acts by when', async () => {
    const document = sample(7);
    const base = { originId: null, optionSet: null, photos: [], files: [] };
    const rooms = riskForms.hhsrs.rooms.map(({ name, blockType, items, given }, at): ReportRoom => {
      const owners = name === 'Owner and target date' ? 'Landlord, by 14 December 2026' : null;
      const condition = blockType === 'SCALE' ? 4 : owners;
      const written = items.map((item, index) => ({
        id: 50_000 + at * 100 + index,
        name: item,
        description: null,
        actions: [],
        photos: [],
        files: [],
        originId: null,
        condition: given?.[item] ?? (blockType === 'SIMPLIFIED' ? {} : condition),
      }));
      const set = { id: at + 1, name, options: blockType === 'SCALE' ? [1, 2, 3, 4, 5] : ['Hazard present'] };
      const optionSet = blockType === 'OVERVIEW' ? null : set;
      return { ...base, id: 40_000 + at, name, blockType, optionSet, items: written } as unknown as ReportRoom;
    });
    const text = await textOf({ ...document, rooms });
    expect(text.indexOf('Starting list of')).toBeLessThan(text.indexOf('Excess cold'));
    expect(text).toContain('not the statutory list of hazards');
    expect(text).toMatch(/Severity.*Owner and target date.*Fire Landlord, by 14 December 2026/);
    expect(text).toContain('Competence of the assessor');
  });
});

describe('an inspection without a clerk on site', () => {
  test('says who did it, when, and who reviewed it', async () => {
    const text = await textOf(sample(150));
    expect(text).toContain('Completed by Daniel Okafor Session began Wed 3 Feb 2027, 09:34');
    expect(text).toContain('Marcus Bell reviewed it before it was made complete.');
    expect(text).toMatch(/\d+ of \d+ photographs were taken during the session\./);
  });
});

describe('a report nobody has signed', () => {
  const unsigned = (deliveries: ReportDocument['deliveries']) => ({ ...sample(6), signatures: [], deliveries });

  test('says when it was sent and opened', async () => {
    const text = await textOf(unsigned(sample(6).deliveries));
    expect(text).toContain('Not signed. Sent on Wed 3 Feb 2027, 14:21; opened on Thu 4 Feb 2027, 17:58.');
  });

  test('says until when comments and signatures are taken', async () => {
    const taken =
      'Comments and signatures are taken until Wed 10 Feb 2027, 14:20, by the link of their own that each party is sent.';
    expect(await textOf({ ...unsigned([]), comments: [] })).toContain(`sent to anybody. ${taken}`);
    expect(await textOf(unsigned([]))).toContain(`Comments received ${taken} Daniel Okafor, Tenant`);
  });

  test('has no reproach when nobody was asked to sign', async () => {
    const contacts = sample(1).contacts.map((contact) => ({ ...contact, signee: false }));
    const declaration = { title: null, text: 'I accept this report.' };
    const text = await textOf({ ...unsigned([]), contacts, declaration });
    expect(text).toContain('Nobody was asked to sign this report. There is no record that it was sent to anybody.');
  });

  test('does not claim anything that is not on record', async () => {
    expect(await textOf(unsigned([]))).toContain('There is no record that this report was sent to anybody.');
    const waiting = sample(6).deliveries.map((one) => ({ ...one, state: 'waiting' as const }));
    expect(await textOf(unsigned(waiting))).toContain('There is no record that this report was sent to anybody.');
  });
});
