/**
 * Reads the text back from a PDF of ours, page by page, with its bookmarks. It does not read PDFs of other makers,
 * because it knows only what our engine writes (no object streams, two-byte glyph numbers, a ToUnicode map for each
 * font).
 */
import { inflateSync } from 'node:zlib';
import { readGlyphMap, readString, readTextOf, tokensOf } from './read-pdf-strings.ts';

export type ReadPdf = { pages: string[]; bookmarks: string[]; links: number; isTagged: boolean; figures: number };
type PdfObject = { dict: string; stream: Buffer | null };

export function readPdf(bytes: Uint8Array): ReadPdf {
  const objects = readObjects(Buffer.from(bytes));
  const all = [...objects.values()];
  const fonts = new Map<number, Map<string, string>>();
  const glyphsOf = (font: number): Map<string, string> => {
    const known = fonts.get(font);
    if (known !== undefined) return known;
    const map = objects.get(Number(/\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.dict ?? '')?.[1]));
    const glyphs = readGlyphMap(map?.stream?.toString('latin1') ?? '');
    fonts.set(font, glyphs);
    return glyphs;
  };
  return {
    pages: pageNumbers(objects).map((page) => readPage(objects, page, glyphsOf)),
    bookmarks: all.flatMap(({ dict }) => (/\/Dest /.test(dict) ? titlesIn(dict) : [])),
    links: all.filter(({ dict }) => /\/Subtype \/Link/.test(dict)).length,
    isTagged: all.some(({ dict }) => /\/MarkInfo\s*<<[^>]*\/Marked true/.test(dict)),
    figures: all.reduce((sum, { dict }) => sum + [...dict.matchAll(/\/S \/Figure/g)].length, 0),
  };
}

/** White space becomes one space each: tests do not depend on where lines wrap. */
export function flatText({ pages }: ReadPdf): string {
  return pages.join(' ').replaceAll('\u200b', '').replace(/\s+/g, ' ');
}

export function readObjects(bytes: Buffer): Map<number, PdfObject> {
  const text = bytes.toString('latin1');
  const objects = new Map<number, PdfObject>();
  const start = /(?:^|\n)(\d+) 0 obj\s/g;
  for (let found = start.exec(text); found !== null; found = start.exec(text)) {
    const from = found.index + found[0].length;
    const end = text.indexOf('endobj', from);
    const dict = text.slice(from, end);
    const streamAt = dict.search(/stream\r?\n/);
    if (streamAt === -1) {
      objects.set(Number(found[1]), { dict, stream: null });
      continue;
    }
    const head = dict.slice(0, streamAt);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
    const bodyAt = from + streamAt + (/stream\r?\n/.exec(dict)?.[0].length ?? 0);
    const raw = bytes.subarray(bodyAt, bodyAt + length);
    objects.set(Number(found[1]), { dict: head, stream: /\/FlateDecode/.test(head) ? inflateSync(raw) : raw });
    // Compressed bytes may look like the start of an object.
    start.lastIndex = bodyAt + length;
  }
  return objects;
}

function pageNumbers(objects: Map<number, PdfObject>): number[] {
  const [root] = [...objects.values()].filter(({ dict }) => /\/Type \/Pages\b/.test(dict) && !/\/Parent/.test(dict));
  const visit = (dict: string): number[] => {
    const kids = /\/Kids \[([^\]]*)\]/.exec(dict)?.[1] ?? '';
    return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => {
      const child = objects.get(Number(kid))?.dict ?? '';
      return /\/Type \/Pages\b/.test(child) ? visit(child) : [Number(kid)];
    });
  };
  return visit(root?.dict ?? '');
}

function readPage(
  objects: Map<number, PdfObject>,
  page: number,
  glyphsOf: (font: number) => Map<string, string>,
): string {
  const dict = objects.get(page)?.dict ?? '';
  const content = objects.get(Number(/\/Contents (\d+) 0 R/.exec(dict)?.[1]))?.stream?.toString('latin1') ?? '';
  const resources = Number(/\/Resources (\d+) 0 R/.exec(dict)?.[1]);
  const named = Number.isNaN(resources) ? dict : (objects.get(resources)?.dict ?? '');
  const fontsDict = /\/Font\s*<<([^>]*)>>/.exec(named)?.[1] ?? '';
  const fonts = new Map(
    [...fontsDict.matchAll(/\/(\S+) (\d+) 0 R/g)].map(([, name, font]) => [name ?? '', glyphsOf(Number(font))]),
  );
  return readTextOf(content, fonts);
}

function titlesIn(dict: string): string[] {
  const tokens = [...tokensOf(dict)];
  return tokens.flatMap((token, at) =>
    token.kind === 'name' && token.text === 'Title' ? [readString(tokens[at + 1]?.text ?? '')] : [],
  );
}
