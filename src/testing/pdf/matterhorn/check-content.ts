/** Checkpoint 01: all that is drawn is either tagged or an artifact, and neither stands within the other. */
import { isDict, isName, isWord, openValues, type PdfValue } from '../read-pdf-values.ts';
import type { Failure, OpenPdf } from './open-pdf.ts';

const drawing = new Set(['Tj', 'TJ', "'", '"', 'S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'sh', 'Do', 'EI']);

type Mark = { isArtifact: boolean; mcid: number | null };

export function checkContent(pdf: OpenPdf): Failure[] {
  return pdf.pages.flatMap((page, at) => checkPage(pdf, page, `page ${at + 1}`));
}

function checkPage(pdf: OpenPdf, page: PdfValue, where: string): Failure[] {
  const found = new Set<string>();
  const tagged = taggedOn(pdf, page);
  const marks: Mark[] = [];
  for (const { word, operands } of operatorsOf(pdf.contentOf(page))) {
    if (word === 'BDC' || word === 'BMC') {
      const mark = markOf(pdf, page, operands);
      if (mark.isArtifact && marks.some(({ mcid }) => mcid !== null)) found.add('01-003');
      if (mark.mcid !== null && marks.some(({ isArtifact }) => isArtifact)) found.add('01-004');
      marks.push(mark);
    } else if (word === 'EMC') marks.pop();
    else if (
      drawing.has(word) &&
      !marks.some(({ isArtifact, mcid }) => isArtifact || (mcid !== null && tagged.has(mcid)))
    )
      found.add('01-005');
  }
  return [...found].map((at) => ({ at, where }));
}

function* operatorsOf(content: string): Generator<{ word: string; operands: PdfValue[] }> {
  const values = openValues(content);
  let operands: PdfValue[] = [];
  while (!values.isAtEnd()) {
    const value = values.next();
    if (!isWord(value)) operands.push(value);
    else {
      yield { word: value.word, operands };
      operands = [];
    }
  }
}

/** The properties stand in the operator itself, or among the resources of the page. */
function markOf({ get }: OpenPdf, page: PdfValue, [tag, given = null]: PdfValue[]): Mark {
  const properties = isName(given) ? get(get(get(page, 'Resources'), 'Properties'), given.name) : given;
  const mcid = isDict(properties) ? get(properties, 'MCID') : null;
  return { isArtifact: isName(tag) && tag.name === 'Artifact', mcid: typeof mcid === 'number' ? mcid : null };
}

/** The numbers of marked content on the page that belong to an element. */
function taggedOn({ get, catalog, solve }: OpenPdf, page: PdfValue): Set<number> {
  const key = get(page, 'StructParents');
  const parents = numbersIn(get(get(catalog, 'StructTreeRoot'), 'ParentTree'), { get, solve }).get(Number(key));
  if (key === null || !Array.isArray(parents)) return new Set();
  return new Set(parents.flatMap((parent, mcid) => (solve(parent) === null ? [] : [mcid])));
}

/** A number tree (ISO 32000-1, 7.9.7), with its branches. */
export function numbersIn(node: PdfValue, pdf: Pick<OpenPdf, 'get' | 'solve'>): Map<number, PdfValue> {
  const kids = pdf.get(node, 'Kids');
  const pairs = pdf.get(node, 'Nums');
  const found = new Map<number, PdfValue>();
  if (Array.isArray(kids))
    for (const kid of kids) for (const [key, value] of numbersIn(pdf.solve(kid), pdf)) found.set(key, value);
  if (Array.isArray(pairs))
    for (let at = 0; at + 1 < pairs.length; at += 2) found.set(Number(pairs[at]), pdf.solve(pairs[at + 1]));
  return found;
}
