/** Differences between two versions in words. Kinds and fields that are added later are still readable. */
import type { ReportDifference } from '#web/queries/generated/types.gen.ts';

const kinds: Record<string, string> = {
  firm: 'Your firm',
  glossary: 'Term of the glossary',
  contents: 'Parts of the report',
  custom_field: 'Further detail',
  reading: 'Meter reading',
};
const fields: Record<string, string> = {
  line1: 'Address, first line',
  line2: 'Address, second line',
  ref: 'Reference',
  uprn: 'UPRN',
  no_of_beds: 'Bedrooms',
  no_of_baths: 'Bathrooms',
  no_of_garages: 'Garages',
  conduct_date: 'Appointment',
  started_at: 'Start of the visit',
  notes_report: 'Notes',
  serial_no: 'Serial number',
  signee: 'Asked to sign',
  taken_at: 'Taken',
  sha256: 'File (SHA-256)',
  option_set: 'Options',
  place: 'Place',
  order: 'Order',
};
/** Kinds without a place of their own. */
const wholes = new Set(['firm', 'client', 'property', 'inspection', 'contents']);

const inWords = (code: string): string => {
  const words = code.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

export const kindText = (kind: string): string => kinds[kind] ?? inWords(kind);

/** `Condition`; of a photograph or an action, which have no name, `Photograph: description`. */
export function fieldText({ kind, field }: { kind: string; field: string }): string {
  const name = fields[field] ?? inWords(field);
  const isNamed = kind === 'photograph' || kind === 'file' || kind === 'action';
  return isNamed ? `${kindText(kind)}: ${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;
}

function placeText({ kind, place }: ReportDifference): string {
  if (place.length === 0) return wholes.has(kind) ? kindText(kind) : 'The report';
  return place.join(' · ');
}

export type PlaceDifferences = { place: string; differences: ReportDifference[] };

/** In the order of the report. */
export function groupByPlace(differences: readonly ReportDifference[]): PlaceDifferences[] {
  return [...Map.groupBy(differences, placeText)].map(([place, here]) => ({ place, differences: here }));
}
