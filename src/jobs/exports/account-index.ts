/** The index of an export of the whole account: what stands where, and what was left out and why. */
import { EXPORT_DAYS } from '#domain/people/data-export.ts';
import { escaped, pageStyle } from './index-page.ts';

/** Files that hold the same of different things; `{id}` stands for the id of the thing. */
export type IndexedKind = { path: string; what: string; files: number; records?: number };
export type AccountIndex = {
  firm: string;
  made_at: string;
  /** The address that describes the members of the records. */
  described_at: string;
  kinds: IndexedKind[];
  /** Paths of files that the service has lost. */
  lost: string[];
  left_out: { what: string; why: string }[];
};

export const leftOut: AccountIndex['left_out'] = [
  { what: 'Passwords, keys and codes', why: 'They are secrets, kept as hashes or sealed.' },
  {
    what: 'Imports, exports, deliveries to webhooks, and events',
    why: 'They pass by themselves. Their outcome is here.',
  },
  { what: 'Smaller pictures of photographs', why: 'They are made from the originals, which are here.' },
  { what: 'Older PDFs', why: 'The newest of each kind of each report is here, where one had been made.' },
];

/** A page without scripts, with relative links to the files beside it. */
export function renderAccountIndex(index: AccountIndex): string {
  const rows = index.kinds.map(({ path, what, files, records }) => {
    const name = path.includes('{') ? escaped(path) : `<a href="${path}">${escaped(path)}</a>`;
    return `<tr><td>${name}</td><td>${escaped(what)}</td><td>${files}</td><td>${records ?? ''}</td></tr>`;
  });
  const items = (texts: string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;
  const firm = escaped(index.firm);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>All that ${firm} keeps in Keyturn</title><style>${pageStyle}</style></head>
<body><h1>All that ${firm} keeps in Keyturn</h1>
<p>Made ${escaped(index.made_at)}. Each JSON file has what the interface answers under the same path; its members are described at <a href="${escaped(index.described_at)}">${escaped(index.described_at)}</a>. “index.json” says the same as this page to programs.</p>
<h2>Files</h2><table><thead><tr><th>Path</th><th>What it is</th><th>Files</th><th>Records</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>
<p>“{id}” stands for the id that a record has in the list above it. The name of each original begins with the id of its attachment.</p>
${index.lost.length === 0 ? '' : `<h2>Lost</h2><p>Keyturn has lost these files:</p>${items(index.lost.map(escaped))}`}
<h2>Left out</h2>${items(index.left_out.map(({ what, why }) => `<strong>${escaped(what)}.</strong> ${escaped(why)}`))}
<p>Keyturn removes its copy of this file after ${EXPORT_DAYS} days. A finder reads everything: keep it as you keep keys.</p></body></html>
`;
}
