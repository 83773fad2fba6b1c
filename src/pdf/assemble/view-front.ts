/** The front page, the contents, the parties and the foot of each page. */
import type { ReportDocument } from '../report-document.ts';
import type { Desk } from './numbering.ts';
import type { Fact, ReportView, RoomView } from './report-view.ts';
import { opensWithActions, type SectionId, sectionTitle, shortTypeName, typeTitle } from './sections.ts';
import { filled, shorten } from './text-parts.ts';
import { timeBetween } from './time-between.ts';
import { counted } from './view-rooms.ts';

const kindTitles = { FULL: null, CHANGES: 'Changes', ACTIONS: 'Actions' } as const;

export function viewCover(desk: Desk): ReportView['cover'] {
  const { document } = desk;
  const { inspection, property } = document;
  const type = typeTitle(inspection.typeCode, inspection.typeName);
  const kind = kindTitles[document.kind];
  // A title that only repeats the type says nothing.
  const said = [inspection.typeName, shortTypeName(inspection.typeName), type, ''].map(plain);
  const isOwnTitle = !said.includes(plain(inspection.title));
  return {
    eyebrow: kind === null ? type : `${kind} · ${type}`,
    title: isOwnTitle ? inspection.title : null,
    line1: property.line1,
    rest: filled(property.rest).join(', '),
    photo: document.cover === null ? null : { ...coverPhoto(desk), label: null },
    facts: coverFacts(desk),
    banner: cancelledBanner(desk) ?? remoteBanner(desk),
    actions: coverActions(desk),
    link:
      inspection.reportUrl === null ? null : { href: inspection.reportUrl, shown: shortAddress(inspection.reportUrl) },
  };
}

