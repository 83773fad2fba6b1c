/** A believable report document of any type and size, for tests, for looking at, and for the benchmark. */
import { contactTypes } from '#domain/message/contact-type.ts';
import {
  comparesWithEarlier,
  type InspectionTypeCode,
  inspectionTypes,
  isCarriedOutByTenant,
  types,
} from '#domain/inspection-type.ts';
import type { PdfType } from '#domain/pdf-type.ts';
import type { ContactLine, ReportDocument } from '#pdf/report-document.ts';
import type { Photo } from '#pdf/report-room.ts';
import { sampleHandover } from './sample-handover.ts';
import { type RoomSource, samplePreviousRooms, sampleRoomsOf } from './sample-rooms.ts';
import { sampleDisclaimers, sampleGlossary } from './sample-wording.ts';

export const usualContents = { auditTrail: true, photoIndex: true, photosAtEnd: false };

export type SampleOptions = {
  kind?: PdfType;
  typeCode?: InspectionTypeCode;
  draft?: boolean;
  /** Files to show; without any, photographs have no path. */
  photoPaths?: string[];
  /** How often the six rooms are repeated, and the photographs of an item that has any: for size. */
  repeat?: number;
  photosPerItem?: number;
};

const brand = {
  company: 'Solent & Wick Lettings',
  colour: '#17626b',
  address: '12 Bellmouth Lane, Portsmouth PO5 3QX',
  phone: '023 9496 0142',
  email: 'inventories@solentwick.example',
  website: 'www.solentwick.example',
  logoPath: null,
  logoName: 'Solent & Wick Lettings',
};

const property = {
  line1: '14b Larkspur Gardens',
  rest: ['Southsea', 'Portsmouth', 'PO5 2QT'],
  uprn: '100062345118',
  ref: 'LARK-14B',
  type: 'House',
  detachment: 'Mid Terrace',
  furnished: 'Part Furnished',
  beds: 1,
  baths: 1,
  garages: 0,
  parking: false,
  garden: true,
};

export function sampleReport(options: SampleOptions = {}): ReportDocument {
  const { kind = 'FULL', typeCode = types.inventory, draft = false, photoPaths = [] } = options;
  const source: RoomSource = {
    photo: photoMaker(photoPaths),
    typeCode,
    repeat: options.repeat ?? 1,
    photosPerItem: options.photosPerItem ?? 1,
  };
  const isCompared = comparesWithEarlier(typeCode);
  const coverPath = photoPaths.at(-1) ?? null;
  return {
    kind,
    draft,
    timeZone: 'Europe/London',
    printedAt: '2027-02-03T14:20:31Z',
    brand,
    inspection: {
      id: 418,
      typeCode,
      typeName: inspectionTypes[typeCode],
      title: inspectionTypes[typeCode],
      ref: 'KT-2027-00418',
      stateName: draft ? 'Review' : 'Complete',
      conductedAt: '2027-02-03T09:30:00Z',
      startedAt: '2027-02-03T09:34:12Z',
      submittedAt: '2027-02-03T12:02:00Z',
      completedAt: draft ? null : '2027-02-03T14:20:31Z',
      cancelledAt: null,
      clerk: 'Priya Raman',
      typist: 'Tom Ashdown',
      client: 'Harbour & Wells Estates',
      selfServicer: isCarriedOutByTenant(typeCode) ? 'Daniel Okafor' : null,
      reviewer: draft ? null : 'Marcus Bell',
      version: 7,
      reportUrl: draft ? null : 'http://localhost:8080/r/9f2c41d07be84f5a9d3e',
      checkUrl: draft ? null : 'http://localhost:8080/verify',
    },
    property,
    cover: coverPath === null ? null : { ...source.photo('Front of the house'), id: 999_999, path: coverPath },
    contacts: contacts(),
    particulars: particularsOf(typeCode),
    statements: [
      { label: 'Overall condition', value: 'Good, with fair wear and tear in keeping with the length of the tenancy' },
      {
        label: 'Overall cleanliness',
        value: 'Domestic clean with omissions: kitchen appliances and bathroom require attention',
      },
    ],
    disclaimers: sampleDisclaimers.map(([title, text]) => ({ title, text })),
    glossary: sampleGlossary.map(([term, meaning]) => ({ term, meaning })),
    ...sampleHandover(source),
    keyHandovers: [],
    photos: [source.photo('Front elevation'), source.photo('Street, looking north')],
    files: [],
    rooms: sampleRoomsOf(source),
    previous: isCompared ? previousReport(source) : null,
    lastVisit: typeCode === types.routine || typeCode === types.inspection ? lastVisit() : null,
    notes:
      'Access was by the agent’s keys. The tenant had moved out on 1 February and the heating was off.\n\nWeather dry and overcast; the garden was inspected in daylight.',
    declaration: null,
    corrections: null,
    clerkSignature: null,
    signatures: draft
      ? []
      : [
          {
            name: 'Daniel Okafor',
            role: 'Tenant',
            at: '2027-02-04T18:12:00Z',
            method: 'Signed online, link sent by e-mail',
          },
        ],
    comments: draft ? [] : comments(),
    commentsUntil: draft ? null : '2027-02-10T14:20:31Z',
    deliveries: draft ? [] : deliveries(),
    audit: auditLines(),
    showResponsibility: true,
    contents: usualContents,
  };
}

