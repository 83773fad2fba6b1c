/** The index of a dispute pack, to be read and printed: no scripts, links to the files beside it, and no text becomes markup. */
import { EXPORT_DAYS } from '#domain/people/data-export.ts';
import type { ChangeKind } from '#pdf/assemble/compare-reports.ts';
import type { WhenFormat } from '#pdf/assemble/words/format-when.ts';
import { escaped, pageStyle } from '../index-page.ts';
import type { PackChain } from './pack-chain.ts';
import type { PackedFile } from './pack-files.ts';
import type { PackedItem, PackedPhoto, PackedSide } from './pack-items.ts';
import type { CommentRecord, DeliveryRecord, SignatureRecord } from './pack-records.ts';

export type PackIndex = {
  title: string;
  firm: string;
  madeAt: string;
  facts: [label: string, value: string][];
  /** Things that a reader must know, such as a report under correction. */
  notices: string[];
  /** The columns of the comparison. */
  columns: { before: string; now: string };
  isCompared: boolean;
  items: PackedItem[];
  comments: CommentRecord[];
  signatures: SignatureRecord[];
  deliveries: DeliveryRecord[];
  chain: PackChain;
  files: readonly PackedFile[];
  /** Photographs that the service has lost, or that are not what they were. */
  lost: readonly string[];
};

/** The folder of the claim sheets. */
const CLAIMS = 'claims/';

const style = `${pageStyle}
.item{border-top:1px solid #bbb;padding:.5rem 0;break-inside:avoid-page}.sides{display:flex;flex-wrap:wrap;gap:1rem 2rem}.side{flex:1 1 18rem;min-width:0}
figure{display:inline-block;margin:.25rem .5rem .25rem 0;max-width:15rem;vertical-align:top;font-size:.8rem;overflow-wrap:anywhere}figure img{width:15rem;max-width:100%;height:auto;display:block}
td:first-child,th:first-child{min-width:6rem}.words{white-space:pre-line}code{overflow-wrap:anywhere}svg{width:12rem;height:4rem}`;

export const changeWords: Record<ChangeKind, string> = {
  same: 'As it was',
  changed: 'Differs',
  moved: 'In another room',
  added: 'Not in the earlier report',
  removed: 'Not in this report any more',
};

const leftOut = (hasClaims: boolean) => [
  'Photographs of items that did not differ, have no action and were commented on by nobody. The PDFs show them, with their hashes.',
  'Films and recordings. The PDFs name them; they are kept with the report.',
  hasClaims
    ? 'A finding on who should pay. The claim sheets suggest contributions from the cost, age and life that the firm gave: advice, and the adjudicator decides.'
    : 'Age, cost and life of what is disputed, and any suggestion of who should pay: that is for the parties and the adjudicator.',
];

