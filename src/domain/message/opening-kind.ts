/** The ways in which somebody without an account opens a finished report, and what is said of each. The security log has the same names. */
import type { SecurityEventKind } from '../security-event.ts';

export const openingKinds = [
  'report_key.opened',
  'report_link.opened',
  // No opening, but the end of the link by which those before it were.
  'report_key.rotated',
  'pdf.downloaded',
  'share.opened',
  'share.downloaded',
] as const satisfies readonly SecurityEventKind[];
export type OpeningKind = (typeof openingKinds)[number];

export type OpeningFacts = {
  /** One that this release does not know is taken for a shared link. */
  kind: string;
  version: number | null;
  pdfType: string | null;
  /** The holder of the own link that it was. */
  person: string | null;
  /** The name of the shared link. */
  linkName: string | null;
};

/** Such as `The report (version 2), by the link of Ann Tenant`. */
export function openingWords({ kind, version, pdfType, person, linkName }: OpeningFacts): string {
  const shown = version === null ? '' : ` (version ${version})`;
  const pdf = pdfType === null ? 'PDF' : `PDF (${pdfType.toLowerCase()})`;
  const link = person === null ? unnamedLink(kind, version) : `the link of ${person}`;
  const shared = linkName === null ? 'shared link' : `shared link “${linkName}”`;
  switch (kind) {
    case 'report_key.opened':
    case 'report_link.opened':
      return `The report${shown}, by ${link}`;
    case 'pdf.downloaded':
      return `${pdf}${shown}, by ${link}`;
    case 'report_key.rotated':
      return 'The report got a new link';
    case 'share.downloaded':
      return `${pdfType === null ? 'A file' : `${pdf}${shown}`} of the ${shared}`;
    default:
      return `The ${shared}${pdfType === null ? '' : ` to the ${pdf}`}`;
  }
}

/** Openings from before versions were noted do not tell whose link to a PDF it was, nor that of a contact who was gone. */
function unnamedLink(kind: string, version: number | null): string {
  if (kind === 'report_link.opened') return 'a link of their own';
  return kind === 'pdf.downloaded' && version === null ? 'a link' : 'its link';
}