function photoMaker(paths: string[]): RoomSource['photo'] {
  let count = 0;
  return (caption: string | null): Photo => {
    const at = count++;
    const taken = new Date(Date.UTC(2027, 1, 3, 9, 35, 4) + at * 47_000).toISOString();
    return {
      id: at + 1,
      path: paths[at % Math.max(1, paths.length)] ?? null,
      caption,
      takenAt: taken,
      uploadedAt: new Date(Date.parse(taken) + 5_400_000).toISOString(),
      sha256: (at * 2654435761).toString(16).padStart(8, '0').repeat(8).slice(0, 64),
    };
  };
}

function contacts(): ContactLine[] {
  const contact = (typeName: string, name: string, more: Partial<ContactLine> = {}): ContactLine => ({
    typeName,
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}@mail.example`,
    phone: '07700 900118',
    signee: false,
    attended: null,
    ...more,
  });
  return [
    contact(contactTypes[1], 'Daniel Okafor', { signee: true, attended: true }),
    contact(contactTypes[1], 'Maya Lindqvist', { signee: true, attended: false }),
    contact(contactTypes[3], 'Helen Marchbank', { phone: null }),
    contact(contactTypes[2], 'Harbour & Wells Estates', { email: 'office@harbourwells.example' }),
  ];
}

function particularsOf(typeCode: InspectionTypeCode) {
  const checkIn = [
    { label: 'Tenancy starts', value: 'Wed 3 Feb 2027' },
    { label: 'Documents handed over', value: 'EPC, gas safety record, EICR, deposit information' },
    { label: 'Shown to the tenant', value: 'Stopcock, fuse box, heating controls' },
    { label: 'Amendments', value: 'Within 7 days, in writing' },
  ];
  const checkOut = [
    { label: 'Tenancy', value: 'Sat 1 Feb 2025 to Mon 1 Feb 2027, 2 years' },
    { label: 'Occupants', value: 'Two adults, no pets' },
    { label: 'Forwarding address', value: '3 Quay Cottages, Emsworth' },
  ];
  if (typeCode === types.checkOut) return checkOut;
  if (typeCode === types.routine) return [{ label: 'Next visit due', value: 'Aug 2027' }];
  return typeCode === types.checkIn || typeCode === types.inventoryAndCheckIn ? checkIn : [];
}

function lastVisit(): NonNullable<ReportDocument['lastVisit']> {
  return {
    typeName: 'Routine Inspection',
    ref: 'KT-2026-00377',
    conductedAt: '2026-08-04T10:00:00Z',
    actions: [
      {
        room: 'Living Room',
        item: 'Damp and ventilation',
        action: 'Open vents, wipe down, review in four weeks',
        responsibility: 'Tenant',
      },
      { room: 'Bathroom', item: 'Sealant', action: 'Monitor', responsibility: 'Agent' },
    ],
  };
}

function previousReport(source: RoomSource): NonNullable<ReportDocument['previous']> {
  return {
    typeName: 'Check In',
    title: 'Inventory & Check In',
    ref: 'KT-2025-00102',
    conductedAt: '2025-02-01T10:00:00Z',
    completedAt: '2025-02-01T16:41:00Z',
    version: 3,
    sha256: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
    rooms: samplePreviousRooms(source),
  };
}

function comments(): ReportDocument['comments'] {
  return [
    {
      at: '2027-02-04T18:05:00Z',
      from: 'Daniel Okafor',
      role: 'Tenant',
      about: 'Kitchen · Oven',
      text: 'The tray was already missing when we moved in; please see my e-mail of 3 February 2025.',
      reply: 'The check-in photograph K-006 shows the tray in place.',
      verdict: 'Not accepted',
    },
    {
      at: '2027-02-04T18:09:00Z',
      from: 'Daniel Okafor',
      role: 'Tenant',
      about: 'Bathroom · Sealant',
      text: 'The extractor has not worked since November, reported twice.',
      reply: 'Noted; action to landlord.',
      verdict: 'Accepted',
    },
  ];
}

function deliveries(): ReportDocument['deliveries'] {
  const sent = { at: '2027-02-03T14:21:00Z', event: 'Sent by e-mail', state: 'sent', isReport: true } as const;
  return [
    { ...sent, to: 'daniel@mail.example' },
    { ...sent, to: 'maya@mail.example' },
    { at: '2027-02-04T17:58:00Z', event: 'Opened', to: 'daniel@mail.example', state: 'opened', isReport: true },
  ];
}

function auditLines(): ReportDocument['audit'] {
  return [
    {
      at: '2027-01-20T11:02:44Z',
      actor: 'Hannah Cole',
      action: 'Inspection created',
      detail: 'for Wed 3 Feb 2027, 09:30',
      application: 'Keyturn',
    },
    {
      at: '2027-01-20T11:03:10Z',
      actor: 'Hannah Cole',
      action: 'Assigned',
      detail: 'to Priya Raman',
      application: 'Keyturn',
    },
    {
      at: '2027-02-03T09:34:12Z',
      actor: 'Priya Raman',
      action: 'Started',
      detail: 'Assigned → Active',
      application: 'Keyturn',
    },
    {
      at: '2027-02-03T12:02:00Z',
      actor: 'Tom Ashdown',
      action: 'Submitted',
      detail: 'Processing → Review',
      application: 'Keyturn',
    },
    {
      at: '2027-02-03T14:20:31Z',
      actor: 'Marcus Bell',
      action: 'Completed',
      detail: 'Review → Complete',
      application: 'Keyturn',
    },
  ];
}
