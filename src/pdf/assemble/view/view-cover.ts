/** The front page: the kind of report, the property, the time, the author and the client. */
import { types } from '#domain/inspection-type.ts';
import type { ReportDocument } from '../../report-document.ts';
import type { Desk } from '../numbering.ts';
import type { Fact, ReportView } from '../report-view.ts';
import { opensWithActions, shortTypeName, typeTitles } from '../sections.ts';
import { defectWords } from '../words/defect-words.ts';
import { filled, shorten } from '../words/text-parts.ts';
import { timeBetween } from '../words/time-between.ts';
import { clerkLabel, dayOrWords, facts } from './view-front.ts';
import { counted } from './view-rooms.ts';

const kindTitles = { FULL: null, CHANGES: 'Changes', ACTIONS: 'Actions' } as const;

export function viewCover(desk: Desk): ReportView['cover'] {
  const { document } = desk;
  const { inspection, property } = document;
  const type = typeTitles[inspection.typeCode];
  const kind = kindTitles[document.kind];
  // A title that only repeats the type says nothing.
  const said = [inspection.typeName, shortTypeName(inspection.typeName), type, ''].map(plain);
  const isOwnTitle = !said.includes(plain(inspection.title));
  const cover = {
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
  while (
    cover.actions !== null &&
    cover.actions.rows.length > 1 &&
    roomForPicture(cover, document.brand) < leastPicture
  ) {
    cover.actions = { rows: cover.actions.rows.slice(0, -1), more: cover.actions.more + 1 };
  }
  const tallest = cover.actions === null ? tallestPicture : besideActions;
  const room = Math.floor(roomForPicture(cover, document.brand));
  return { ...cover, pictureHeight: Math.max(leastPicture, Math.min(tallest, room)) };
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

function coverActions({ document, actions, comparison }: Desk): ReportView['cover']['actions'] {
  if (!opensWithActions(document.kind, document.inspection.typeCode) || actions.length === 0) return null;
  const rows = actions.slice(0, mostOnCover).map(({ number, action, room, item }) => ({
    number: `A${number}`,
    text: shorten(filled([action.action, defectWords({ room, item }, comparison?.before(item.id))]).join(': '), 84),
    where: shorten(`${room.name} · ${item.name}`, 60),
    who: shorten(action.responsibility, 24),
  }));
  return { rows, more: actions.length - rows.length };
}

function shortAddress(url: string): string {
  return url.replace(/^https?:\/\//, '');
}

/** At most two lines; the report has the whole text. Only this page tells the kind of property. */
const longestFact = 54;

/** The tenancy that the report is about, from any fields the account has for it. */
const ofTenancy = /\b(tenancy|tenants?' move|occupan|forwarding address)/i;

/** For a check out: the date of the check in, and how long ago it was. */
function comparedWith({ previous, inspection }: ReportDocument, when: Desk['when']): [string, string | null][] {
  if (previous === null) return [];
  const what = filled([previous.ref ?? shortTypeName(previous.typeName), when.day(previous.conductedAt)]).join(', ');
  return inspection.typeCode === types.checkOut
    ? [
        ['Check in', what],
        ['Since the check in', timeBetween(previous.conductedAt, inspection.startedAt ?? inspection.conductedAt)],
      ]
    : [['Compared with', what]];
}

function coverFacts({ document, when, compares, comparison }: Desk): Fact[] {
  const { inspection, property } = document;
  const isDone = inspection.startedAt !== null || !(document.draft || inspection.cancelledAt !== null);
  const all = facts([
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
      .map(({ label, value }): [string, string] => [label, dayOrWords(value, when)]),
    ['Property', propertyShape(property)],
    ['UPRN', property.uprn],
    ['Report reference', inspection.ref],
    ['Property reference', property.ref],
    ['Version', document.draft ? `${inspection.version} (draft)` : String(inspection.version)],
  ]);
  return all.map(({ label, value }) => ({ label, value: label === 'Property' ? value : shorten(value, longestFact) }));
}

/**
 * From the contacts, else from the clerk's own words in an overview of the attendance at this visit, not words carried
 * over from another.
 */
function tenantPresent({ contacts, rooms }: ReportDocument, comparison: Desk['comparison']): string | null {
  const tenants = contacts.filter((contact) => contact.typeName === 'Tenant' && contact.attended !== null);
  const present = tenants.filter((contact) => contact.attended).map((contact) => contact.name);
  if (tenants.length > 0) return present.length === 0 ? 'No' : present.join(', ');
  const written = rooms
    .filter((room) => room.blockType === 'OVERVIEW' && /\battend/i.test(room.name))
    .flatMap((room) => room.items as { id: number; name: string; condition: string | null }[])
    .find(({ id, name }) => /\btenants?\b/i.test(name) && comparison?.kindOf(id) !== 'same');
  return written?.condition ? written.condition.replace(/^present:\s*/i, '') : null;
}

/** `Mid terrace house, 3 bedrooms, 1 bathroom, garden, part furnished` */
function propertyShape(property: Desk['document']['property']): string {
  const kind = filled([property.detachment, property.type]).join(' ').toLowerCase();
  const parts = [
    kind,
    property.beds === 0 ? 'studio' : countedIfAny(property.beds, 'bedroom'),
    countedIfAny(property.baths, 'bathroom'),
    countedIfAny(property.garages, 'garage'),
    property.parking ? 'parking' : '',
    property.garden ? 'garden' : '',
    property.furnished?.toLowerCase() ?? '',
  ];
  const shape = filled(parts).join(', ');
  return shape.charAt(0).toUpperCase() + shape.slice(1);
}

function countedIfAny(count: number | null, thing: string): string {
  return count === null || count === 0 ? '' : counted(count, thing);
}

function cancelledBanner({ document: { inspection }, when }: Desk): string | null {
  return inspection.cancelledAt === null ? null : `Cancelled on ${when.full(inspection.cancelledAt)}, not completed`;
}

function remoteBanner({ document: { inspection } }: Desk): string | null {
  const who = inspection.selfServicer === null ? 'the tenant' : inspection.selfServicer;
  if (inspection.typeCode === types.selfService) return `Completed by ${who}, without a clerk on site`;
  if (inspection.typeCode === types.live) return `Carried out remotely, live with ${who}`;
  return null;
}

// Everything has to stand on one page, and the picture gives way. In millimetres.
const ofPage = 267;
const tallestPicture = 130;
const besideActions = 68;
const leastPicture = 24;
/** Letterhead, rules and spaces, the firm in four lines and the code at the foot. */
const ofTheRest = 58;

function roomForPicture(
  { line1, rest, title, facts: told, banner, actions }: Omit<ReportView['cover'], 'pictureHeight'>,
  brand: ReportDocument['brand'],
): number {
  const lines = (text: string | null, letters: number) => Math.ceil((text ?? '').length / letters);
  const factRows = Array.from({ length: Math.ceil(told.length / 3) }, (_, at) =>
    Math.max(...told.slice(3 * at, 3 * at + 3).map(({ value }) => lines(value, 27))),
  );
  const firm = (brand.address ?? '').split('\n').reduce((sum, line) => sum + Math.max(1, lines(line, 70)), 0);
  const used =
    ofTheRest +
    (firm - 1) * 3.8 +
    lines(line1, line1.length > 60 ? 44 : 30) * (line1.length > 60 ? 9.5 : 13) +
    lines(rest, 70) * 6.5 +
    lines(title, 80) * 6 +
    factRows.reduce((sum, count) => sum + 6.6 + count * 4.4, 0) +
    lines(banner, 90) * 5 +
    (banner === null ? 0 : 13) +
    (actions === null
      ? 0
      : 24 +
        actions.rows.reduce((sum, { text, where }) => sum + 3 + 4.4 * Math.max(lines(text, 26), lines(where, 34)), 0));
  return ofPage - used;
}
