/** A PDF as its parts refer to each other: the catalog, the pages, and the tree of its structure. */
import { readObjects } from '../read-pdf.ts';
import { isDict, isName, isRef, type PdfDict, type PdfValue, readValue } from '../read-pdf-values.ts';

export type StructureNode = {
  dict: PdfDict;
  /** As it is written; `type` is what that stands for. */
  written: string;
  type: string;
  parent: StructureNode | null;
  kids: StructureNode[];
};

/** A condition by its number, and where it was met. */
export type Failure = { at: string; where: string };

export type OpenPdf = ReturnType<typeof openPdf>;

export function openPdf(bytes: Uint8Array) {
  const raw = readObjects(Buffer.from(bytes));
  const values = new Map<number, PdfValue>();
  const objectAt = (to: number): PdfValue => {
    const known = values.get(to);
    if (known !== undefined) return known;
    const value = readValue(raw.get(to)?.dict ?? 'null');
    values.set(to, value);
    return value;
  };
  const solve = (value: PdfValue | undefined): PdfValue => (isRef(value) ? objectAt(value.to) : (value ?? null));
  const get = (dict: PdfValue, key: string): PdfValue => (isDict(dict) ? solve(dict.entries.get(key)) : null);
  const nameIn = (dict: PdfValue, key: string): string | null => {
    const found = get(dict, key);
    return isName(found) ? found.name : null;
  };
  const listIn = (dict: PdfValue, key: string): PdfValue[] => {
    const found = get(dict, key);
    if (found === null) return [];
    return Array.isArray(found) ? found.map(solve) : [found];
  };
  const streamOf = (value: PdfValue | undefined): string =>
    isRef(value) ? (raw.get(value.to)?.stream?.toString('latin1') ?? '') : '';

  const trailers = [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/trailer\s*(<<[\s\S]*?>>)\s*startxref/g),
  ];
  const trailer = readValue(trailers.at(-1)?.[1] ?? 'null');
  const catalog = get(trailer, 'Root');
  const everything = [...raw.keys()].map((number) => ({ number, value: objectAt(number) }));
  const pagesUnder = (node: PdfValue): PdfValue[] =>
    nameIn(node, 'Type') === 'Pages' ? listIn(node, 'Kids').flatMap(pagesUnder) : [node];

  return {
    trailer,
    catalog,
    everything,
    pages: pagesUnder(get(catalog, 'Pages')),
    solve,
    get,
    nameIn,
    listIn,
    streamOf,
    /** The drawing of a page. */
    contentOf: (page: PdfValue): string => {
      const entry = isDict(page) ? page.entries.get('Contents') : undefined;
      return (Array.isArray(entry) ? entry : [entry]).map(streamOf).join('\n');
    },
  };
}

/** The standard type by the map of roles; a circle ends where it closes. */
export function roleOf({ get, catalog }: OpenPdf, written: string): { type: string; isCircular: boolean } {
  const roles = get(get(catalog, 'StructTreeRoot'), 'RoleMap');
  const seen = new Set<string>();
  let type = written;
  for (let mapped = get(roles, type); isName(mapped); mapped = get(roles, type)) {
    if (seen.has(type)) return { type, isCircular: true };
    seen.add(type);
    type = mapped.name;
  }
  return { type, isCircular: false };
}

/** The elements of the structure, from the outside inwards and in reading order. */
export function structureOf(pdf: OpenPdf): StructureNode[] {
  const all: StructureNode[] = [];
  const walk = (kid: PdfValue, parent: StructureNode | null): void => {
    const written = pdf.nameIn(kid, 'S');
    // Marked content and objects have no type.
    if (!isDict(kid) || written === null) return;
    const node = { dict: kid, written, type: roleOf(pdf, written).type, parent, kids: [] };
    all.push(node);
    parent?.kids.push(node);
    for (const one of pdf.listIn(kid, 'K')) walk(one, node);
  };
  for (const one of pdf.listIn(pdf.get(pdf.catalog, 'StructTreeRoot'), 'K')) walk(one, null);
  return all;
}
