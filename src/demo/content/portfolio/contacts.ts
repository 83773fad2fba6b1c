/** Tenants, agents and landlords: invented names, Ofcom drama numbers, example domains. */
import { contactCodes, type ContactTypeCode } from '#domain/message/contact-type.ts';
import type { Random } from '#demo/random.ts';
import { clients } from './clients.ts';
import type { DemoProperty } from './properties.ts';

export type DemoContact = {
  type: ContactTypeCode;
  name: string;
  email: string | null;
  phone: string | null;
  signee: boolean;
  notify: boolean;
  deliver: boolean;
};

const firstNames = [
  'Olivia',
  'Amir',
  'Chloe',
  'Daniel',
  'Ewa',
  'Farah',
  'George',
  'Hannah',
  'Isaac',
  'Jasmine',
  'Kofi',
  'Lucy',
  'Mohammed',
  'Nadia',
  'Oscar',
  'Poppy',
  'Quentin',
  'Rosa',
  'Samuel',
  'Tara',
  'Usman',
  'Victoria',
  'William',
  'Xin',
  'Yusuf',
  'Zoe',
  'Bethan',
  'Callie',
  'Declan',
  'Elena',
  'Florence',
  'Grace',
  'Harvey',
  'Imogen',
  'Jakub',
  'Keira',
  'Liam',
  'Mei',
  'Nathan',
  'Orla',
];
const lastNames = [
  'Barrow',
  'Chaudhry',
  'Dunmore',
  'Eastwood',
  'Fernandes',
  'Godwin',
  'Hollis',
  'Iqbal',
  'Jarvis',
  'Kowalski',
  'Lambert',
  'Mensah',
  'Norris',
  'Oyelaran',
  'Pascoe',
  'Quirke',
  'Rutherford',
  'Sandhu',
  'Thornbury',
  'Underhill',
  'Vickers',
  'Wakefield',
  'Yates',
  'Zhang',
  'Ashby',
  'Blythe',
  'Carmichael',
  'Dalloway',
  'Ellery',
  'Foxton',
  'Gatward',
  'Hewlett',
  'Inglis',
  'Jolliffe',
  'Kerridge',
  'Lovell',
  'Maddox',
  'Nwosu',
  'Ogilvie',
  'Penhale',
];
const mailDomains = ['example.com', 'example.net', 'example.org'];

/** 07700 900xxx, 020 7946 0xxx and 0161 496 0xxx are set aside by Ofcom for drama. */
function dramaPhone(random: Random): string {
  const last = String(random.int(200, 999));
  return random.weigh([
    [`07700 900${last}`, 8],
    [`020 7946 0${last}`, 1],
    [`0161 496 0${last}`, 1],
  ]);
}

function namePerson(random: Random): string {
  return `${random.pick(firstNames)} ${random.pick(lastNames)}`;
}

export function buildTenants(property: DemoProperty, random: Random): DemoContact[] {
  const count =
    property.shape.type === 'HMO'
      ? property.shape.beds - 1
      : random.weigh([
          [1, 5],
          [2, 6],
          [3, 1],
        ] as const);
  const names = new Set<string>();
  while (names.size < count) names.add(namePerson(random));
  return [...names].map((name, at) => ({
    type: contactCodes.tenant,
    name,
    email: random.chance(0.92) ? `${name.toLowerCase().replace(' ', '.')}@${random.pick(mailDomains)}` : null,
    phone: random.chance(0.9) ? dramaPhone(random) : null,
    signee: true,
    notify: at === 0,
    deliver: true,
  }));
}

/** The people behind the property, whoever lives there: the client, sometimes the owner or a block manager. */
export function buildPermanentContacts(property: DemoProperty, random: Random): DemoContact[] {
  const client = clients[property.clientKey];
  if (client === undefined) throw new Error(`Property ${property.ref} has no client.`);
  const privateOwner = client.key === 4 || client.key === 7;
  const contacts: DemoContact[] = [
    {
      type: privateOwner ? contactCodes.landlord : contactCodes.agent,
      name: client.name,
      email: client.email,
      phone: client.phone,
      signee: false,
      notify: true,
      deliver: true,
    },
  ];
  if (!privateOwner && random.chance(0.4)) {
    const name = namePerson(random);
    contacts.push({
      type: contactCodes.landlord,
      name,
      email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
      phone: dramaPhone(random),
      signee: false,
      notify: false,
      deliver: true,
    });
  }
  if (property.line1.startsWith('Flat') && random.chance(0.25)) {
    contacts.push({
      type: contactCodes.other,
      name: `${property.line1.split(', ')[1] ?? 'Block'} concierge`,
      email: null,
      phone: dramaPhone(random),
      signee: false,
      notify: false,
      deliver: false,
    });
  }
  return contacts;
}
