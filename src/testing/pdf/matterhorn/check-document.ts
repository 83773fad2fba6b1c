/** Checkpoints 06, 07, 11, 20, 21, 25, 26 and 30: what holds for the document as a whole. */
import { isDict, isText } from '../read-pdf-values.ts';
import type { Failure, OpenPdf } from './open-pdf.ts';

/** Bit 10 of the permissions: a program may read the text aloud. */
const MAY_READ_ALOUD = 1 << 9;

export function checkDocument(pdf: OpenPdf): Failure[] {
  const { catalog, get, trailer, streamOf, nameIn, everything } = pdf;
  const where = 'catalog';
  const metadata = isDict(catalog) ? streamOf(catalog.entries.get('Metadata')) : '';
  const shows = get(get(catalog, 'ViewerPreferences'), 'DisplayDocTitle');
  const language = get(catalog, 'Lang');
  const permissions = get(get(trailer, 'Encrypt'), 'P');
  const found: [at: string, isMet: boolean][] = [
    ['01-007', get(get(catalog, 'MarkInfo'), 'Suspects') === true],
    ['06-001', metadata === ''],
    ['06-002', !/pdfuaid:part(>|=")1\b/.test(metadata)],
    ['06-003', !/<dc:title>[\s\S]*?<rdf:li[^>]*>[^<]+<\/rdf:li>/.test(metadata)],
    ['07-001', shows === null],
    ['07-002', shows === false],
    ['11-006', !isText(language) || !/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(language.bytes.toString('latin1'))],
    // Layers are made by nobody here, and would need names.
    ['20-001', get(catalog, 'OCProperties') !== null],
    ['25-001', get(get(catalog, 'AcroForm'), 'XFA') !== null],
    ['26-001', isDict(get(trailer, 'Encrypt')) && permissions === null],
    ['26-002', typeof permissions === 'number' && (permissions & MAY_READ_ALOUD) === 0],
  ];
  const whole = found.flatMap(([at, isMet]) => (isMet ? [{ at, where }] : []));
  const parts = everything.flatMap(({ number, value }): Failure[] => {
    const isFile = nameIn(value, 'Type') === 'Filespec' && get(value, 'EF') !== null;
    const isUnnamed = isFile && (get(value, 'F') === null || get(value, 'UF') === null);
    const isElsewhere = nameIn(value, 'Subtype') === 'Form' && get(value, 'Ref') !== null;
    return [
      ...(isUnnamed ? [{ at: '21-001', where: `object ${number}` }] : []),
      ...(isElsewhere ? [{ at: '30-001', where: `object ${number}` }] : []),
    ];
  });
  return [...whole, ...parts];
}
