/** Checkpoint 28: links and fields, which readers reach in the order of the structure and hear described. */
import { isDict, isText, type PdfValue } from '../read-pdf-values.ts';
import { numbersIn } from './check-content.ts';
import { type Failure, type OpenPdf, roleOf } from './open-pdf.ts';

/** ISO 32000-1, table 169. */
const known = new Set(
  `Text Link FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink Popup FileAttachment Sound
  Movie Widget Screen PrinterMark TrapNet Watermark 3D Redact`.split(/\s+/),
);

export function checkNotes(pdf: OpenPdf): Failure[] {
  return [...pdf.pages.flatMap((page, at) => checkPage(pdf, page, `page ${at + 1}`)), ...checkFields(pdf)];
}

function checkPage(pdf: OpenPdf, page: PdfValue, where: string): Failure[] {
  const annotations = pdf.listIn(page, 'Annots');
  if (annotations.length === 0) return [];
  const tabs = pdf.nameIn(page, 'Tabs');
  return [
    ...(tabs === null ? [{ at: '28-008', where }] : []),
    ...(tabs !== null && tabs !== 'S' ? [{ at: '28-009', where }] : []),
    ...annotations.flatMap((one) => checkOne(pdf, one).map((at) => ({ at, where }))),
  ];
}

function checkOne(pdf: OpenPdf, annotation: PdfValue): string[] {
  const type = pdf.nameIn(annotation, 'Subtype') ?? '';
  const inside = elementOf(pdf, annotation);
  const words = pdf.get(annotation, 'Contents');
  const isSaid = isText(words) && words.bytes.length > 0;
  if (!known.has(type)) return ['28-006'];
  if (type === 'TrapNet') return ['28-007'];
  if (type === 'Popup') return [];
  if (type === 'Widget') return inside === 'Form' ? [] : ['28-010'];
  if (type === 'Link') return [...(inside === 'Link' ? [] : ['28-011']), ...(isSaid ? [] : ['28-012'])];
  return [...(inside === 'Annot' ? [] : ['28-002']), ...(isSaid ? [] : ['28-004'])];
}

/** The type of the element that it belongs to. */
function elementOf(pdf: OpenPdf, annotation: PdfValue): string | null {
  const key = pdf.get(annotation, 'StructParent');
  const parents = numbersIn(pdf.get(pdf.get(pdf.catalog, 'StructTreeRoot'), 'ParentTree'), pdf);
  const written = typeof key === 'number' ? pdf.nameIn(parents.get(key) ?? null, 'S') : null;
  return written === null ? null : roleOf(pdf, written).type;
}

function checkFields(pdf: OpenPdf): Failure[] {
  const fields = pdf.listIn(pdf.get(pdf.catalog, 'AcroForm'), 'Fields').filter(isDict);
  return fields.flatMap((field) => {
    const words = pdf.get(field, 'TU');
    return isText(words) && words.bytes.length > 0 ? [] : [{ at: '28-005', where: 'form' }];
  });
}
