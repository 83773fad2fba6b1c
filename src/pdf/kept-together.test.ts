/** A block kept on one page must never be taller than the page: its end would be lost without an error. */
import { spawnSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { renderReport } from './render-report.ts';
import type { ReportDocument } from './report-document.ts';
import type { ReportRoom } from './report-room.ts';
import { flatText, readPdf } from '#testing/pdf/read-pdf.ts';
import { sampleReport } from '#testing/pdf/sample-report.ts';

vi.setConfig({ testTimeout: 60_000 });

/**
 * Poppler leaves out text beyond the edge of the page. Without Poppler, only text that is missing altogether is found.
 */
async function textOf(document: ReportDocument): Promise<string> {
  const { pdf } = await renderReport(document);
  const { stdout, error } = spawnSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' });
  return error === undefined ? stdout.replaceAll('\u200b', '').replaceAll(/\s+/g, ' ') : flatText(readPdf(pdf));
}

const base: ReportDocument = { ...sampleReport(), photos: [], meters: [], cover: null, rooms: [] };
const wide = 'W'.repeat(40);

function roomOf(at: number): ReportRoom {
  const photo = { id: at, path: null, caption: null, takenAt: null, uploadedAt: null, sha256: null };
  const room = { originId: null, optionSet: null, items: [], photos: [photo], files: [] };
  return { ...room, id: at, name: `Room ${at}`, blockType: 'DETAILED' };
}

test('the end of the appendix with many rooms and the longest trail that is kept together', async () => {
  const audit = Array.from({ length: 17 }, (_, at) => ({
    at: '2027-02-03T09:34:12Z',
    actor: wide,
    action: `Step ${at};`,
    detail: null,
    application: null,
  }));
  for (const length of [1, 5, 17]) {
    const text = await textOf({
      ...base,
      rooms: Array.from({ length: 30 }, (_, at) => roomOf(at + 1)),
      audit: audit.slice(0, length),
    });
    for (let at = 0; at < length; at++) expect(text).toContain(`Step ${at};`);
  }
});

test('a declaration with wide names, signed and awaited', async () => {
  const [contact] = base.contacts;
  const [signature] = base.signatures;
  if (contact === undefined || signature === undefined) throw new Error('The sample has nobody to sign.');
  for (const count of [2, 4, 6]) {
    const contacts = Array.from({ length: count }, (_, at) => ({
      ...contact,
      signee: true,
      name: `${wide.repeat(4)} ${at};`,
    }));
    const signatures = Array.from({ length: count }, (_, at) => ({ ...signature, name: `${wide.repeat(4)} S${at};` }));
    const text = await textOf({ ...base, contacts, signatures });
    expect(text).toContain(`S${count - 1};`);
    // Awaited ones stand last.
    expect(text).toContain(` ${count - 1};`);
  }
});

test('the last groups of a worksheet with wide words', async () => {
  const words = 'W'.repeat(60);
  const item = (at: number, responsibility: string) => ({
    id: at,
    originId: null,
    name: words,
    description: null,
    condition: null,
    actions: [{ id: at, action: `${words} A${at};`, responsibility, comments: words }],
    photos: [{ id: at, path: null, caption: null, takenAt: null, uploadedAt: null, sha256: null }],
    files: [],
  });
  const people = ['Tenant', 'Tenant', 'Tenant', 'Tenant', 'Tenant', 'Agent', 'Agent', 'Landlord', 'Builder'];
  const room: ReportRoom = {
    ...roomOf(1),
    blockType: 'DETAILED',
    optionSet: null,
    items: people.map((who, at) => item(at + 1, who)),
  };
  const text = await textOf({ ...base, kind: 'ACTIONS', rooms: [room] });
  for (let at = 1; at <= people.length; at++) expect(text).toContain(`A${at};`);
});
