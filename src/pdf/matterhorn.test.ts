/** The structure of every kind of PDF against the failure conditions of the Matterhorn Protocol that a program can find. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inspectionTypeCodes, types } from '#domain/inspection-type.ts';
import { hasProgram } from '#testing/pdf/has-program.ts';
import { hostileReport } from '#testing/pdf/hostile-report.ts';
import { matterhornFailures } from '#testing/pdf/matterhorn/checkpoints.ts';
import { openPdf, structureOf } from '#testing/pdf/matterhorn/open-pdf.ts';
import { sampleClaims } from '#testing/pdf/sample-claims.ts';
import { drawSamplePhotos } from '#testing/pdf/sample-photos.ts';
import { sampleReport } from '#testing/pdf/sample-report.ts';
import { type PrintedDocument, renderReport } from './render-report.ts';

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let photoPaths: string[];
let checkOut: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyturn-matterhorn-'));
  photoPaths = await drawSamplePhotos(folder, 3);
  checkOut = await printed(sampleReport({ typeCode: types.checkOut, photoPaths }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const printed = async (document: PrintedDocument) => Buffer.from((await renderReport(document)).pdf);

describe('no failure condition is met', () => {
  test.each(inspectionTypeCodes)('by the report of an inspection of type %i', async (typeCode) => {
    expect(matterhornFailures(await printed(sampleReport({ typeCode, photoPaths })))).toEqual([]);
  });

  test.each(['CHANGES', 'ACTIONS'] as const)('by the kind %s', async (kind) => {
    expect(matterhornFailures(await printed(sampleReport({ kind, typeCode: types.checkOut, photoPaths })))).toEqual([]);
  });

  test('by claim sheets, by a draft, and by a report that would break what it could', async () => {
    const draft = sampleReport({ typeCode: types.inventory, draft: true, photoPaths });
    for (const document of [sampleClaims(photoPaths), draft, hostileReport()])
      expect(matterhornFailures(await printed(document))).toEqual([]);
  });
});

describe('a condition that is met is found', () => {
  const alterations: [at: string, from: RegExp, to: string][] = [
    ['01-005', /\/StructParents\b/g, '/StructXarents'],
    ['06-002', /pdfuaid:part/g, 'pdfuaid:pxrt'],
    ['06-003', /<dc:title>/g, '<dc:tuttle>'],
    ['07-001', /DisplayDocTitle/g, 'DisplayDocTitlx'],
    ['07-002', /DisplayDocTitle true/, 'DisplayDocTitle false'],
    ['11-006', /\/Lang \(en-GB\)/, '/Lang (In English)'],
    ['02-001', /\/S \/P\b/, '/S /Paragraph'],
    ['09-004', /\/S \/TD\b/, '/S /Span'],
    ['09-004', /\/S \/TR\b/, '/S /TH'],
    ['09-005', /\/S \/P\b/, '/S /LI'],
    ['09-006', /\/S \/P\b/, '/S /TOCI'],
    ['13-004', /\/Alt \(/g, '/Alx ('],
    ['14-002', /\/S \/H1\b/g, '/S /H2'],
    ['14-003', /\/S \/H2\b/g, '/S /H4'],
    ['14-007', /\/S \/P\b/, '/S /H'],
    ['15-003', /\/(Scope|Headers)\b/g, '/None'],
    ['28-006', /\/Subtype \/Link/, '/Subtype /Lunk'],
    ['28-008', /\/Tabs\b/g, '/Tabz'],
    ['28-009', /\/Tabs \/S/, '/Tabs /R'],
    ['28-011', /\/StructParent (\d)/g, '/StructXarent $1'],
    ['28-012', /\/Contents \(/g, '/Contexts ('],
    ['31-009', /\/FontFile[23]/g, '/FontFileX'],
    ['31-027', /\/ToUnicode/g, '/ToUnicodx'],
  ];

  test.each(alterations)('%s, when %s is %s', (at, from, to) => {
    const text = checkOut.toString('latin1');
    const altered = text.replaceAll(new RegExp(from.source, 'g'), to);
    expect(altered).not.toBe(text);
    expect(foundIn(altered)).toContain(at);
  });

  /** Those that our engine never comes near: a PDF that has little else. */
  const written: [at: string, objects: string[], content?: string][] = [
    ['01-003', [], '/P <</MCID 0>> BDC /Artifact BMC 0 0 5 5 re f EMC EMC'],
    ['01-004', [], '/Artifact BMC /P <</MCID 0>> BDC 0 0 5 5 re f EMC EMC'],
    ['01-005', [], '/P <</MCID 7>> BDC 0 0 5 5 re f EMC'],
    ['01-007', ['MarkInfo <</Suspects true>>']],
    ['06-001', []],
    ['02-003', ['StructTreeRoot <</RoleMap <</Aa /Bb /Bb /Aa>> >>']],
    ['02-004', ['StructTreeRoot <</RoleMap <</P /Span>> >>']],
    ['14-006', ['StructTreeRoot <</K <</S /Div /K [<</S /H>> <</S /H>>]>> >>']],
    ['17-002', ['StructTreeRoot <</K <</S /Formula>> >>']],
    ['19-003', ['StructTreeRoot <</K [<</S /Note>>]>>']],
    ['19-004', ['StructTreeRoot <</K [<</S /Note /ID (a)>> <</S /Note /ID (a)>>]>>']],
    ['20-001', ['OCProperties <</D <<>> >>']],
    ['25-001', ['AcroForm <</XFA (form)>>']],
    ['28-005', ['AcroForm <</Fields [<</T (Name)>>]>>']],
  ];

  test.each(written)('%s, in a PDF with %j', (at, entries, content) => {
    expect(foundIn(plainPdf({ entries, content }))).toContain(at);
  });

  test.each([
    ['21-001', '<</Type /Filespec /EF <<>> /F (a)>>'],
    ['30-001', '<</Subtype /Form /Ref <<>> >>'],
    ['31-004', '<</Type /Font /Subtype /Type0 /DescendantFonts [<</Subtype /CIDFontType2 /CIDToGIDMap /None>>]>>'],
    ['31-005', '<</Type /Font /Subtype /Type0 /DescendantFonts [<</Subtype /CIDFontType2>>]>>'],
  ])('%s, in a PDF with the object %s', (at, object) => {
    expect(foundIn(plainPdf({ object }))).toContain(at);
  });

  test.each([
    ['28-002', '<</Subtype /Text /Contents (a)>>'],
    ['28-004', '<</Subtype /Text>>'],
    ['28-007', '<</Subtype /TrapNet>>'],
    ['28-010', '<</Subtype /Widget>>'],
  ])('%s, on a page with the annotation %s', (at, annotation) => {
    expect(foundIn(plainPdf({ annotation }))).toContain(at);
  });

  test.each([
    ['26-001', '<<>>'],
    ['26-002', '<</P -3904>>'],
  ])('%s, in a PDF locked by %s', (at, lock) => {
    expect(foundIn(plainPdf({ lock }))).toContain(at);
  });
});

