/** The small print of an appointment: titles, references, keys and notes. */
import { states } from '#domain/inspection-state.ts';
import { type InspectionTypeCode, inspectionTypes, types } from '#domain/inspection-type.ts';
import { type DemoClient, clients } from '#demo/content/portfolio/clients.ts';
import type { Random } from '#demo/random.ts';
import type { Appointment } from './appointment.ts';

const titles: Partial<Record<InspectionTypeCode, string>> = {
  6: 'Inventory & Check In',
  2: 'Check In',
  5: 'Check Out',
  8: 'Mid-term visit',
};

export type InspectionWords = {
  ref: string | null;
  title: string;
  locationOfKeys: string;
  returnKey: string | null;
  notesReport: string | null;
  notesInternal: string | null;
  notesClient: string | null;
  purchaseOrder: string | null;
  parkingNote: string | null;
  cancellationReason: string | null;
  /** At a check out: who lived there, and where they moved to. */
  occupants: string | null;
  forwardingAddress: string | null;
};

function clientOf({ property }: Appointment): DemoClient {
  const client = clients[property.clientKey];
  if (client === undefined) throw new Error(`Property ${property.ref} has no client.`);
  return client;
}

export function wordsOf(appointment: Appointment, random: Random): InspectionWords {
  const client = clientOf(appointment);
  const keys = random.pick(keyPlaces);
  return {
    ref: random.chance(0.85) ? `${client.ref}-${String(2400 + appointment.key)}` : null,
    title: random.chance(0.5)
      ? (titles[appointment.type] ?? inspectionTypes[appointment.type])
      : inspectionTypes[appointment.type],
    locationOfKeys: appointment.hasKeys ? keys : '',
    returnKey:
      appointment.hasKeys && random.chance(0.7)
        ? random.pick(['Same place', 'Office, key cabinet', 'Leave with the tenant', 'Agent, same day before 17:00'])
        : null,
    notesReport: random.chance(0.3) ? random.pick(reportNotes) : null,
    notesInternal: random.chance(0.35) ? random.pick(internalNotes) : null,
    notesClient: random.chance(0.2) ? random.pick(clientNotes) : null,
    purchaseOrder: client.ref === 'DKW' ? `PO${random.int(41000, 48999)}` : null,
    parkingNote: random.chance(0.4) ? random.pick(['On site', 'Permit', 'Pay and display', 'None nearby']) : null,
    cancellationReason: appointment.cancelled ? random.pick(cancellations) : null,
    ...leavingWords(appointment, random.fork('leaving')),
  };
}

function leavingWords({ type, state, cancelled }: Appointment, random: Random) {
  if (type !== types.checkOut || state < states.active || cancelled)
    return { occupants: null, forwardingAddress: null };
  return { occupants: random.pick(households), forwardingAddress: random.pick(forwardingAddresses) };
}

const households = [
  'One adult, no pets',
  'Two adults, no pets',
  'Two adults and a child of four',
  'Two adults, one cat, agreed by the landlord',
  'Three adults sharing, no pets',
];
const forwardingAddresses = [
  '3 Quay Cottages, Emsworth PO10 7EG',
  '41 Chandlers Reach, Gosport PO12 1RT',
  'With family: 8 Oakmere Lane, Fareham PO14 2SB',
  'Given to the agent',
  'Not given',
];
const keyPlaces = [
  'Agent’s branch, Palmerston Arcade',
  'Concierge desk, ask for the lettings set',
  'Tenant will be there',
  'Key safe LHS of front door',
  'Landlord meets the clerk',
  'Office, key cabinet',
  'Agent’s branch, Maritime Quay; photo ID needed',
  'With the previous clerk, hand over at the office',
];

const reportNotes = [
  'Property seen in daylight, dry weather.',
  'Carpets damp from cleaning: marks may show when dry.',
  'Works in progress to the bathroom; not reported.',
  'Tenant’s belongings limited the view of floors and walls.',
  'Loft, eaves and locked shed not seen.',
  'Lights on throughout; heavy cloud.',
  'Smell of fresh paint throughout.',
];
const internalNotes = [
  'Landlord disputes easily: photograph every mark.',
  'Second visit free of charge, see last month.',
  'Tenant works nights: ring after 10:00.',
  'Bring the long torch for the riser.',
  'Agent wants the PDF the same evening.',
  'Dog on premises.',
  'Key no. 2 sticks, use no. 3.',
  'Parking fine last time: use the bay behind the block.',
];
const clientNotes = [
  'Meter photographs attached.',
  'Please arrange a gardener before the next letting.',
  'Report within 24 hours.',
  'Two contractors met on site.',
  'Alarm replaced by us on your authority.',
];
const cancellations = [
  'Tenant stays on',
  'Client cancelled by telephone',
  'No access: locks changed',
  'Booked twice',
  'Property sold',
  'Clerk unwell, client did not want another day',
];
