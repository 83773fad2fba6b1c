/** An opening in words, for the office and in dispute packs. */
import { expect, test } from 'vitest';
import { type OpeningFacts, openingWords } from './opening-kind.ts';

const opening = { version: 2, pdfType: null, person: null, linkName: null };
const full = { ...opening, pdfType: 'FULL' };

test.each<[string, OpeningFacts]>([
  ['The report (version 2), by its link', { ...opening, kind: 'report_key.opened' }],
  ['The report, by its link', { ...opening, kind: 'report_key.opened', version: null }],
  [
    'The report (version 2), by the link of Ann Tenant',
    { ...opening, kind: 'report_link.opened', person: 'Ann Tenant' },
  ],
  ['PDF (full) (version 2), by the link of Ann Tenant', { ...full, kind: 'pdf.downloaded', person: 'Ann Tenant' }],
  ['The report, by a link of their own', { ...opening, kind: 'report_link.opened', version: null }],
  ['PDF (full) (version 2), by its link', { ...full, kind: 'pdf.downloaded' }],
  ['PDF (full), by a link', { ...full, kind: 'pdf.downloaded', version: null }],
  ['The report got a new link', { ...opening, kind: 'report_key.rotated', person: 'Mia Manager' }],
  ['The shared link “For the scheme” to the PDF (full)', { ...full, kind: 'share.opened', linkName: 'For the scheme' }],
  ['The shared link', { ...opening, kind: 'share.opened' }],
  ['PDF (full) (version 2) of the shared link', { ...full, kind: 'share.downloaded' }],
  ['A file of the shared link “Photos”', { ...opening, kind: 'share.downloaded', linkName: 'Photos' }],
  ['The shared link', { ...opening, kind: 'share.forwarded' }],
])('says “%s”', (words, facts) => {
  expect(openingWords(facts)).toBe(words);
});
