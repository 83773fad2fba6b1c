/** The head of a dispute pack's index: which reports, of which home, and whatever a reader must know before the rest. */
import { inspectionTypes, types } from '#domain/inspection-type.ts';
import { buildWhenFormat, type WhenFormat } from '#pdf/assemble/words/format-when.ts';
import { comparisonWords, shortTitle } from '#pdf/assemble/sections.ts';
import type { PrintedFacts } from '#store/evidence/printed-facts.ts';
import { type NamedReport } from './pack-chain.ts';
import { itemRecord } from './pack-records.ts';
import type { PackIndex } from './pack-page.ts';

type Parts = Pick<PackIndex, 'items' | 'comments' | 'signatures' | 'deliveries' | 'chain' | 'lost'> & {
  facts: PrintedFacts;
  named: readonly NamedReport[];
};

export const whenFormatOf = ({ firm }: PrintedFacts): WhenFormat => buildWhenFormat(firm.timeZone);

export function indexOf({ facts, named, ...parts }: Parts): Omit<PackIndex, 'files'> {
  const { inspection, firm, client } = facts;
  const when = whenFormatOf(facts);
  const address = addressOf(inspection.property);
  const own: [string, string | null][] = [
    ['Property', address],
    ['UPRN', inspection.property.uprn],
    ['Client', client?.name ?? null],
    ...named.flatMap(({ name, report }) => reportFacts(name, report, when)),
  ];
  return {
    ...parts,
    title: `Dispute pack: ${address}`,
    firm: firm.name,
    madeAt: new Date().toISOString(),
    facts: own.flatMap(([label, value]) => (value === null || value === '' ? [] : [[label, value]])),
    notices: noticesOf(facts, named),
    columns: comparisonWords(inspection.type),
    isCompared: facts.earlier !== null,
  };
}

export function addressOf({ line1, line2, city, postcode }: PrintedFacts['inspection']['property']): string {
  return [line1, line2, city, postcode].filter(Boolean).join(', ');
}

function reportFacts(
  name: string,
  { facts, versions }: NamedReport['report'],
  when: WhenFormat,
): [string, string | null][] {
  if (facts === null) return [];
  const { inspection } = facts;
  const typeName = inspectionTypes[inspection.type];
  const label = `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
  return [
    [label, [shortTitle({ title: inspection.title, typeName }), inspection.ref].filter(Boolean).join(', reference ')],
    [`${label}: carried out`, when.full(inspection.startedAt ?? inspection.conductDate ?? inspection.conductAt)],
    [`${label}: by`, inspection.clerkName],
    [`${label}: completed`, when.full(inspection.completedAt)],
    [`${label}: version`, versionText(versions)],
    [`${label}: comments until`, when.full(inspection.commentsUntil)],
  ];
}

function versionText(versions: NamedReport['report']['versions']): string {
  const number = String(versions.at(-1)?.number ?? '');
  return versions.length < 2 ? number : `${number}, the newest of ${versions.length}`;
}

function noticesOf(facts: PrintedFacts, named: readonly NamedReport[]): string[] {
  const { earlier } = facts;
  const other = named[1];
  const isCheckOut = facts.inspection.type === types.checkOut;
  const before = isCheckOut ? 'check-in' : 'earlier report';
  const newest = other?.report.versions.at(-1);
  return [
    ...(earlier === null ? [`This report was compared with no ${before}.`] : []),
    ...(earlier !== null && other === undefined
      ? [`The ${before} itself is not in this pack. What the comparison took over from it is sealed with the report.`]
      : []),
    ...(earlier !== null && newest !== undefined && newest.reportVersion !== earlier.version
      ? [`The ${before} was changed after the comparison was sealed: its newest version is not what was compared with.`]
      : []),
    ...(other !== undefined && !other.report.isPublished
      ? [`The ${before} is being corrected. Its newest finished version is here.`]
      : []),
  ];
}

/** The same as the page, for programs. */
export function indexRecord({ items, madeAt, facts, isCompared, ...index }: Omit<PackIndex, 'files'>) {
  return {
    format: 1,
    title: index.title,
    firm: index.firm,
    made_at: madeAt,
    facts: Object.fromEntries(facts),
    notices: index.notices,
    compared: isCompared,
    items: items.map(itemRecord),
    comments: index.comments,
    signatures: index.signatures,
    deliveries: index.deliveries,
    lost: index.lost,
  };
}
