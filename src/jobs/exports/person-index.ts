/** The index of an export: what each file is, what was looked for in vain, and what was left out and why. */
import { EXPORT_DAYS } from '#domain/people/data-export.ts';
import { escaped, pageStyle } from './index-page.ts';
import type { IndexedFile } from './zip-parts.ts';

export type ExportIndex = {
  firm: string;
  made_at: string;
  person: { email: string | null; name: string | null; person_id: number | null };
  files: IndexedFile[];
  nothing_found: string[];
  left_out: { what: string; why: string }[];
};

type LeftOut = ExportIndex['left_out'][number] & { tables?: readonly string[] };

const everythingLeftOut: readonly LeftOut[] = [
  {
    what: 'Names, addresses and words of other people, and internal notes',
    why: 'They are personal data of others. In the trail and the security log others are “another person”.',
  },
  {
    what: 'Texts in which somebody wrote their name, address or telephone number',
    why: 'They are about homes, work and others. The folder “mentions” names each row, and the columns in which they stand. Read them in Keyturn, and add what is about this person.',
  },
  {
    what: 'Photographs of homes and reports in progress',
    why: 'They are about a home. Finished reports are here as PDFs where this person took part in them and a PDF had been made; these were made for all parties, and name them.',
  },
  {
    what: 'PDFs of reports that somebody made as their work',
    why: 'They are about homes and tenants. “work.json” names the inspections.',
  },
  {
    what: 'Passwords, keys and codes',
    why: 'They are secrets, kept as hashes or sealed.',
    tables: ['password_links', 'recovery_codes'],
  },
  {
    what: 'Events, deliveries to webhooks, answers kept for repeated requests, and backups',
    why: 'They are copies of what is here, and end by themselves or with the backup.',
    tables: ['events', 'webhook_deliveries', 'idempotency_keys', 'exports'],
  },
  {
    what: 'Comments and signatures of people of the same name',
    why: 'These have a name and no address. With an address they are here where somebody with it took part in the inspection; with a name alone they may be another person’s. Look through them before you hand this on.',
  },
];

/** Said of every export, so that whoever hands it on can add what concerns the person. */
export const leftOut: ExportIndex['left_out'] = everythingLeftOut.map(({ what, why }) => ({ what, why }));
/** Looked at by an erasure, and not by an export. */
export const leftOutTables: readonly string[] = everythingLeftOut.flatMap(({ tables = [] }) => tables);

/** A page without scripts, with relative links to the files beside it. */
export function renderIndexPage({ firm, made_at, person, files, nothing_found, left_out }: ExportIndex): string {
  const who = [person.name, person.email, person.person_id === null ? null : `person ${person.person_id}`];
  const rows = files.map(({ path, what, records }) => {
    const link = path.split('/').map(encodeURIComponent).join('/');
    return `<tr><td><a href="${link}">${escaped(path)}</a></td><td>${escaped(what)}</td><td>${records ?? ''}</td></tr>`;
  });
  const items = (texts: string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Personal data kept by ${escaped(firm)}</title><style>${pageStyle}</style></head>
<body><h1>Personal data kept by ${escaped(firm)}</h1>
<p>About ${escaped(who.filter((one) => one !== null).join(', '))}. Made ${escaped(made_at)}. “index.json” says the same to programs.</p>
<h2>Files</h2><table><thead><tr><th>File</th><th>What it is</th><th>Records</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>
<h2>Looked for and not found</h2>${items(nothing_found.map(escaped))}
<h2>Left out</h2>${items(left_out.map(({ what, why }) => `<strong>${escaped(what)}.</strong> ${escaped(why)}`))}
<p>Keyturn removes its copy of this file after ${EXPORT_DAYS} days.</p></body></html>
`;
}
