/** Turns the report document into the contents of its pages: numbered, compared, sorted into sections, cleaned. */
import type { ReportDocument } from '../report-document.ts';
import type { ReportRoom } from '../report-room.ts';
import { cleanDeep } from './words/clean-text.ts';
import { coloursFrom } from './colours.ts';
import { markLong } from './mark-long.ts';
import { buildDesk, type Desk, isHandover } from './numbering.ts';
import { filled, paragraphs, readsInColumns } from './words/text-parts.ts';
import type { ReportView } from './report-view.ts';
import { comparisonWords, keyWords, type SectionId, sectionsOf } from './sections.ts';
import { groupsAtEnd, viewAction, viewWorksheet } from './view/view-actions.ts';
import { viewChanges } from './view/view-changes.ts';
import { hasDeclaration, viewComments, viewCommentWindow, viewDeclaration } from './view/view-closing.ts';
import { viewCorrections } from './view/view-corrections.ts';
import { viewEvidence } from './view/view-evidence.ts';
import { viewCover } from './view/view-cover.ts';
import { viewContents, viewFooter, viewMark, viewParties, viewSections } from './view/view-front.ts';
import { viewGlossary } from './view/view-glossary.ts';
import { viewAlarms, viewMeters } from './view/view-handover.ts';
import { viewKeys } from './view/view-keys.ts';
import { photosApart, viewPhotographs } from './view/view-photographs.ts';
import { nameFiles, viewPhoto } from './view/view-photos.ts';
import { viewRoom } from './view/view-rooms.ts';
import { viewUnchanged } from './view/view-unchanged.ts';
import { viewLastVisit, viewSession } from './view/view-visits.ts';
import { readingGuide, viewSummary } from './view/view-summary.ts';

export function assembleReport(document: ReportDocument): ReportView {
  if (document.kind === 'CHANGES' && document.previous === null) {
    throw new Error('a CHANGES report needs the report it was initialized from');
  }
  const desk = buildDesk(document);
  const parts = viewParts(desk);
  const wanted = sectionsOf(document.kind, document.inspection.typeCode, desk.comparison !== null);
  const ids = wanted.filter((id) => isFilled(id, parts, document));
  const sections = viewSections(document, ids);
  const view: ReportView = {
    ...parts,
    sections,
    contents:
      document.kind === 'ACTIONS'
        ? []
        : viewContents(sections, { rooms: parts.rooms, unchanged: parts.unchanged?.rooms ?? [] }),
  };
  return markLong(cleanDeep(onlySections(view, ids)));
}

type Parts = Omit<ReportView, 'sections' | 'contents'>;

function viewParts(desk: Desk): Parts {
  const { document } = desk;
  const { inspection, brand } = document;
  const ofType = (blockType: ReportRoom['blockType']) => document.rooms.filter((room) => room.blockType === blockType);
  const changes = viewChanges(desk);
  const pictured = new Set(
    (changes?.rooms ?? []).flatMap(({ items }) =>
      items.flatMap((item) => item.photosNow.map((photo) => photo.label ?? '')),
    ),
  );
  const cover = viewCover(desk);
  const unchanged = viewUnchanged(desk);
  const rooms = document.rooms.filter((room) => !isHandover(room)).map((room) => viewRoom(desk, room));
  const worksheet = document.kind === 'ACTIONS' ? viewWorksheet(desk) : [];
  return {
    kind: document.kind,
    draft: document.draft,
    mark: viewMark(document),
    meta: {
      title: `${cover.eyebrow}: ${document.property.line1}`,
      author: brand.company,
      subject: [document.property.line1, ...document.property.rest].join(', '),
      keywords: filled([inspection.ref, document.kind]),
    },
    colours: coloursFrom(brand.colour),
    brand: {
      company: brand.company,
      lines: filled([brand.address, brand.phone, brand.email, brand.website]),
      logo: brand.logoPath === null ? null : { src: brand.logoPath, name: brand.logoName },
    },
    footer: viewFooter(desk),
    words: {
      ...comparisonWords(inspection.typeCode),
      ...keyWords(inspection.typeCode),
      showResponsibility: document.showResponsibility,
    },
    corrections: viewCorrections(desk),
    cover,
    reading: readingGuide(desk),
    summary: viewSummary(desk),
    changes,
    unchanged: unchanged && { ...unchanged, rooms: photosApart(desk, unchanged.rooms) },
    lastVisit: viewLastVisit(desk),
    session: viewSession(desk),
    parties: viewParties(desk),
    notes: paragraphs(document.notes),
    disclaimers: document.disclaimers.map(({ title, text }) => ({ title, paragraphs: paragraphs(text) })),
    disclaimersInColumns: readsInColumns(document.disclaimers.map(({ text }) => text)),
    glossary: viewGlossary(document),
    meters: viewMeters(desk),
    ...viewKeys(desk),
    alarms: viewAlarms(desk),
    manuals: ofType('MANUALS').map((room) => viewRoom(desk, room)),
    outside: { photos: document.photos.map((photo) => viewPhoto(desk, photo)), files: nameFiles(desk, document.files) },
    rooms: photosApart(desk, rooms),
    photographs: viewPhotographs(desk, unchanged?.rooms ?? rooms),
    actions: desk.actions.map((action) => viewAction(desk, action)),
    worksheet,
    worksheetEnd: groupsAtEnd(worksheet),
    comments: viewComments(desk),
    commentsTaken: viewCommentWindow(desk),
    declaration: viewDeclaration(desk),
    evidence: viewEvidence(desk, pictured),
  };
}

function isFilled(id: SectionId, parts: Parts, document: ReportDocument): boolean {
  switch (id) {
    case 'summary':
    case 'evidence':
      return true;
    case 'changes':
    case 'unchanged':
    case 'lastVisit':
    case 'session':
      return parts[id] !== null;
    case 'firstActions':
      return parts.actions.length > 0;
    case 'parties':
      return parts.parties.contacts.length + parts.parties.facts.length > 0;
    case 'glossary':
      return parts.glossary.terms.length + parts.glossary.scales.length > 0;
    case 'meters':
      return parts.meters.rows.length + parts.meters.rooms.length > 0;
    case 'keys':
      return parts.keys.length + parts.keyHandovers.length > 0;
    case 'outside':
      return parts.outside.photos.length + parts.outside.files.length > 0;
    case 'worksheet':
      return true;
    case 'declaration':
      return hasDeclaration(document);
    default:
      return parts[id].length > 0;
  }
}

/** Empties sections that are not printed, so that no link can point into them. */
function onlySections(view: ReportView, ids: SectionId[]): ReportView {
  const has = (...wanted: SectionId[]) => wanted.some((id) => ids.includes(id));
  return {
    ...view,
    changes: has('changes') ? view.changes : null,
    meters: has('meters') ? view.meters : { rows: [], rooms: [], photos: [], compares: false, note: null },
    keys: has('keys') ? view.keys : [],
    keyHandovers: has('keys') ? view.keyHandovers : [],
    manuals: has('manuals') ? view.manuals : [],
    outside: has('outside') ? view.outside : { photos: [], files: [] },
    unchanged: has('unchanged') ? view.unchanged : null,
    comments: has('comments') ? view.comments : [],
    rooms: has('rooms') ? view.rooms : [],
    photographs: has('photographs') ? view.photographs : [],
    actions: has('actions', 'firstActions') ? view.actions : [],
    worksheet: has('worksheet') ? view.worksheet : [],
  };
}
