/** Text copied from a PDF equals the original, also where a line had to end inside of a word. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { renderReport } from './render-report.ts';
import { readPdf } from '#testing/pdf/read-pdf.ts';
import { sampleReport } from '#testing/pdf/sample-report.ts';

const email = 'victoria.featherstone@mail.example';
const tooLong = `${'n'.repeat(64)}@lettings-with-a-long-name.example`;
const longest = 'q'.repeat(150);

test('addresses of contacts are copied without hidden letters, and break where they have no room', async () => {
  const sample = sampleReport();
  const [contact] = sample.contacts;
  if (contact === undefined) throw new Error('The sample has no contacts.');
  const contacts = [email, tooLong].map((each) => ({ ...contact, email: each, phone: null }));
  const { pdf, standard } = await renderReport({
    ...sample,
    contacts,
    rooms: [],
    photos: [],
    meters: [],
    cover: null,
    notes: `See ${longest}`,
  });
  expect(standard).toBe('ua-1');
  const text = readPdf(pdf).pages.join('\n');
  expect(text).not.toContain('\u200b');
  expect(text.replaceAll('\n', '')).toContain(email);
  // Poppler leaves out text beyond the edge of the page.
  const { stdout, error } = spawnSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' });
  if (error !== undefined) return;
  expect(stdout).toContain(`${email}\n`);
  expect(stdout).not.toContain('\u200b');
  for (const [letter, count] of [
    ['n', 64],
    ['q', 150],
  ] as const) {
    const runs = stdout.match(new RegExp(`${letter}{4,}`, 'g')) ?? [];
    expect(runs.length, 'broken').toBeGreaterThan(1);
    expect(runs.join('').length).toBeGreaterThanOrEqual(count - 4);
  }
});
