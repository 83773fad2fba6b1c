import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildReportRoom } from './build-report-room.ts';
import { renderReport } from './render-report.ts';
import type { ReportDocument } from './report-document.ts';
import type { Photo, TextRoom } from './report-room.ts';
import { hostileReport, hostileTexts, unshownText } from '#testing/pdf/hostile-report.ts';
import { flatText, type ReadPdf, readPdf } from '#testing/pdf/read-pdf.ts';
import { drawSamplePhotos } from '#testing/pdf/sample-photos.ts';
import { sampleReport, type SampleOptions } from '#testing/pdf/sample-report.ts';

// Each takes a quarter of a second on a quiet machine, and many run beside these.
vi.setConfig({ testTimeout: 30_000 });

let folder: string;
let photoPaths: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyturn-pdf-'));
  photoPaths = await drawSamplePhotos(folder, 3);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function render(
  document: ReportDocument,
): Promise<ReadPdf & { text: string; standard: string | null; brokenPictures: number }> {
  const { pdf, standard, brokenPictures } = await renderReport(document);
  const read = readPdf(pdf);
  return { ...read, text: flatText(read), standard, brokenPictures };
}

const sample = (options: SampleOptions = {}) => sampleReport({ photoPaths, ...options });

/** A report with one room of one item, to look at closely. */
function withOneItem(condition: string, photos: Photo[] = []): ReportDocument {
  const item = { id: 1, originId: null, name: 'Door', description: null, condition, actions: [], photos, files: [] };
  const room: TextRoom = {
    id: 1,
    originId: null,
    name: 'Hall',
    blockType: 'DETAILED',
    optionSet: null,
    items: [item],
    photos: [],
    files: [],
  };
  return { ...sampleReport(), photos: [], meters: [], cover: null, rooms: [room] };
}

function photoAt(path: string | null): Photo {
  return { id: 1, path, caption: 'Lock', takenAt: '2027-02-03T09:41:00Z', uploadedAt: null, sha256: null };
}

describe('a check-out report', () => {
  let report: Awaited<ReturnType<typeof render>>;
  beforeAll(async () => {
    report = await render(sample({ typeCode: 5 }));
  });

  test('is an accessible PDF: tagged, with pictures described, bookmarks and links', () => {
    expect(report.standard).toBe('ua-1');
    expect(report.isTagged).toBe(true);
    expect(report.figures).toBeGreaterThan(30);
    expect(report.links).toBeGreaterThan(80);
    expect(report.bookmarks).toEqual(
      expect.arrayContaining(['Contents', 'Summary', 'Summary of changes', 'Rooms', 'Evidence appendix']),
    );
  });

  test('says on the front page its kind, its property, its time and its author', () => {
    for (const words of [
      'Check-out report',
      '14b Larkspur Gardens',
      'PO5 2QT',
      '100062345118',
      'Wed 3 Feb 2027, 09:34',
      'Priya Raman',
      'KT-2027-00418',
    ]) {
      expect(report.pages[0]).toContain(words);
    }
  });

  test('carries address, type, date, reference, version and page on each page after it', () => {
    const [, ...pages] = report.pages;
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(
        '14b Larkspur Gardens, PO5 2QT · Check-out report · Wed 3 Feb 2027 · KT-2027-00418 · v7'.replaceAll(
          ' · ',
          '  ·  ',
        ),
      );
      expect(page.replace(/\s+/g, ' ')).toContain(`Page ${at + 2} of ${report.pages.length}`);
    }
  });

  test('shows conditions side by side, with the change, the action and who is responsible', () => {
    expect(report.text).toContain('At check in At check out Change and action');
    expect(report.text).toContain('Baked-on grease to door glass, base, shelves; tray missing');
    expect(report.text).toContain('Clean oven; supply tray (Tenant)');
    expect(report.text).toContain('used 6238.4');
  });

  test('lists in its contents the page where each room really begins', () => {
    const contents = report.pages[1] ?? '';
    const page = Number(/3\s+Kitchen[\s\S]*?(\d+)\n(?=\s*4\s)/.exec(contents)?.[1]);
    expect(report.pages[page - 1]).toMatch(/3\s+Kitchen\s+9 items/);
  });

  test('explains the abbreviations it uses and no others', () => {
    expect(report.text).toContain('Fair wear and tear');
    expect(report.text).not.toContain('As brand new');
  });
});

