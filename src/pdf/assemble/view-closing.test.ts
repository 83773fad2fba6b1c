import { expect, test } from 'vitest';
import type { ReportDocument } from '../report-document.ts';
import { sampleReport } from '../testing/sample-report.ts';
import { assembleReport } from './assemble-report.ts';

const isShort = (change: Partial<ReportDocument>) =>
  assembleReport({ ...sampleReport(), ...change }).declaration.isShort;

test('a declaration stays with the lines it is signed on', () => {
  expect(isShort({})).toBe(true);
});

test('one that may fill a page does not, by its words or by those who sign', () => {
  expect(isShort({ declaration: { title: null, text: 'I accept every word of it. '.repeat(150) } })).toBe(false);
  const [signature] = sampleReport().signatures;
  if (signature === undefined) throw new Error('The sample is not signed.');
  const drawing = 'M40 120L180 90';
  expect(isShort({ signatures: Array.from({ length: 10 }, () => ({ ...signature, drawing })) })).toBe(false);
});

test('subjects of e-mails are cut to what tells them apart', () => {
  const [sent] = sampleReport().deliveries;
  if (sent === undefined) throw new Error('The sample was not sent.');
  const view = assembleReport({
    ...sampleReport(),
    deliveries: [{ ...sent, event: `E-mail sent: ${'address '.repeat(60)}` }],
  });
  expect(view.declaration.deliveries[0]?.event).toHaveLength(110);
});
