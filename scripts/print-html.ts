/**
 * The content of a report as a plain HTML page to print: the starting point of a PDF by browser. Page numbers in the
 * contents are left out: Chromium would have to print twice for them.
 */
import { pathToFileURL } from 'node:url';
import type { Fact, ItemView, PhotoView, Ref, ReportView, RoomView } from '#pdf/assemble/report-view.ts';

const style = `
@page { size: A4; margin: 20mm 18mm; 
  @top-left { content: "FOOT"; font: 7pt sans-serif } @bottom-left { content: "FOOT"; font: 7pt sans-serif }
  @bottom-right { content: "Page " counter(page) " of " counter(pages); font: 7pt sans-serif } }
body { font: 8.8pt/1.35 Inter, Helvetica, Arial, sans-serif; color: #1a1f25 }
h1 { font-size: 17pt; color: #17505b; break-before: page } h2 { font-size: 12pt; color: #17505b }
table { width: 100%; border-collapse: collapse } th { background: #eef3f4; text-align: left; font-size: 7.2pt }
td, th { padding: 4pt; border-bottom: 0.4pt solid #d8dde2; vertical-align: top } tr { break-inside: avoid }
.photos { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4mm; margin: 3mm 0 } figure { margin: 0; break-inside: avoid }
figure img { width: 100%; height: 41.5mm; object-fit: contain; background: #f4f6f7; border-radius: 2pt } figcaption { font-size: 7.2pt }
a { color: #17505b; text-decoration: none } .facts { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4mm }
`;

