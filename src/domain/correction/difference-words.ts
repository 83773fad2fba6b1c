/** Differences between two versions of a report in words. Kinds and fields that are added later are still readable. */

export type Difference = {
  /** Names from the outside, as `['Kitchen', 'Oven']`. */
  place: readonly string[];
  kind: string;
  /** `changed`, `added` or `removed`. */
  change: string;
  /** Null for a thing that was added or removed. */
  field: string | null;
  was: string | null;
  now: string | null;
};

const kinds: Record<string, string> = {
  firm: 'The firm',
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
  sha256: 'Fingerprint of the file',
  option_set: 'Options',
};
/** Kinds without a place of their own. */
const wholes = new Set(['firm', 'client', 'property', 'inspection', 'contents']);

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
const small = (words: string) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
const inWords = (code: string): string => capital(code.replaceAll('_', ' '));

export const kindText = (kind: string): string => kinds[kind] ?? inWords(kind);

/** `Condition`; of a photograph or an action, which have no name, `Photograph: description`. */
export function fieldText({ kind, field }: { kind: string; field: string }): string {
  const name = fields[field] ?? inWords(field);
  const isNamed = kind === 'photograph' || kind === 'file' || kind === 'action';
  return isNamed ? `${kindText(kind)}: ${small(name)}` : name;
}

/** `Condition`, or `Item added`. */
export function subjectText({ kind, field, change }: Pick<Difference, 'kind' | 'field' | 'change'>): string {
  return field === null ? `${kindText(kind)} ${change}` : fieldText({ kind, field });
}

export function placeText({ kind, place }: Pick<Difference, 'kind' | 'place'>): string {
  if (place.length === 0) return wholes.has(kind) ? kindText(kind) : 'The report';
  return place.join(' · ');
}

/** In characters: an e-mail tells what was corrected, and the report has the whole text. */
const LONGEST_VALUE = 120;

/** `Kitchen · Oven, condition: was “Cracked”, now “Chipped”` */
export function differenceLine(difference: Difference): string {
  const { was, now, field } = difference;
  const about = `${placeText(difference)}, ${small(subjectText(difference))}`;
  if (field === null) return `${about}: ${quoted(now ?? was)}`;
  return `${about}: was ${quoted(was)}, now ${quoted(now)}`;
}

function quoted(value: string | null): string {
  if (value === null) return 'nothing';
  const letters = Array.from(value.replaceAll(/\s+/g, ' '));
  return `“${letters.length > LONGEST_VALUE ? `${letters.slice(0, LONGEST_VALUE).join('')}…` : letters.join('')}”`;
}

const MOST_LINES = 25;

export function differenceLines(differences: readonly Difference[]): string {
  if (differences.length === 0) return 'Nothing that is printed.';
  const lines = differences.slice(0, MOST_LINES).map((difference) => `- ${differenceLine(difference)}`);
  const left = differences.length - lines.length;
  return [...lines, ...(left > 0 ? [`and ${left} more, which the report lists.`] : [])].join('\n');
}
