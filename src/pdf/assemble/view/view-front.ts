/** The contents, the parties, and the head and foot of each page. */
import { type InspectionTypeCode, types } from '#domain/inspection-type.ts';
import type { ReportDocument } from '../../report-document.ts';
import type { Desk } from '../numbering.ts';
import type { Fact, ReportView, RoomView } from '../report-view.ts';
import { type SectionId, sectionTitle, typeTitles } from '../sections.ts';
import { filled, shorten } from '../words/text-parts.ts';

/** Nobody of the office is on site when a tenant carries it out. */
export function clerkLabel(typeCode: InspectionTypeCode): string {
  return typeCode === types.selfService ? 'Handled by' : 'Clerk';
}

export function viewMark({ draft, inspection }: ReportDocument): ReportView['mark'] {
  // The front page has a banner of its own for it.
  if (inspection.cancelledAt !== null) return { across: 'CANCELLED', head: 'CANCELLED, not completed', cover: null };
  return draft ? { across: 'DRAFT', head: 'DRAFT, may still change', cover: 'DRAFT, not yet complete' } : null;
}

const separator = '  ·  ';
/** As many letters as fit on its one line. */
const footerLetters = { besideInitials: 108, alone: 134 };

export function viewFooter({ document, when }: Desk): ReportView['footer'] {
  const { inspection, property } = document;
  const awaits = document.contacts.some((contact) => contact.signee);
  // Everybody who signs a report initials its pages, whatever its type.
  const initials = awaits && document.kind === 'FULL' && !document.draft && inspection.cancelledAt === null;
  const rest = filled([
    typeTitles[inspection.typeCode],
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

export function dayOrWords(value: string, when: Desk['when']): string {
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
