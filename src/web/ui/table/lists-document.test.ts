/** docs/lists.md names every list with the words of its address: each `listUrl` of the source, and nothing else. */
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';

const features = 'src/web/features';
/** The file that gives each list its address. */
const sources: Record<string, string> = {
  Inspections: 'inspections/inspection-search.ts',
  Properties: 'properties/property-search.ts',
  Clients: 'people/people-url.ts',
  'People of a client': 'people/people-url.ts',
  Staff: 'people/people-url.ts',
  'Falling due': 'falling-due/due-columns.tsx',
  'Recurring visits': 'falling-due/rule-columns.tsx',
  'Transcription, Review': 'inspections/job-list.tsx',
  Keys: 'keys/keys-url.ts',
  'Returned reports': 'review-returns/returns-url.ts',
  Fees: 'fees/fees-url.ts',
  Charges: 'fees/charge-columns.tsx',
  'E-mails': 'emails/email-search.ts',
  Templates: 'templates/template-columns.tsx',
  'Versions of a template': 'templates/version-columns.tsx',
  'Option sets': 'templates/option-set-columns.tsx',
  'Phrases, abbreviations': 'wording/word-list.ts',
  'Custom fields': 'settings/custom-fields/field-list.ts',
  Imports: 'imports/import-list.tsx',
  Applications: 'integrations/application-columns.tsx',
  Webhooks: 'integrations/webhook-columns.tsx',
  'Deliveries of a webhook': 'integrations/webhook-columns.tsx',
  'Security log': 'settings/log-search.ts',
  'Rows of an import': 'imports/import-rows.tsx',
  'Trail of a property': 'properties/trail/trail-search.ts',
  'Contacts of a home or a visit': 'contacts/find-contacts.ts',
};

const rows = readFileSync('docs/lists.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!List \||---)/.test(line))
  .map((line) => ({ list: line.split(' | ')[0]?.slice(2) ?? '', words: wordsIn(line, /`([^`]+)`/g) }));

function wordsIn(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, word = '']) => word);
}

/** The filters of a file's lists and their orders, without the dialog that is open beside a list. */
function addressWordsOf(text: string): string[] {
  const given = text.replaceAll(/openId: \w+\([^)]*\)/g, '');
  const orders = wordsIn(given, /\b(?:sorts|words)\b[^[\n']*(\[[^\]]*\])/g).join(' ');
  return [
    ...wordsIn(given, /\b(?:text|words|ids|id|flag|day|choices)Param\('(\w+)'/g),
    ...wordsIn(given, /\bname: '(\w+)',\s*read/g),
    ...wordsIn(given, /\bconst usual = '(\w+)'/g),
    ...wordsIn(orders, /'-?(\w+)'/g),
  ];
}

const sorted = (words: Iterable<string>): string[] => [...new Set(words)].toSorted();

test('every list that has an address stands in docs/lists.md, and nothing else does', () => {
  const files = globSync(`${features}/**/*.{ts,tsx}`).filter((path) =>
    readFileSync(path, 'utf8').includes('listUrl({'),
  );
  expect(sorted(Object.values(sources))).toEqual(sorted(files.map((path) => relative(features, path))));
  expect(globSync('src/web/pages/**/*.tsx').filter((path) => readFileSync(path, 'utf8').includes('listUrl({'))).toEqual(
    [],
  );
  expect(rows.map(({ list }) => list).toSorted()).toEqual(Object.keys(sources).toSorted());
});

test.each(sorted(Object.values(sources)))('docs/lists.md has the filters and orders of %s', (file) => {
  const ofFile = rows.filter(({ list }) => sources[list] === file);
  const given = addressWordsOf(readFileSync(`${features}/${file}`, 'utf8'));
  expect(sorted(ofFile.flatMap(({ words }) => words))).toEqual(sorted(given));
});
