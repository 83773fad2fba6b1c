/** Checkpoint 31: fonts are in the file, and their glyphs can be turned back into letters. */
import { isDict, isName } from '../read-pdf-values.ts';
import type { Failure, OpenPdf } from './open-pdf.ts';

export function checkFonts(pdf: OpenPdf): Failure[] {
  const { everything, nameIn, get, listIn } = pdf;
  return everything.flatMap(({ number, value }): Failure[] => {
    if (nameIn(value, 'Type') !== 'Font') return [];
    const subtype = nameIn(value, 'Subtype');
    const where = `object ${number}`;
    // It is looked at through the font that is made of it.
    if (subtype === 'CIDFontType0' || subtype === 'CIDFontType2') return [];
    const made = subtype === 'Type0' ? listIn(value, 'DescendantFonts') : [value];
    const found = made.flatMap((font) => {
      const descriptor = get(font, 'FontDescriptor');
      const isInside = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => get(descriptor, key) !== null);
      const map = get(font, 'CIDToGIDMap');
      const isByGlyph = nameIn(font, 'Subtype') === 'CIDFontType2';
      return [
        ...(isInside || subtype === 'Type3' ? [] : ['31-009']),
        ...(isByGlyph && map === null ? ['31-005'] : []),
        ...(isByGlyph && map !== null && !isDict(map) && !(isName(map) && map.name === 'Identity') ? ['31-004'] : []),
      ];
    });
    return [...found, ...(get(value, 'ToUnicode') === null ? ['31-027'] : [])].map((at) => ({ at, where }));
  });
}