/** `Check Out` is no other title than `Check-out`. */
function plain(title: string): string {
  return title
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** The cover may be one of the report's own photographs; if not, it has no number. */
function coverPhoto(desk: Desk) {
  const { cover, property } = desk.document;
  const own = desk.photos.all.find(({ photo }) => photo.id === cover?.id);
  const alt = `${property.line1}, seen on the day`;
  const plain = { src: cover?.path ?? null, number: '', era: null, about: null, caption: null, taken: null, alt };
  return own === undefined ? plain : { ...plain, number: own.number, taken: desk.when.short(own.photo.takenAt) };
}

/** As many as fit beside the other facts. */
const mostOnCover = 6;

function coverActions({ document, actions }: Desk): ReportView['cover']['actions'] {
  if (!opensWithActions(document.kind, document.inspection.typeCode) || actions.length === 0) return null;
  const rows = actions.slice(0, mostOnCover).map(({ number, action, room, item }) => ({
    number: `A${number}`,
    text: shorten(action.action, 60),
    where: shorten(`${room.name} · ${item.name}`, 60),
    who: shorten(action.responsibility, 24),
  }));
  return { rows, more: actions.length - rows.length };
}

function shortAddress(url: string): string {
  return url.replace(/^https?:\/\//, '');
}

/** Which tenancy the report is of, from whatever fields the account has for it. */
const ofTenancy = /\b(tenancy|tenants?' move|occupan|forwarding address)/i;

/** Of a check out the check in, and how long ago it was. */
function comparedWith({ previous, inspection }: ReportDocument, when: Desk['when']): [string, string | null][] {
  if (previous === null) return [];
  const what = filled([previous.ref ?? shortTypeName(previous.typeName), when.day(previous.conductedAt)]).join(', ');
  return inspection.typeCode === 5
    ? [
        ['Check in', what],
        ['Since the check in', timeBetween(previous.conductedAt, inspection.startedAt ?? inspection.conductedAt)],
      ]
    : [['Compared with', what]];
}

/** Nobody of the office is on site when a tenant carries it out. */
function clerkLabel(typeCode: number): string {
  return typeCode === 150 ? 'Handled by' : 'Clerk';
}

function coverFacts({ document, when, compares, comparison }: Desk): Fact[] {
  const { inspection, property } = document;
  const isDone = inspection.startedAt !== null || !(document.draft || inspection.cancelledAt !== null);
  return facts([
    [isDone ? 'Carried out' : 'Appointment', when.full(inspection.startedAt ?? inspection.conductedAt)],
    ['Submitted', when.full(inspection.submittedAt)],
    ['Completed', when.full(inspection.completedAt)],
    [clerkLabel(inspection.typeCode), inspection.clerk],
    ['Instructed by', inspection.client],
    ['Tenant present', tenantPresent(document, comparison)],
    ...(compares ? comparedWith(document, when) : []),
    ...document.particulars
      .filter(({ label }) => ofTenancy.test(label))
      .slice(0, 3)
      .map(({ label, value }): [string, string] => [label, shorten(dayOrWords(value, when), 80)]),
    ['Property', propertyShape(property)],
    ['UPRN', property.uprn],
    ['Report reference', inspection.ref],
    ['Property reference', property.ref],
    ['Version', document.draft ? `${inspection.version} (draft)` : String(inspection.version)],
  ]);
}

/** From the contacts, else from what the clerk wrote in an overview of the attendance: that of this visit, and not what
 * was carried over from another. */
function tenantPresent({ contacts, rooms }: ReportDocument, comparison: Desk['comparison']): string | null {
  const tenants = contacts.filter((contact) => contact.typeName === 'Tenant' && contact.attended !== null);
  const present = tenants.filter((contact) => contact.attended).map((contact) => contact.name);
  if (tenants.length > 0) return present.length === 0 ? 'No' : present.join(', ');
  const written = rooms
    .filter((room) => room.blockType === 'OVERVIEW' && /\battend/i.test(room.name))
    .flatMap((room) => room.items as { id: number; name: string; condition: string | null }[])
    .find(({ id, name }) => /\btenants?\b/i.test(name) && comparison?.kindOf(id) !== 'same');
  return written?.condition ? shorten(written.condition.replace(/^present:\s*/i, ''), 80) : null;
}

/** `Mid terrace house, 3 bedrooms, 1 bathroom, garden, part furnished` */
function propertyShape(property: Desk['document']['property']): string {
  const kind = filled([property.detachment, property.type]).join(' ').toLowerCase();
  const parts = [
    kind,
    property.beds === null ? '' : property.beds === 0 ? 'studio' : counted(property.beds, 'bedroom'),
    property.baths === null || property.baths === 0 ? '' : counted(property.baths, 'bathroom'),
    property.garages === null || property.garages === 0 ? '' : counted(property.garages, 'garage'),
    property.parking ? 'parking' : '',
    property.garden ? 'garden' : '',
    property.furnished?.toLowerCase() ?? '',
  ];
  const shape = filled(parts).join(', ');
  return shape.charAt(0).toUpperCase() + shape.slice(1);
}

function cancelledBanner({ document: { inspection }, when }: Desk): string | null {
  return inspection.cancelledAt === null ? null : `Cancelled on ${when.full(inspection.cancelledAt)}, not completed`;
}

function remoteBanner({ document: { inspection } }: Desk): string | null {
  const who = inspection.selfServicer === null ? 'the tenant' : inspection.selfServicer;
  if (inspection.typeCode === 150) return `Completed by ${who}, without a clerk on site`;
  if (inspection.typeCode === 231) return `Carried out remotely, live with ${who}`;
  return null;
}

export function viewMark({ draft, inspection }: ReportDocument): ReportView['mark'] {
  // The front page has a banner of its own for it.
  if (inspection.cancelledAt !== null) return { across: 'CANCELLED', head: 'CANCELLED, not completed', cover: null };
  return draft ? { across: 'DRAFT', head: 'DRAFT, may still change', cover: 'DRAFT, not yet complete' } : null;
}

const separator = '  ·  ';
/** What fits on its one line. */
const footerLetters = { besideInitials: 108, alone: 134 };

export function viewFooter({ document, when }: Desk): ReportView['footer'] {
  const { inspection, property } = document;
  const awaits = document.contacts.some((contact) => contact.signee);
  const initials = awaits && document.kind === 'FULL' && !document.draft && [2, 5, 6].includes(inspection.typeCode);
  const rest = filled([
    typeTitle(inspection.typeCode, inspection.typeName),
    when.day(inspection.conductedAt),
    shorten(inspection.ref ?? '', 24),
    `v${inspection.version}`,
  ]).join(separator);
  const room = (initials ? footerLetters.besideInitials : footerLetters.alone) - rest.length - separator.length;
  const address = filled([property.line1, property.rest.at(-1)]).join(', ');
  return {
    text: [shorten(address, Math.min(44, Math.max(16, room))), rest].join(separator),
    company: shorten(document.brand.company, 60),
    initials,
  };
}

export function viewParties(desk: Desk): ReportView['parties'] {
  const { contacts, inspection, particulars } = desk.document;
  const { when } = desk;
  const hasAttendance = contacts.some((contact) => contact.attended !== null);
  return {
    hasAttendance,
    contacts: contacts.map((contact) => ({
      type: contact.typeName,
      name: contact.name,
      reach: filled([contact.email, contact.phone]),
      notes: filled([attendance(contact.attended), contact.signee ? 'Signs the report' : null]).join(' · '),
    })),
    facts: [
      ...facts([
        ['Instructed by', inspection.client],
        [clerkLabel(inspection.typeCode), inspection.clerk],
        ['Typist', inspection.typist],
        ['Carried out by', inspection.selfServicer],
        ['Appointment', when.full(inspection.conductedAt)],
        ['Started', when.full(inspection.startedAt)],
        ['Submitted', when.full(inspection.submittedAt)],
        ['Completed', when.full(inspection.completedAt)],
      ]),
      ...particulars.map(({ label, value }) => ({
        label,
        value: dayOrWords(value, when),
      })),
    ],
  };
}

const dayOnly = /^\d{4}-\d\d-\d\d$/;

function dayOrWords(value: string, when: Desk['when']): string {
  return dayOnly.test(value) ? (when.day(value) ?? value) : value;
}

function attendance(attended: boolean | null): string | null {
  if (attended === null) return null;
  return attended ? 'Attended' : 'Not present';
}

export function viewContents(
  sections: ReportView['sections'],
  roomsOf: Partial<Record<SectionId, RoomView[]>>,
): ReportView['contents'] {
  return sections.flatMap(({ id, title, label }) => [
    { title, note: null, to: label, depth: 1 },
    ...(roomsOf[id] ?? []).map((room) => roomEntry(room)),
  ]);
}

function roomEntry(room: RoomView) {
  return { title: `${room.number ?? ''}  ${shorten(room.name, 60)}`, note: room.note, to: room.label, depth: 2 };
}

export function viewSections({ kind, inspection }: ReportDocument, ids: SectionId[]): ReportView['sections'] {
  return ids.map((id) => ({ id, title: sectionTitle(id, kind, inspection.typeCode), label: `section-${id}` }));
}

export function facts(pairs: [string, string | null][]): Fact[] {
  return pairs.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }]));
}
