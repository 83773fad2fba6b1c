/** Drawn signatures come from strangers: they are printed as pictures, or not at all. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderReport } from './render-report.ts';
import type { Signature } from './report-document.ts';
import { flatText, readPdf } from '#testing/pdf/read-pdf.ts';
import { sampleReport } from '#testing/pdf/sample-report.ts';

async function render(signature: Partial<Signature>) {
  const signed = { name: 'Daniel Okafor', role: 'Tenant', at: null, method: 'Drawn on a screen', ...signature };
  const { pdf, standard } = await renderReport({ ...sampleReport(), signatures: [signed] });
  return { text: flatText(readPdf(pdf)), standard, bytes: pdf.length };
}

test('a drawn signature is a picture with a description, in a PDF that everybody can use', async () => {
  const without = await render({ drawing: null });
  const withIt = await render({ drawing: 'M40 120C60 40 90 40 110 120L180 90' });
  expect(withIt.standard).toBe('ua-1');
  expect(withIt.bytes).toBeGreaterThan(without.bytes);
});

test('the clerk signs for the firm, with a picture of their signature where it can be read', async () => {
  const picturePath = join(await mkdtemp(join(tmpdir(), 'signature-')), 'signature.jpg');
  await sharp({ create: { width: 480, height: 120, channels: 3, background: '#fff' } })
    .jpeg()
    .toFile(picturePath);
  const of = async (path: string | null) => {
    const clerkSignature = { name: 'Priya Raman', at: '2027-02-03T14:20:31Z', picturePath: path };
    const { pdf, standard } = await renderReport({ ...sampleReport(), clerkSignature });
    return { text: flatText(readPdf(pdf)), standard, bytes: pdf.length };
  };
  const [withIt, lost] = [await of(picturePath), await of(`${picturePath}.gone`)];
  expect(withIt.standard).toBe('ua-1');
  expect(withIt.bytes).toBeGreaterThan(lost.bytes);
  for (const { text } of [withIt, lost]) expect(text).toContain('Signed for Solent & Wick Lettings');
});

test.each([`M0 0L9 9'/><image href='/etc/passwd'/>`, '#panic("no")', 'M0 0L9999 9'])(
  'a text that is no drawing is not printed: %s',
  async (drawing) => {
    const [withIt, without] = [await render({ drawing }), await render({ drawing: null })];
    expect(withIt.text === without.text).toBe(true);
  },
  30_000,
);