export function writePrintHtml(view: ReportView): string {
  const { cover } = view;
  const attention = view.summary.attention.map((one) => `<li>${link(one)}</li>`).join('');
  const contents = view.contents.map(({ title, to }) => `<li><a href="#${to}">${text(title)}</a></li>`).join('');
  const disclaimers = view.disclaimers.map(
    (one) => `<h2>${text(one.title)}</h2>${one.paragraphs.map((p) => `<p>${text(p)}</p>`).join('')}`,
  );
  const actions = view.actions.map((one) => [
    `<span id="${one.label}">${one.number}</span>`,
    `${text(one.room)} ${link(one.item)} ${one.photos.map(link).join(' ')}`,
    ...cells([one.action, one.responsibility, one.comments]),
  ]);
  const index = [...view.evidence.photos, ...view.evidence.lastPhotos].flatMap(({ heading, rows }) => [
    [text(heading)],
    ...rows.map((one) => [one.number, one.about, one.taken, one.uploaded, one.sha256].map(text)),
  ]);
  const handover = [...view.meters.rooms, ...view.keys, ...view.manuals].map(writeRoom).join('');
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${text(view.meta.title)}</title><style>${style.replaceAll('FOOT', text(view.footer.text))}</style></head><body>
${cover.photo === null ? '' : writePhoto(cover.photo)}<h1>${text(cover.line1)}</h1><p>${text(cover.rest)}</p><div class="facts">${writeFacts(cover.facts)}</div>
<h1>Contents</h1><ol>${contents}</ol>
<ul>${view.reading.map((line) => `<li>${text(line)}</li>`).join('')}</ul>
<h1>Summary</h1><p>${view.summary.counts.map(({ value, label }) => `${value} ${label}`).join(', ')}</p><ul>${attention}</ul>
${writeTable(
  ['Responsibility', 'Actions'],
  view.summary.responsibilities.map(({ who, count }) => [text(who), String(count)]),
)}
${writeParties(view)}${disclaimers.join('')}
${writeTable(
  ['Term', 'Meaning'],
  view.glossary.terms.map(({ label, value }) => cells([label, value])),
)}
${writeTable(
  ['Meter', 'Location', 'Serial', 'Reading', 'Date'],
  view.meters.rows.map((m) => cells([m.type, m.location, m.serial, m.reading, m.date])),
)}
${writePhotos(view.meters.photos)}${handover}
${writeTable(
  ['Alarm', 'Location', 'Kind', 'Result'],
  view.alarms.map((a) => cells([a.name, a.location, a.kind, a.result])),
)}
${writePhotos(view.outside.photos)}
<h1>Rooms</h1>${view.rooms.map(writeRoom).join('')}
<h1>Actions</h1>${writeTable(['No.', 'Item', 'Action', 'Responsibility', 'Comments'], actions)}
${writeClosing(view)}
<h1>Evidence</h1><div class="facts">${writeFacts(view.evidence.facts)}</div>${writeTable(['No.', 'Room and item', 'Taken', 'Uploaded', 'SHA-256'], index)}
${writeTable(
  ['When', 'Who', 'What'],
  view.evidence.audit.map((a) => cells([a.at, a.actor, a.action])),
)}
</body></html>`;
}

function writeParties({ parties, summary, notes }: ReportView): string {
  const contacts = parties.contacts.map((c) => cells([c.type, c.name, c.reach.join(', '), c.notes]));
  const facts = writeFacts([...parties.facts, ...summary.statements]);
  const words = notes.map((p) => `<p>${text(p)}</p>`).join('');
  return `<h1>Parties</h1>${writeTable(['Role', 'Name', 'Contact', 'Attendance'], contacts)}<div class="facts">${facts}</div>${words}`;
}

function writeClosing({ comments, declaration }: ReportView): string {
  const received = comments.map((c) => `<p>${cells([c.from, c.at, c.text, c.reply]).join(' ')}</p>`).join('');
  const words = declaration.paragraphs.map((p) => `<p>${text(p)}</p>`).join('');
  const signed = declaration.signed.map((d) => cells([d.name, d.role, d.at, d.method]));
  const sent = declaration.deliveries.map((d) => cells([d.at, d.event, d.recipient]));
  const tables = writeTable(['Name', 'Role', 'When', 'How'], signed) + writeTable(['When', 'What', 'To'], sent);
  return `<h1>Comments and declaration</h1>${received}${words}${tables}`;
}

function writeFacts(facts: Fact[]): string {
  return facts.map(({ label, value }) => `<div><small>${text(label)}</small><br>${text(value)}</div>`).join('');
}

function writeRoom(room: RoomView): string {
  const rows = room.items.map((item) => [
    `<span id="${item.label}">${item.number}</span>`,
    ...cells([item.name, item.description, condition(item)]),
    item.photos.map(link).join(' '),
  ]);
  return `<h2 id="${room.label}">${text(room.number)} ${text(room.name)}</h2>${writePhotos(room.overview)}${writeTable(['No.', 'Item', 'Description', 'Condition', 'Photos'], rows)}${writePhotos(room.photos)}`;
}

function condition(item: ItemView): string | null {
  return item.now ?? item.answer?.word ?? item.answers.map(({ word }) => word).join(', ');
}

function writePhotos(photos: PhotoView[]): string {
  return photos.length === 0 ? '' : `<div class="photos">${photos.map(writePhoto).join('')}</div>`;
}

function writePhoto(photo: PhotoView): string {
  const caption = [photo.number, photo.about, photo.caption].filter(Boolean).join(' · ');
  const src = photo.src === null ? '' : pathToFileURL(photo.src).href;
  return `<figure id="${photo.label}"><img src="${src}" alt="${text(photo.alt)}"><figcaption>${text(caption)}<br>${text(photo.taken)}</figcaption></figure>`;
}

function writeTable(head: string[], rows: string[][]): string {
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<table><thead><tr>${head.map((word) => `<th>${word}</th>`).join('')}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Cells are HTML already. */
function cells(words: (string | null)[]): string[] {
  return words.map(text);
}

function link({ text: words, to }: Ref): string {
  return to === null ? text(words) : `<a href="#${to}">${text(words)}</a>`;
}

function text(words: string | null): string {
  return (words ?? '').replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
