/** The sheet of corrections stands before the front page, whatever is on it. */
import { expect, test } from 'vitest';
import type { CorrectionSheets } from './report-document.ts';
import { renderReport } from './render-report.ts';
import { flatText, readPdf } from '#testing/pdf/read-pdf.ts';
import { sampleReport } from '#testing/pdf/sample-report.ts';

const line = { place: 'Kitchen · Hob', field: 'Condition', was: 'Cracked', now: null, by: 'Marcus Bell' };
const corrections: CorrectionSheets = {
  sheets: [
    {
      version: 8,
      previous: 7,
      at: '2027-02-05T14:20:31Z',
      by: 'Marcus Bell',
      reason: 'A comment of the parties: #panic("it is a scratch")',
      reopenedAt: '2027-02-05T10:00:00Z',
      reopenedBy: 'Priya Raman',
      lines: [line, { ...line, place: 'Hall', field: 'Room added', was: null, now: 'Hall' }],
    },
  ],
  signed: [{ name: 'Daniel Okafor', role: 'Tenant', at: '2027-02-04T18:12:00Z', version: 7 }],
};

test('a corrected report begins with its sheet, in a PDF that everybody can use', async () => {
  const { pdf, standard } = await renderReport({ ...sampleReport(), corrections });
  const { pages } = readPdf(pdf);
  const [first = '', second = ''] = pages.map((page) => page.replace(/\s+/g, ' '));
  expect(standard).toBe('ua-1');
  for (const words of [
    'Sheet of corrections',
    'Version 8, in place of version 7',
    'A comment of the parties: #panic("it is a scratch")',
    'Kitchen · Hob',
    'Cracked',
    'Room added',
    'Signed before the correction',
    'Daniel Okafor',
  ])
    expect(first).toContain(words);
  expect(second).not.toContain('Sheet of corrections');
});

test('a sheet of very many and very long corrections loses none of them', async () => {
  const [sheet] = corrections.sheets;
  if (sheet === undefined) throw new Error('no sheet');
  const lines = Array.from({ length: 150 }, (_, at) => ({ ...line, place: `Room ${at + 1}`, was: 'long '.repeat(40) }));
  lines.push({ ...line, place: 'The last room', was: 'word '.repeat(2000) });
  const { pdf, standard } = await renderReport({
    ...sampleReport(),
    corrections: { ...corrections, sheets: [{ ...sheet, lines }] },
  });
  const text = flatText(readPdf(pdf));
  expect(standard).toBe('ua-1');
  expect(text).toContain('Room 150');
  expect(text.split('word ').length).toBeGreaterThan(1990);
}, 60_000);

test('the worksheet of actions has no sheet', async () => {
  const { pdf } = await renderReport({ ...sampleReport({ kind: 'ACTIONS' }), corrections });
  expect(flatText(readPdf(pdf))).not.toContain('Sheet of corrections');
}, 30_000);
