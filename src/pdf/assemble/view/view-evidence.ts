/** The evidence appendix: the origin of the report, the index of photographs, and who did what when. */
import type { Desk } from '../numbering.ts';
import type { NumberedPhoto } from '../photo-register.ts';
import type { PhotoEvidence, ReportView } from '../report-view.ts';
import { shortTitle } from '../sections.ts';
import { filled, shorten } from '../words/text-parts.ts';
import { facts } from './view-front.ts';

type Evidence = ReportView['evidence'];
type PhotoGroup = Evidence['photos'][number];

export function viewEvidence(desk: Desk, shown: Set<string>): Evidence {
  const { document, when } = desk;
  const { inspection } = document;
  const { auditTrail, photoIndex } = document.contents;
  const isListed = ({ label }: NumberedPhoto) => photoIndex && (document.kind === 'FULL' || shown.has(label));
  const numbered = desk.photos.all.filter(isListed);
  const audit = (auditTrail ? document.audit : []).map((one) => ({ ...one, at: when.exact(one.at) }));
  const groups = groupByRoom(desk, numbered);
  const auditHeight = heightOfAudit(audit);
  const isShort = !audit.some(isWordy) && heightOfFacts + heightOfIndex(groups) + auditHeight <= tallestShort;
  const isEndKept = auditHeight <= tallestKept && !audit.some(isWordy);
  const room = Math.floor((tallestEnd - auditHeight - heightOfIndexHead) / indexLine);
  const [photos, lastPhotos] = isShort || !isEndKept ? [groups, []] : withTail(groups, room);
  return {
    facts: facts([
      ['Report', filled([shortTitle(inspection), inspection.ref]).join(', ')],
      ['Inspection', String(inspection.id)],
      ['Version', String(inspection.version)],
      ['State', inspection.stateName],
      ['Printed from data of', when.exact(document.printedAt)],
    ]),
    checks: checksOf(inspection),
    photos,
    lastPhotos,
    audit,
    isShort,
    isEndKept,
  };
}

function checksOf({ reportUrl, checkUrl, version }: Desk['document']['inspection']): Evidence['checks'] {
  const lines = [
    {
      address: reportUrl,
      text: `To check this copy, scan the code or open the address: the report there is the current one. This copy is of version ${version}.`,
    },
    {
      address: checkUrl,
      text: 'To check the PDF itself, open this address and choose the file, which stays on your device. It is signed as well: viewers of PDFs show whether it was altered.',
    },
  ];
  return lines.flatMap(({ address, text }) => (address === null ? [] : { address, text }));
}

function groupByRoom(desk: Desk, photos: NumberedPhoto[]): PhotoGroup[] {
  const groups = new Map<string, PhotoGroup>();
  for (const photo of photos) {
    const heading = headingOf(desk, photo);
    const group = groups.get(heading) ?? { heading, rows: [] };
    groups.set(heading, group);
    group.rows.push(evidenceOf(desk, photo));
  }
  return [...groups.values()];
}

function headingOf(desk: Desk, { room, number }: NumberedPhoto): string {
  if (room !== null) return filled([desk.roomNumber(room).number, room.name]).join('  ');
  return number.startsWith('M-') ? 'Meters' : 'Property';
}

function evidenceOf({ itemNumber, when }: Desk, { photo, number, itemId }: NumberedPhoto): PhotoEvidence {
  const item = itemId === null ? undefined : itemNumber(itemId);
  return {
    number,
    about: shorten(item === undefined ? (photo.caption ?? 'Overview') : `${item.number} ${item.name}`, 44),
    taken: when.exact(photo.takenAt),
    uploaded: when.exact(photo.uploadedAt),
    sha256: photo.sha256,
  };
}

// A report must not end in a page with a few lines on it, so its end is kept together: the whole appendix when it is
// short, else the trail with the last lines of the index. In millimetres, of which a page has 256.
const heightOfFacts = 71;
const tallestShort = 130;
const tallestKept = 130;
const tallestEnd = 225;
const heightOfIndexHead = 26;
const indexLine = 7;
const leastInTail = 8;
const mostInTail = 14;

function heightOfIndex(groups: PhotoGroup[]): number {
  const lines = groups.reduce((sum, { rows }) => sum + 1 + rows.length, 0);
  return lines === 0 ? 0 : 24 + lines * indexLine;
}

/** Wide letters may take more lines than are counted. */
function isWordy({ actor, action, detail, application }: Evidence['audit'][number]): boolean {
  return [actor, action, detail, application].some((text) => (text ?? '').length > 90);
}

function heightOfAudit(audit: Evidence['audit']): number {
  const lines = (text: string | null, letters: number) => Math.ceil((text ?? '').length / letters);
  const rows = audit.map(({ actor, action, detail, application }) =>
    Math.max(1, lines(actor, 20), lines(filled([action, detail]).join(', '), 36), lines(application, 18)),
  );
  return rows.reduce((sum, count) => sum + 3.2 + 3.4 * count, rows.length === 0 ? 0 : 18);
}

/**
 * Takes whole rooms from the end, and the last photographs of a room with many. `lines` is all the space there is: the
 * lines kept together must not outgrow the page.
 */
function withTail(groups: PhotoGroup[], lines: number): [PhotoGroup[], PhotoGroup[]] {
  const rest = [...groups];
  const tail: PhotoGroup[] = [];
  let [rows, used] = [0, 0];
  while (rows < leastInTail && used + 2 <= lines) {
    const last = rest.pop();
    if (last === undefined) break;
    const room = Math.min(mostInTail - rows, lines - used - 1);
    const isSplit = last.rows.length > room;
    if (isSplit) rest.push({ ...last, rows: last.rows.slice(0, -room) });
    const kept = isSplit ? last.rows.slice(-room) : last.rows;
    tail.unshift({ heading: isSplit ? `${last.heading} (continued)` : last.heading, rows: kept });
    rows += kept.length;
    used += kept.length + 1;
  }
  return [rest, tail];
}
