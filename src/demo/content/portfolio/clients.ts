/** Eight clients: agents, portfolio landlords and private owners. Phones are Ofcom drama numbers. */

export type DemoClient = {
  key: number;
  name: string;
  email: string;
  phone: string;
  ref: string;
  notes: string | null;
  address: { line1: string; line2: string | null; city: string; county: string; postcode: string };
  lets: (type: string, city: string) => boolean;
};

const hampshire = 'Hampshire';

/** Each of its homes is shared by students. */
export const studentLandlord = 'Highfield Student Homes';

export const clients: readonly DemoClient[] = [
  {
    key: 0,
    name: 'Southsea & Solent Lettings',
    email: 'inventories@southseasolent.example',
    phone: '020 7946 0112',
    ref: 'SSL',
    notes: 'Wants every item graded. PDF within 24 hours.',
    address: { line1: '41 Palmerston Arcade', line2: null, city: 'Southsea', county: hampshire, postcode: 'PO5 3QT' },
    lets: (type, city) => type !== 'HMO' && city !== 'Southampton',
  },
  {
    key: 1,
    name: 'Ocean Village Residential',
    email: 'reports@ovresidential.example',
    phone: '020 7946 0148',
    ref: 'OVR',
    notes: 'Concierge holds keys; photo ID needed.',
    address: {
      line1: 'Unit 6, Maritime Quay',
      line2: 'Channel Walk',
      city: 'Southampton',
      county: hampshire,
      postcode: 'SO14 3JN',
    },
    lets: (type, city) => city === 'Southampton' && type !== 'HMO',
  },
  {
    key: 2,
    name: studentLandlord,
    email: 'lettings@highfieldstudents.example',
    phone: '0161 496 0231',
    ref: 'HSH',
    notes: 'Check-outs cluster in June and September: book early.',
    address: {
      line1: '12 Brookvale Terrace',
      line2: 'Portswood',
      city: 'Southampton',
      county: hampshire,
      postcode: 'SO17 1RB',
    },
    lets: (type) => type === 'HMO',
  },
  {
    key: 3,
    name: 'Portsdown Property Management',
    email: 'office@portsdownpm.example',
    phone: '020 7946 0175',
    ref: 'PPM',
    notes: 'Mid-term visits every three months.',
    address: {
      line1: '88 Portsdown Rise',
      line2: 'Cosham',
      city: 'Portsmouth',
      county: hampshire,
      postcode: 'PO6 1DL',
    },
    lets: (type, city) => type !== 'HMO' && city !== 'Southampton',
  },
  {
    key: 4,
    name: 'Mr & Mrs Whitcombe',
    email: 'whitcombe.lets@example.com',
    phone: '07700 900142',
    ref: 'WHI',
    notes: 'Call before e-mailing.',
    address: { line1: '5 Drayton Hollow', line2: null, city: 'Portsmouth', county: hampshire, postcode: 'PO6 2HB' },
    lets: (type, city) => (type === 'House' || type === 'Bungalow') && city !== 'Southampton',
  },
  {
    key: 5,
    name: 'Itchen Valley Estates',
    email: 'reports@itchenvalley.example',
    phone: '0161 496 0267',
    ref: 'IVE',
    notes: null,
    address: {
      line1: '27 Riverdene Road',
      line2: 'Bitterne Park',
      city: 'Southampton',
      county: hampshire,
      postcode: 'SO18 2JE',
    },
    lets: (type, city) => city === 'Southampton' && type !== 'HMO',
  },
  {
    key: 6,
    name: 'Dockyard Key Worker Housing',
    email: 'housing@dockyardkw.example',
    phone: '020 7946 0190',
    ref: 'DKW',
    notes: 'Damp and mould survey with each visit. Purchase order number on every report.',
    address: {
      line1: 'Semaphore Court Office',
      line2: 'Anchor Gate Road',
      city: 'Portsmouth',
      county: hampshire,
      postcode: 'PO1 3LA',
    },
    lets: (_, city) => city !== 'Southampton',
  },
  {
    key: 7,
    name: 'Dr A. Banerjee',
    email: 'a.banerjee@example.org',
    phone: '07700 900187',
    ref: 'BAN',
    notes: null,
    address: {
      line1: '3 Bassett Wood Rise',
      line2: null,
      city: 'Southampton',
      county: hampshire,
      postcode: 'SO16 7TR',
    },
    lets: (type) => type === 'Apartment' || type === 'Studio' || type === 'Maisonette',
  },
];
