/** The staff of the demo company, and the people of clients who may look in. Phones are Ofcom drama numbers. */
import type { StaffColour } from '#domain/people/staff-colour.ts';
import { type RoleName, roles } from '#domain/role.ts';
import { addDays, type Day } from '#demo/calendar.ts';

export type DemoPerson = {
  key: string;
  name: string;
  email: string;
  role: RoleName;
  phone: string;
  homePostcode: string | null;
  /** The place where a clerk starts and ends the day. */
  home: { lat: number; lng: number } | null;
  workingHours: { day: number; from: string; to: string }[];
  /** A clerk's on the board. */
  colour: StaffColour | null;
  timeOff: { from: Day; to: Day; reason: string | null }[];
  /** Position of the client in the list of clients, for the client role. */
  clientKey: number | null;
};

export const companyName = 'Camber Quay Lettings';
export const companyDomain = 'camberquay.example';

function week(from: string, to: string, days = [1, 2, 3, 4, 5]) {
  return days.map((day) => ({ day, from, to }));
}

type Sketch = Pick<DemoPerson, 'key' | 'name' | 'role' | 'phone' | 'workingHours'> & Partial<DemoPerson>;

const staff: readonly Sketch[] = [
  {
    key: 'helen',
    name: 'Helen Marchant',
    role: 'administrator',
    phone: '07700 900101',
    workingHours: week('08:30', '17:30'),
  },
  { key: 'david', name: 'David Okafor', role: 'manager', phone: '07700 900102', workingHours: week('08:30', '17:30') },
  {
    key: 'ruth',
    name: 'Ruth Pemberton',
    role: 'reviewer',
    phone: '07700 900103',
    workingHours: week('09:00', '17:00'),
  },
  {
    key: 'tom',
    name: 'Tom Ashdown',
    role: 'clerk',
    colour: 'teal',
    phone: '07700 900104',
    homePostcode: 'PO4 8TR',
    home: { lat: 50.7921, lng: -1.0633 },
    workingHours: [...week('08:30', '17:00'), { day: 6, from: '09:00', to: '13:00' }],
  },
  {
    key: 'aisha',
    name: 'Aisha Rahman',
    role: 'clerk',
    colour: 'violet',
    phone: '07700 900105',
    homePostcode: 'SO15 5QL',
    home: { lat: 50.9142, lng: -1.4231 },
    workingHours: week('09:00', '17:30'),
  },
  {
    key: 'callum',
    name: 'Callum Reid',
    role: 'clerk',
    colour: 'orange',
    phone: '07700 900106',
    homePostcode: 'PO2 9EA',
    home: { lat: 50.8201, lng: -1.0801 },
    workingHours: [...week('09:00', '17:30', [2, 3, 4, 5]), { day: 6, from: '09:00', to: '16:00' }],
  },
  {
    key: 'sophie',
    name: 'Sophie Wren',
    role: 'clerk',
    colour: 'blue',
    phone: '07700 900107',
    homePostcode: 'SO17 2GF',
    home: { lat: 50.9281, lng: -1.3952 },
    workingHours: [...week('08:00', '16:30'), { day: 6, from: '09:00', to: '13:00' }],
  },
  {
    key: 'gareth',
    name: 'Gareth Llewellyn',
    role: 'clerk',
    colour: 'green',
    phone: '07700 900108',
    homePostcode: 'PO6 3BN',
    home: { lat: 50.8461, lng: -1.0732 },
    workingHours: week('09:30', '15:00', [1, 2, 3, 4]),
  },
  {
    key: 'joan',
    name: 'Joan Hartley',
    role: 'typist',
    phone: '07700 900109',
    homePostcode: 'PO9 1QS',
    workingHours: week('07:00', '15:00'),
  },
  {
    key: 'marek',
    name: 'Marek Zielinski',
    role: 'typist',
    phone: '07700 900110',
    homePostcode: 'SO19 9LP',
    workingHours: week('12:00', '20:00'),
  },
];

const clientPeople: readonly Sketch[] = [
  {
    key: 'fiona',
    name: 'Fiona Castell',
    role: 'client',
    phone: '07700 900121',
    workingHours: [],
    clientKey: 0,
    email: 'fiona.castell@southseasolent.example',
  },
  {
    key: 'nikhil',
    name: 'Nikhil Shah',
    role: 'client',
    phone: '07700 900122',
    workingHours: [],
    clientKey: 1,
    email: 'nikhil.shah@ovresidential.example',
  },
];

/** Days from today on which somebody is away. */
const timeOff: Record<string, [from: number, to: number, reason: string | null][]> = {
  tom: [[9, 13, 'Annual leave']],
  aisha: [
    [3, 3, 'Dentist, afternoon'],
    [24, 28, 'Annual leave'],
  ],
  callum: [[-12, -9, 'Annual leave']],
  sophie: [[5, 5, 'AIIC training day']],
  gareth: [[16, 20, 'Half-term']],
  joan: [[7, 9, null]],
  ruth: [[30, 34, 'Annual leave']],
};

export function buildPeople(today: Day): DemoPerson[] {
  return [...staff, ...clientPeople].map((sketch) => ({
    homePostcode: null,
    home: null,
    clientKey: null,
    colour: null,
    email: `${sketch.name.toLowerCase().replaceAll(' ', '.')}@${companyDomain}`,
    ...sketch,
    timeOff: (timeOff[sketch.key] ?? []).map(([from, to, reason]) => ({
      from: addDays(today, from),
      to: addDays(today, to),
      reason,
    })),
  }));
}

export function clerksOf(people: readonly DemoPerson[]): DemoPerson[] {
  return people.filter((person) => roles[person.role] === roles.clerk);
}
