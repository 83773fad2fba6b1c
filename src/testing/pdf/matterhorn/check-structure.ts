/** Checkpoints 02, 09, 13 to 15, 17 and 19: the types of the elements, what stands in what, and what must be said of each. */
import { isDict, isText, type PdfValue } from '../read-pdf-values.ts';
import { type Failure, type OpenPdf, roleOf, type StructureNode, structureOf } from './open-pdf.ts';

/** ISO 32000-1, 14.8.4. */
const standardTypes = new Set(
  `Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD
  THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Figure Formula Form`.split(
    /\s+/,
  ),
);

/** The parents that a type may have, and the kids. */
const parentsOf: Record<string, { at: string; parents: string[] }> = {
  TR: { at: '09-004', parents: ['Table', 'THead', 'TBody', 'TFoot'] },
  TH: { at: '09-004', parents: ['TR'] },
  TD: { at: '09-004', parents: ['TR'] },
  THead: { at: '09-004', parents: ['Table'] },
  TBody: { at: '09-004', parents: ['Table'] },
  TFoot: { at: '09-004', parents: ['Table'] },
  LI: { at: '09-005', parents: ['L'] },
  LBody: { at: '09-005', parents: ['LI'] },
  TOCI: { at: '09-006', parents: ['TOC'] },
};
const kidsOf: Record<string, { at: string; kids: string[] }> = {
  Table: { at: '09-004', kids: ['TR', 'THead', 'TBody', 'TFoot', 'Caption'] },
  TR: { at: '09-004', kids: ['TH', 'TD'] },
  THead: { at: '09-004', kids: ['TR'] },
  TBody: { at: '09-004', kids: ['TR'] },
  TFoot: { at: '09-004', kids: ['TR'] },
  L: { at: '09-005', kids: ['LI', 'L', 'Caption'] },
  LI: { at: '09-005', kids: ['Lbl', 'LBody'] },
  TOC: { at: '09-006', kids: ['TOC', 'TOCI', 'Caption'] },
};

export function checkStructure(pdf: OpenPdf): Failure[] {
  const nodes = structureOf(pdf);
  return [
    ...checkRoles(pdf, nodes),
    ...nodes.flatMap(checkNesting),
    ...nodes.flatMap((node) => checkWords(pdf, node)),
    ...checkHeadings(nodes),
    ...nodes.filter(({ type }) => type === 'Table').flatMap((table) => checkHeaders(pdf, table)),
    ...checkNoteIds(pdf, nodes),
  ];
}

function checkRoles(pdf: OpenPdf, nodes: StructureNode[]): Failure[] {
  const roles = pdf.get(pdf.get(pdf.catalog, 'StructTreeRoot'), 'RoleMap');
  const mapped = isDict(roles) ? [...roles.entries.keys()] : [];
  return [
    ...nodes.filter(({ type }) => !standardTypes.has(type)).map(({ written }) => ({ at: '02-001', where: written })),
    ...mapped.filter((name) => roleOf(pdf, name).isCircular).map((where) => ({ at: '02-003', where })),
    ...mapped.filter((name) => standardTypes.has(name)).map((where) => ({ at: '02-004', where })),
  ];
}

function checkNesting({ type, parent, kids }: StructureNode): Failure[] {
  const above = parentsOf[type];
  const below = kidsOf[type];
  return [
    ...(above !== undefined && !above.parents.includes(parent?.type ?? '')
      ? [{ at: above.at, where: `${type} in ${parent?.type ?? 'nothing'}` }]
      : []),
    ...kids
      .filter((kid) => below !== undefined && !below.kids.includes(kid.type))
      .map((kid) => ({ at: below?.at ?? '', where: `${kid.type} in ${type}` })),
  ];
}

const hasWords = (value: PdfValue): boolean => isText(value) && value.bytes.length > 0;

function checkWords({ get }: OpenPdf, { type, dict }: StructureNode): Failure[] {
  const isNamed = hasWords(get(dict, 'Alt')) || hasWords(get(dict, 'ActualText'));
  if (type === 'Figure' && !isNamed) return [{ at: '13-004', where: type }];
  return type === 'Formula' && !isNamed ? [{ at: '17-002', where: type }] : [];
}

function checkHeadings(nodes: StructureNode[]): Failure[] {
  const numbered = nodes.flatMap(({ type }) => (/^H\d+$/.test(type) ? [Number(type.slice(1))] : []));
  const plain = nodes.filter(({ type }) => type === 'H');
  const first = numbered[0];
  const skipped = numbered.findIndex((level, at) => at > 0 && level > (numbered[at - 1] ?? 0) + 1);
  const twice = nodes.find(({ kids }) => kids.filter(({ type }) => type === 'H').length > 1);
  return [
    ...(first === undefined || first === 1 ? [] : [{ at: '14-002', where: `H${first}` }]),
    ...(skipped === -1 ? [] : [{ at: '14-003', where: `heading ${skipped + 1}` }]),
    ...(twice === undefined ? [] : [{ at: '14-006', where: twice.type }]),
    ...(plain.length > 0 && numbered.length > 0 ? [{ at: '14-007', where: 'H' }] : []),
  ];
}

/** Its attributes are one dictionary or a list of them; of a list the numbers of revisions are passed over. */
function attributeOf(pdf: OpenPdf, { dict }: StructureNode, name: string): PdfValue {
  return pdf.listIn(dict, 'A').reduce<PdfValue>((found, one) => found ?? pdf.get(one, name), null);
}

function checkHeaders(pdf: OpenPdf, table: StructureNode): Failure[] {
  const cells = within(table).filter(({ type }) => type === 'TH' || type === 'TD');
  if (cells.some((cell) => attributeOf(pdf, cell, 'Headers') !== null)) return [];
  const bare = cells.filter((cell) => cell.type === 'TH' && attributeOf(pdf, cell, 'Scope') === null);
  return bare.length === 0 ? [] : [{ at: '15-003', where: `${bare.length} of ${cells.length} cells` }];
}

const within = (node: StructureNode): StructureNode[] => node.kids.flatMap((kid) => [kid, ...within(kid)]);

function checkNoteIds({ get }: OpenPdf, nodes: StructureNode[]): Failure[] {
  const ids = nodes.filter(({ type }) => type === 'Note').map(({ dict }) => get(dict, 'ID'));
  const known = ids.flatMap((id) => (isText(id) ? [id.bytes.toString('hex')] : []));
  return [
    ...(known.length < ids.length ? [{ at: '19-003', where: 'Note' }] : []),
    ...(new Set(known).size < known.length ? [{ at: '19-004', where: 'Note' }] : []),
  ];
}
