/** The input of a report PDF: plain data that the caller has read; nothing here is looked up again. */
import type { InspectionTypeCode } from '#domain/inspection-type.ts';
import type { PdfType } from '#domain/pdf-type.ts';
import type { AttachedFile, Photo, ReportRoom } from './report-room.ts';

/** `2027-02-03T09:30:00Z` (a moment, shown in the document's time zone) or `2027-02-03` (a day, shown as it is). */
export type When = string;

export type ReportDocument = {
  kind: PdfType;
  /** Before Complete every page is marked, and the reader is told that the report may change. */
  draft: boolean;
  /** IANA name, for example `Europe/London`. */
  timeZone: string;
  /**
   * Stands in the PDF's metadata and appendix. Pass a moment from the data (its last change), never now: same data,
   * same bytes.
   */
  printedAt: When;
  brand: Brand;
  inspection: InspectionFacts;
  property: PropertyFacts;
  /** The front page's picture, in a rendition about 1280 px wide. */
  cover: Photo | null;
  contacts: ContactLine[];
  /** Further facts of the inspection, for example custom fields: tenancy start, documents given, stopcock location. */
  particulars: Particular[];
  /** The overall statements of the summary page. */
  statements: Particular[];
  disclaimers: TextBlock[];
  /** Every term that the account explains; only those that occur in the text are printed. */
  glossary: GlossaryEntry[];
  /** The property's meters. METERS rooms are printed too; a meter whose serial number they name is not repeated. */
  meters: MeterLine[];
  /** From the register of keys. Oldest first. */
  keyHandovers: KeyHandoverLine[];
  alarms: AlarmLine[];
  /** Photographs of the report itself, for example the outside of the house. */
  photos: Photo[];
  files: AttachedFile[];
  /** In order. KEYS, METERS and MANUALS rooms are printed in their own sections, before the others. */
  rooms: ReportRoom[];
  /** The report this one was initialized from. Needed for CHANGES; shown beside the new one in updates, check outs and routine visits. */
  previous: PreviousReport | null;
  /** Only for routine visits and inspections: the visit before this one, with its actions. */
  lastVisit: LastVisit | null;
  /** Notes for the reader, in paragraphs. */
  notes: string | null;
  declaration: TextBlock | null;
  /** Null for a report that is not finished, and for one that was never corrected. */
  corrections: CorrectionSheets | null;
  /** The clerk's own, under a report that is finished; `picturePath` as of photos. */
  clerkSignature: { name: string; at: string; picturePath: string | null } | null;
  /** The signatures given. Signees among the contacts who have not signed get an empty line. */
  signatures: Signature[];
  comments: ReceivedComment[];
  /** The period in which a finished report takes comments and signatures. */
  /** Until then comments and signatures are taken; null for a report that is not finished. */
  commentsUntil: When | null;
  deliveries: Delivery[];
  /** Oldest first. */
  audit: AuditLine[];
  /** Whether check outs name the person responsible: some clerks assign it, others refuse to. */
  showResponsibility: boolean;
  contents: ContentChoices;
};

/** Parts that firms print or leave out. */
export type ContentChoices = {
  /** The extract of the audit trail in the evidence appendix. */
  auditTrail: boolean;
  /** The index of photographs there, with times and fingerprints. */
  photoIndex: boolean;
  /** Photographs of rooms stand together behind the text instead of in their rooms. */
  photosAtEnd: boolean;
};

export type Brand = {
  company: string;
  /** Any CSS hex colour; a pale one is made readable. */
  colour: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  /** PNG or JPEG. */
  logoPath: string | null;
  /** The name of the firm or of the client that the logo belongs to. */
  logoName: string;
};