const foundIn = (text: string) => matterhornFailures(Buffer.from(text, 'latin1')).map(({ at }) => at);

type Plain = Partial<{
  entries: string[];
  content: string | undefined;
  object: string;
  annotation: string;
  lock: string;
}>;

function plainPdf({ entries = [], content = '', object = 'null', annotation, lock }: Plain): string {
  const tree = entries.some((entry) => entry.startsWith('StructTreeRoot'))
    ? ''
    : '/StructTreeRoot <</K <</S /P>> /ParentTree <</Nums [0 [6 0 R]]>> >>';
  const objects = [
    `<</Type /Catalog /Pages 2 0 R ${tree} ${entries.map((entry) => `/${entry}`).join(' ')}>>`,
    '<</Type /Pages /Kids [3 0 R]>>',
    `<</Type /Page /Contents 4 0 R /StructParents 0 ${annotation === undefined ? '' : `/Annots [${annotation}]`}>>`,
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    object,
    '<</S /P>>',
  ];
  const written = objects.map((one, at) => `${at + 1} 0 obj\n${one}\nendobj\n`).join('');
  return `%PDF-1.7\n${written}trailer\n<</Root 1 0 R ${lock === undefined ? '' : `/Encrypt ${lock}`}>>\nstartxref\n`;
}

test.runIf(hasProgram('qpdf', '--version'))('qpdf reads the same elements', async () => {
  const path = join(folder, 'check-out.pdf');
  await writeFile(path, checkOut);
  const json = execFileSync('qpdf', ['--json=2', '--json-key=qpdf', path], { encoding: 'utf8', maxBuffer: 1e9 });
  const { qpdf } = JSON.parse(json);
  const theirs: Record<string, number> = {};
  const objects: { value?: Record<string, unknown> }[] = Object.values(qpdf[1]);
  for (const { value } of objects) if (value?.['/Type'] === '/StructElem') count(theirs, String(value['/S']).slice(1));
  const ours: Record<string, number> = {};
  for (const { written } of structureOf(openPdf(checkOut))) count(ours, written);
  expect(ours).toEqual(theirs);
});

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}
