/**
 * Everything of a report that is printed, but for what comes in beside it: comments, signatures, the record of sending, the trail.
 * Completion seals just this, so what is added here must be optional: reports that were sealed before do not have it.
 */
import type { Disclaimer } from '#domain/firm/disclaimers-for.ts';
import type { GlossaryEntry } from '#domain/firm/standard-wording.ts';
import type { KeyHolder } from '#domain/property/keys.ts';
import type { PictureRow } from '../account/only-picture.ts';
import type { ClerkSignature } from '../account/signatures.ts';
import type { InspectionRow } from '../inspections/inspection-columns.ts';
import type { ReadingRow } from '../properties/meters.ts';
import type { PropertyRow } from '../properties/property-columns.ts';
import type { AttachmentRow } from '../reports/report-rows.ts';
import type { ReportTree } from '../reports/report-tree.ts';
import type { AccountSettings, OwnContents } from '../schema/account.ts';
import type { inspectionContacts } from '../schema/inspection.ts';
import type { VisitBefore } from './visit-before.ts';

export type PrintedProperty = Pick<
  PropertyRow,
  | 'line1'
  | 'line2'
  | 'city'
  | 'county'
  | 'postcode'
  | 'country'
  | 'uprn'
  | 'ref'
  | 'type'
  | 'detachment'
  | 'furnished'
  | 'noOfBeds'
  | 'noOfBaths'
  | 'noOfGarages'
  | 'parking'
  | 'garden'
>;

/** No internal notes, no prices, no key of the report: whoever is given a sealed report reads all of it. */
export type PrintedInspection = Pick<
  InspectionRow,
  | 'id'
  | 'accountId'
  | 'state'
  | 'type'
  | 'ref'
  | 'title'
  | 'conductAt'
  | 'conductDate'
  | 'startedAt'
  | 'submittedAt'
  | 'completedAt'
  | 'cancelledAt'
  | 'commentsUntil'
  | 'updatedAt'
  | 'clerkName'
  | 'typistName'
  | 'notesReport'
  | 'shownCustomFields'
  | 'propertyShownCustomFields'
  | 'initializationType'
  | 'coverAttachmentId'
  | 'coverFileId'
  | 'coverRotation'
> & { property: PrintedProperty; selfServicer: { name: string } | null };

export type Reading = Omit<ReadingRow, 'meterId'>;
export type PrintedMeter = Record<'type' | 'location' | 'supplier', string> & {
  id: number;
  parentId: number | null;
  serialNo: string | null;
  /** All there are, the meter's own among them; newest first. */
  readings: Reading[];
  attachments: AttachmentRow[];
};

export type PrintedContact = Pick<
  typeof inspectionContacts.$inferSelect,
  'id' | 'type' | 'name' | 'email' | 'phone' | 'signee'
>;

export type EarlierReport = {
  inspection: PrintedInspection;
  tree: ReportTree;
  version: number;
  /** The hash of its last PDF; null where none was made. */
  sha256: string | null;
};

/** A set of keys that went to a party, or came back from it. */
export type KeyHandover = {
  tag: string;
  holds: string;
  keyCount: number;
  direction: 'out' | 'back';
  holder: KeyHolder;
  holderName: string | null;
  at: string;
};

/** Why a finished report was opened again. */
export type Correction = { reasons: string[]; note: string | null; at: string; by: string };

export type PrintedFacts = {
  /** Every version has it but the first, and those that were sealed before it was kept. */
  correction?: Correction | null;
  firm: {
    name: string;
    timeZone: string;
    brand: NonNullable<AccountSettings['brand']>;
    logo: PictureRow | null;
  };
  /** The texts of the firm, or ours where it has not written any. */
  wording: { disclaimers: Disclaimer[]; glossary: GlossaryEntry[]; declaration: { title: string; text: string } };
  /** As the client has them, and otherwise as the firm. */
  contents: OwnContents & { clientBrand: boolean };
  client: { name: string; brandColour: string | null; logo: PictureRow | null } | null;
  inspection: PrintedInspection;
  /** The person who made the report complete, the last time. */
  reviewer: string | null;
  /** It moves with every change of the report. */
  reportVersion: number;
  clerkSignature: ClerkSignature | null;
  tree: ReportTree;
  earlier: EarlierReport | null;
  contacts: PrintedContact[];
  meters: PrintedMeter[];
  /** Reports that were sealed before they were printed have none. */
  keyHandovers?: KeyHandover[];
  visitBefore: (VisitBefore & { tree: ReportTree }) | null;
};