export function renderPackPage(index: PackIndex, when: WhenFormat): string {
  const { title, firm, madeAt, notices } = index;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head>
<body><main><h1>${escaped(title)}</h1>
<p>Put together for a dispute by ${escaped(firm)}, ${at(when, madeAt)}. The wording of the reports is in the PDFs; “index.json” says the same as this page to programs.</p>
${notices.map((words) => `<p><strong>${escaped(words)}</strong></p>`).join('')}
${table(
  ['', ''],
  index.facts.map(([label, value]) => [escaped(label), escaped(value)]),
)}
<h2>Item by item</h2>${itemsPart(index, when)}
<h2>Comments</h2>${commentsPart(index, when)}
<h2>Signatures</h2>${signaturesPart(index, when)}
<h2>Sent and opened</h2>${deliveriesPart(index, when)}
<h2>Sealed versions</h2>${chainPart(index, when)}
<h2>Files</h2>${table(
    ['File', 'What it is'],
    index.files.map(({ path, what }) => [link(path), escaped(what)]),
  )}
${index.lost.length === 0 ? '' : `<p><strong>Photographs that are lost or altered:</strong></p>${list(index.lost)}`}
<h2>Left out</h2>${list(leftOut(index.files.some(({ path }) => path.startsWith(CLAIMS))))}
<p>Keyturn removes its copy of this pack after ${EXPORT_DAYS} days.</p></main></body></html>
`;
}

const at = (when: WhenFormat, moment: string | null) => escaped(when.exact(moment) ?? 'at a time that is not known');
const link = (path: string, words = path) =>
  `<a href="${path.split('/').map(encodeURIComponent).join('/')}">${escaped(words)}</a>`;
const list = (texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`;

/** Cells are markup already. */
function table(headings: string[], rows: string[][]): string {
  const isHeaded = headings.some((heading) => heading !== '');
  const head = `<thead><tr>${headings.map((heading) => `<th scope="col">${escaped(heading)}</th>`).join('')}</tr></thead>`;
  const body = rows.map(([first = '', ...cells]) => {
    const start = isHeaded ? `<td>${first}</td>` : `<th scope="row">${first}</th>`;
    return `<tr>${start}${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<table>${isHeaded ? head : ''}<tbody>${body.join('\n')}</tbody></table>`;
}

function itemsPart({ items, columns, isCompared }: PackIndex, when: WhenFormat): string {
  const intro = isCompared
    ? 'Items that differ from the earlier report, have an action, or were commented on. The comparison records what was seen on the day; it decides no claim.'
    : 'This report was compared with no earlier one. Here are items that have an action or were commented on.';
  const parts = items.map(({ number, change, before, now, actions, comments }) => {
    const { room, name } = now ?? before ?? { room: '', name: '' };
    const sides = [isCompared ? sidePart(columns.before, before, when) : '', sidePart(columns.now, now, when)];
    const told = [
      ...actions.map(({ action, responsibility, comments: words }) =>
        ['Action', [action, responsibility, words].filter((text) => text !== null && text !== '').join(' · ')].join(
          ': ',
        ),
      ),
      ...comments.map(({ author, text, createdAt }) => `${author}, ${when.exact(createdAt) ?? ''}: ${text}`),
    ];
    const heading = `${number}. ${room} · ${name}${change === null ? '' : ` (${changeWords[change]})`}`;
    return `<section class="item"><h3>${escaped(heading)}</h3><div class="sides">${sides.join('')}</div>${told.length === 0 ? '' : list(told)}</section>`;
  });
  return `<p>${intro}</p>${parts.length === 0 ? '<p>There is nothing of the kind.</p>' : parts.join('\n')}`;
}

function sidePart(heading: string, side: PackedSide | null, when: WhenFormat): string {
  const words =
    side === null ? 'Not in it' : [side.description, side.condition].filter(Boolean).join('\n') || 'No words';
  const photographs = (side?.photographs ?? []).map((photo) => figure(photo, side?.name ?? '', when));
  return `<div class="side"><h4>${escaped(heading)}</h4><p class="words">${escaped(words)}</p>${photographs.join('')}</div>`;
}

function figure({ path, caption, takenAt, uploadedAt, sha256 }: PackedPhoto, name: string, when: WhenFormat): string {
  const address = path.split('/').map(encodeURIComponent).join('/');
  const taken = takenAt === null ? 'Time of taking not in the file' : `Taken ${when.exact(takenAt)}`;
  const words = [caption, taken, `received ${when.exact(uploadedAt)}`].filter(Boolean).join('; ');
  return `<figure><a href="${address}"><img src="${address}" loading="lazy" alt="${escaped(caption ?? name)}"></a><figcaption>${escaped(words)}<br><code>${sha256}</code></figcaption></figure>`;
}

function commentsPart({ comments }: PackIndex, when: WhenFormat): string {
  if (comments.length === 0) return '<p>Nobody commented.</p>';
  const rows = comments.map(({ report, at: moment, from, as, about, text, reply, replied_at, replied_by }) => [
    escaped(report),
    at(when, moment),
    escaped(`${from} (${as})`),
    `<span class="words">${escaped(about === null ? text : `${about}: ${text}`)}</span>`,
    reply === null
      ? 'No answer'
      : escaped(`${reply} (${[replied_by, when.exact(replied_at)].filter(Boolean).join(', ')})`),
  ]);
  return table(['Report', 'When', 'Who', 'Words', 'Answer'], rows);
}

function signaturesPart({ signatures }: PackIndex, when: WhenFormat): string {
  if (signatures.length === 0) return '<p>Nobody signed.</p>';
  const rows = signatures.map(({ report, at: moment, name, as, version, proof, drawing }) => [
    escaped(report),
    at(when, moment),
    escaped(`${name} (${as})`),
    version === null ? '' : String(version),
    `${escaped(proof)}${drawing === null ? '' : drawn(drawing, name)}`,
  ]);
  return table(['Report', 'When', 'Who', 'Version', 'How, and by what proof'], rows);
}

/** The commands of a path, and nothing that would end it. */
function drawn(drawing: string, name: string): string {
  const path = drawing.replaceAll(/[^\w\s.,-]/g, '');
  return `<br><svg viewBox="0 0 600 200" role="img" aria-label="${escaped(`Signature of ${name}`)}"><path d="${path}" fill="none" stroke="black" stroke-width="3"/></svg>`;
}

function deliveriesPart({ deliveries }: PackIndex, when: WhenFormat): string {
  if (deliveries.length === 0) return '<p>Nothing was sent by Keyturn.</p>';
  const rows = deliveries.map(({ report, at: moment, to, event }) => [
    escaped(report),
    at(when, moment),
    escaped(to),
    escaped(event),
  ]);
  return table(['Report', 'When', 'To', 'What'], rows);
}

function chainPart({ chain }: PackIndex, when: WhenFormat): string {
  const rows = chain.versions.map(({ report, version, sealed_at, sealed_by, occasion, taken_back_at, sha256 }) => [
    escaped(`${report}, version ${version}`),
    `${at(when, sealed_at)}${sealed_by === null ? '' : escaped(` by ${sealed_by}`)}${occasion === 'later' ? ', and not at completion' : ''}${taken_back_at === null ? '' : ', and taken back before anybody was sent it'}`,
    `<code>${sha256}</code>`,
  ]);
  return `<p>Each is an entry of one log of ${chain.log.size}, whose root is <code>${chain.log.root}</code>. ${link('check.html', 'Check this pack')}, or read ${link('how-to-check.txt', 'how to do so by hand')}.</p>${table(['Version', 'Sealed', 'SHA-256'], rows)}`;
}