export type InspectionFacts = {
  id: number;
  /** A code of `#domain/inspection-type.ts`; any other is printed with its name. */
  typeCode: InspectionTypeCode;
  typeName: string;
  title: string;
  ref: string | null;
  stateName: string;
  conductedAt: When | null;
  startedAt: When | null;
  submittedAt: When | null;
  completedAt: When | null;
  /** The report of a cancelled inspection says so on its first page. */
  cancelledAt: When | null;
  clerk: string | null;
  typist: string | null;
  client: string | null;
  /** The tenant who carried it out, for self-service and live inspections. */
  selfServicer: string | null;
  /** The browser that they sent it in from, in words; left out where it is not known. */
  device?: string;
  /** The person who made the report complete. */
  reviewer: string | null;
  /** Counts with every change of the report. */
  version: number;
  /** The address where the finished report can be read; printed with a QR code. */
  reportUrl: string | null;
  /** The address where anybody checks the PDF as a file; null for drafts. */
  checkUrl: string | null;
};

export type PropertyFacts = {
  /** `14b Larkspur Gardens` */
  line1: string;
  /** Without empty parts: second line, city, county, postcode. */
  rest: string[];
  uprn: string | null;
  ref: string | null;
  type: string | null;
  detachment: string | null;
  furnished: string | null;
  beds: number | null;
  baths: number | null;
  garages: number | null;
  parking: boolean;
  garden: boolean;
};

export type ContactLine = {
  typeName: string;
  name: string;
  email: string | null;
  phone: string | null;
  signee: boolean;
  /** Known only from check-ins and check-outs that record it. */
  attended: boolean | null;
};

export type Particular = { label: string; value: string };
/** Paragraphs are separated by empty lines. */
export type TextBlock = { title: string | null; text: string };
export type GlossaryEntry = { term: string; meaning: string };

export type MeterLine = {
  type: string;
  location: string;
  supplier: string | null;
  serialNo: string | null;
  reading: string;
  date: When | null;
  /** The reading before, to show the use since. */
  previous: { reading: string; date: When | null } | null;
  /** The name of a register of the meter before it, for example Night. */
  isRegister: boolean;
  photos: Photo[];
};

/** A set of keys that a party was given, or gave back. */
export type KeyHandoverLine = {
  set: string;
  holds: string;
  quantity: number;
  isBack: boolean;
  party: string;
  at: When;
};

/** `itemId` links to the item it was read from. */
export type AlarmLine = { name: string; location: string; result: string; itemId: number | null };

export type PreviousReport = {
  typeName: string;
  title: string;
  ref: string | null;
  conductedAt: When | null;
  completedAt: When | null;
  version: number | null;
  /** The fingerprint of its FULL PDF, when one was made. */
  sha256: string | null;
  rooms: ReportRoom[];
};

export type LastVisit = {
  typeName: string;
  ref: string | null;
  conductedAt: When | null;
  actions: { room: string; item: string; action: string; responsibility: string }[];
};

export type CorrectionSheets = {
  /** Newest first. */
  sheets: CorrectionSheet[];
  /** Signatures under an earlier version; it is null for those from before versions were numbered. */
  signed: { name: string; role: string; at: When; version: number | null }[];
};

export type CorrectionSheet = {
  version: number;
  previous: number;
  /** When it was completed, and by whom. */
  at: When;
  by: string | null;
  reason: string | null;
  reopenedAt: When | null;
  reopenedBy: string | null;
  lines: { place: string; field: string; was: string | null; now: string | null; by: string | null }[];
};

export type Signature = {
  name: string;
  role: string;
  at: When | null;
  method: string;
  /** False for somebody who declined, or was not there. */
  isSigned?: boolean;
  /** The drawing: path data as `#domain/signature-drawing.ts` accepts it; any other text is not printed. */
  drawing?: string | null;
};

export type ReceivedComment = {
  at: When;
  from: string;
  role: string;
  /** The subject of the comment, for example `Kitchen · Oven`. */
  about: string | null;
  text: string;
  reply: string | null;
  verdict: string | null;
};

/** `event` in words; `state` says what it proves. */
export type Delivery = {
  at: When;
  event: string;
  to: string;
  state: 'sent' | 'opened' | 'waiting' | 'failed';
  /** About the finished report, and not for example about the appointment. */
  isReport: boolean;
};
export type AuditLine = { at: When; actor: string; action: string; detail: string | null; application: string | null };