describe('other reports', () => {
  test('before Complete every page says DRAFT', async () => {
    const { pages } = await render(sample({ draft: true }));
    expect(pages.filter((page) => !page.includes('DRAFT'))).toEqual([]);
  });

  test('sections of keys and manuals without entries say so', async () => {
    const { rooms } = sample();
    const emptied = rooms.map((room) =>
      ['KEYS', 'MANUALS'].includes(room.blockType) ? { ...room, items: [], photos: [] } : room,
    );
    const { text } = await render({ ...sample(), rooms: emptied });
    for (const heading of ['Keys', 'Manuals and documents']) expect(text).toContain(`${heading} Nothing was recorded.`);
  });

  test('the changes report shows was and now of the differences, and nothing else', async () => {
    const { text } = await render(sample({ kind: 'CHANGES', typeCode: 5 }));
    expect(text).toContain('18 items of 52 differ from the Check In report');
    expect(text).toContain('Ceiling fan Missing');
    expect(text).not.toContain('Single panel radiator');
  });

  test('the actions report is a worksheet by responsibility', async () => {
    const { text, pages } = await render(sample({ kind: 'ACTIONS', typeCode: 5 }));
    expect(text).toMatch(/Tenant 10 actions .* Landlord 2 actions .* Agent 1 action/);
    expect(text).toContain('Done Date Cost');
    expect(pages.length).toBeLessThan(6);
  });

  test('a report without anything in it is still a report', async () => {
    const { pages } = await render({
      ...sampleReport(),
      rooms: [],
      meters: [],
      alarms: [],
      photos: [],
      cover: null,
      contacts: [],
    });
    expect(pages.length).toBeGreaterThan(1);
  });

  test('a self-service report says who completed it', async () => {
    const { pages } = await render(sample({ typeCode: 150 }));
    expect(pages[0]).toContain('Completed by Daniel Okafor, without a clerk on site');
  });

  test('a room of an unknown kind is printed as text', async () => {
    const item = {
      id: 1,
      originId: null,
      name: 'Cell A1',
      description: null,
      condition: { rows: ['damp', 3] },
      actions: [],
      photos: [],
      files: [],
    };
    const room = buildReportRoom({
      id: 1,
      originId: null,
      name: 'Matrix room',
      blockType: 'MATRIX',
      optionSet: null,
      items: [item],
      photos: [],
      files: [],
    });
    const { text } = await render({ ...sampleReport(), rooms: [room] });
    expect(text).toContain('This room is of a kind (MATRIX)');
    expect(text).toContain('{"rows":["damp",3]}');
  });
});

describe('text that tries to break the page', () => {
  test.each(['FULL', 'CHANGES', 'ACTIONS'] as const)('is printed as it is in a %s report', async (kind) => {
    const { text } = await render(hostileReport({ kind, typeCode: 5, photoPaths }));
    for (const words of [
      hostileTexts.code,
      hostileTexts.markup,
      hostileTexts.json,
      'safe gnp.exe end isolate',
      'Здравствуйте',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('root:');
  });

  test('12,000 letters in one cell are all there', async () => {
    const sentence = 'Scuffed, marked and worn to the lower edge; ';
    const { text } = await render(withOneItem(sentence.repeat(280)));
    // Head and foot of a page may stand within a sentence.
    expect(text.match(/Scuffed,/g)).toHaveLength(280);
  });

  test('a thousand short lines in one cell are all there', async () => {
    const { text } = await render(withOneItem(Array.from({ length: 1000 }, (_, at) => `line ${at};`).join('\n')));
    expect(text.match(/line \d+;/g)).toHaveLength(1000);
  });

  test.each([
    '张伟 · 厨房台面有裂纹',
    'かな 一部屋',
    'ਰਸੋਈ ਪੰਜਾਬੀ',
    'রান্নাঘর বাংলা',
    '주방 오븐: 기름때가 문에 남음',
    'રસોડું',
    'சமையலறை',
    'हिन्दी रसोई',
    'ห้องครัว',
    'مطبخ السَّلام',
    '👨‍👩‍👧 🇬🇧 1️⃣',
  ])('%s has its letters, in a PDF that everybody can use', async (words) => {
    const { text, standard } = await render(withOneItem(`${words} and Latin`));
    expect(text).toContain('and Latin');
    expect(text).not.toContain('[U+');
    expect(standard).toBe('ua-1');
  });

  test('letters that no font has are named by their numbers, and the PDF stays tagged', async () => {
    const { text, standard } = await render(withOneItem(`${unshownText} \u16a0 and Latin`));
    expect(text).toContain('and Latin');
    expect(text).toMatch(/\[\s?U\+16A0\]|\u16a0/);
    expect(standard).toBe('ua-1');
  });
});

describe('pictures that cannot be printed', () => {
  const broken = async (name: string, bytes: Buffer | string) => {
    const path = join(folder, name);
    await writeFile(path, bytes);
    const { text, brokenPictures } = await render(withOneItem('Good', [photoAt(path)]));
    expect(brokenPictures).toBe(1);
    return text;
  };

  test('are replaced by words that say why', async () => {
    const jpeg = await readFile(photoPaths[0] ?? '');
    expect(await broken('cut.jpg', jpeg.subarray(0, jpeg.length / 2))).toContain(
      'H-001 could not be shown: the file is damaged',
    );
    expect(await broken('page.jpg', '<html>not found</html>')).toContain(
      'could not be shown: the file is not a picture',
    );
    expect(await broken('empty.jpg', '')).toContain('could not be shown: the file is empty');
    const { text } = await render(withOneItem('Good', [photoAt(join(folder, 'absent.jpg')), photoAt(null)]));
    expect(text).toContain('could not be shown: the file is missing');
    expect(text).toContain('could not be shown: there is no picture to print');
  });

  test('stop nothing even when only their insides are damaged', async () => {
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#aa3311' } })
      .png()
      .toBuffer();
    png.fill(7, png.indexOf('IDAT') + 4, png.indexOf('IDAT') + 14);
    expect(await broken('inside.png', png)).toContain('could not be shown: the file is damaged');
  });

  test('in another format or far too large are encoded anew', async () => {
    const path = join(folder, 'large.webp');
    await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#2277aa' } })
      .webp()
      .toFile(path);
    const { brokenPictures, figures } = await render(withOneItem('Good', [photoAt(path)]));
    expect([brokenPictures, figures]).toEqual([0, 3]);
  });
});

test('the same document gives the same bytes', async () => {
  const [first, second] = [await renderReport(sample({ typeCode: 5 })), await renderReport(sample({ typeCode: 5 }))];
  expect(Buffer.compare(first.pdf, second.pdf)).toBe(0);
});

test('progress never falls and an aborted report is given up', async () => {
  const percents: number[] = [];
  await renderReport(sample(), { onProgress: ({ percent }) => percents.push(percent) });
  expect(percents).toEqual([...percents].sort((a, b) => a - b));
  expect(percents.length).toBeGreaterThan(3);
  const aborted = new Error('nobody wants it');
  await expect(renderReport(sample(), { signal: AbortSignal.abort(aborted) })).rejects.toBe(aborted);
});

function has(tool: string): boolean {
  try {
    execFileSync(tool, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Checks the structure of a PDF, where qpdf is installed. */
const checker = 'qpdf';

test.runIf(has(checker))('the file is sound in the eyes of qpdf', async () => {
  const path = join(folder, 'checked.pdf');
  await writeFile(path, (await renderReport(sample({ typeCode: 5 }))).pdf);
  expect(execFileSync(checker, ['--check', path], { encoding: 'utf8' })).toContain(
    'No syntax or stream encoding errors found',
  );
});
