/** The templates that a firm of the trade begins with: what to look at, without answers. */
import { tenantTypes, types } from '../inspection-type.ts';
import { riskForms } from './risk-forms.ts';
import { itemKeysOf, nameOfItem } from './room-items.ts';
import { roomsOf, type Shape } from './rooms-of-home.ts';
import { asked, graded, room, template, type UsualRoom, type UsualTemplate } from './template-parts.ts';

const meters = room('Meters', 'METERS', ['Electricity', 'Gas', 'Water']);

/** A home from end to end. */
export function roomsOfFullReport(shape: Shape, furnished: boolean): UsualRoom[] {
  const planned = roomsOf(shape);
  return [
    graded(
      'Condition at a glance',
      'condition',
      planned.map(({ name }) => name),
    ),
    room('Keys', 'KEYS', ['Front door', 'Window', 'Meter box, triangular']),
    meters,
    room('Manuals & documents', 'MANUALS', ['Boiler', 'Oven and hob', 'Washing machine']),
    ...planned.map(({ name, kind }): UsualRoom => {
      const keys = itemKeysOf(kind, { furnished, hasGas: true, boilerHere: name === 'Kitchen' });
      return { ...room(name, 'DETAILED', keys.map(nameOfItem)), kind };
    }),
  ];
}

/** The tenant is given, shown and told these on the first day. */
export const handoverItems = [
  'Energy performance certificate given',
  'Gas safety record given',
  'Electrical installation report given',
  'How to Rent guide given',
  'Deposit information given',
  'Smoke alarms tested on the first day',
  'CO alarm tested on the first day',
  'Stopcock shown',
  'Consumer unit shown',
  'Heating controls shown',
  'Bin days explained',
  'Tenant walked round with the clerk',
];

const flat: Shape = {
  type: 'Apartment',
  detachment: null,
  beds: 1,
  baths: 1,
  garages: null,
  parking: false,
  garden: false,
  balcony: false,
};
const house: Shape = { ...flat, type: 'House', detachment: 'Mid Terrace', garden: true };

/** The homes that are usual with so many bedrooms. */
const homes: readonly { size: string; shape: Shape }[] = [
  { size: 'studio', shape: { ...flat, type: 'Studio', beds: 0 } },
  { size: '1 bedroom', shape: flat },
  { size: '2 bedrooms', shape: { ...flat, beds: 2 } },
  { size: '3 bedrooms', shape: { ...house, beds: 3 } },
  { size: '4 bedrooms', shape: { ...house, beds: 4, baths: 2 } },
  { size: '5 bedrooms', shape: { ...house, beds: 5, baths: 3 } },
];

const homeTemplates: readonly UsualTemplate[] = homes.flatMap(({ size, shape }) =>
  [false, true].flatMap((furnished) => {
    const rooms = roomsOfFullReport(shape, furnished);
    const home = { beds: shape.beds, furnished };
    const named = `${size}, ${furnished ? 'furnished' : 'unfurnished'}`;
    return [
      template(`Inventory, ${named}`, [types.inventory, types.update, types.checkOut], rooms, { home }),
      template(
        `Check in, ${named}`,
        [types.checkIn, types.inventoryAndCheckIn],
        [...rooms, room('Handover', 'CHECKLIST', handoverItems)],
        { home },
      ),
    ];
  }),
);

const tenantRooms = [
  asked('Rooms', 'tenant', ['Hall', 'Living Room', 'Kitchen', 'Bathroom', 'Bedroom']),
  meters,
  room('Your words', 'OVERVIEW', ['Anything to tell us?']),
];

/** Those that no size of a home decides. */
export const usualForms = {
  hmoRoom: template(
    'HMO room',
    [types.inventory, types.checkIn, types.inventoryAndCheckIn],
    [
      room('Keys', 'KEYS', ['Front door', 'Bedroom']),
      asked('Shared areas', 'roomCheck', ['Hall', 'Kitchen', 'Bathroom', 'Living Room']),
      ...roomsOfFullReport(flat, true).filter(({ name }) => name === 'Bedroom 1'),
    ],
  ),
  midTerm: template(
    'Mid-term',
    [types.routine],
    [
      room('Visit', 'OVERVIEW', [
        'Occupancy',
        'Smoking and pets',
        'Reported by tenant',
        'Alarms',
        'Written consent to overview photographs',
        'Follow-up',
      ]),
      asked('Summary', 'midTerm', ['Living areas', 'Kitchen', 'Bathroom', 'Bedrooms', 'Outside']),
      room('Rooms', 'OVERVIEW', ['Entrance Hall', 'Living Room', 'Kitchen', 'Bedroom 1', 'Bathroom']),
    ],
  ),
  damp: template(
    'Damp & mould survey',
    [types.inspection, types.routine],
    [
      room('Visit', 'OVERVIEW', [
        'Damp and mould',
        'Leaks and plumbing',
        'Gutters and roof from the ground',
        'Reported by tenant',
      ]),
      asked('Room by room', 'damp', ['Living Room', 'Kitchen', 'Bathroom', 'Bedroom 1', 'Bedroom 2']),
      graded('Severity', 'tenPoints', ['Condensation', 'Mould', 'Penetrating damp']),
    ],
  ),
  void: template(
    'Void check',
    [types.inspection],
    [
      room('Visit', 'OVERVIEW', ['Reason for visit', 'Security', 'Heating left at', 'Post', 'Leaks and plumbing']),
      room('Checked', 'CHECKLIST', [
        'Water run for two minutes',
        'Meter readings taken',
        'Windows closed',
        'Bins out of sight',
        'Lights off',
      ]),
      meters,
    ],
  ),
  ...riskForms,
  entry: template(
    'Right-of-entry visit',
    [types.inspection],
    [
      room('Visit', 'OVERVIEW', ['Reason for visit', 'Notice given', 'Security', 'Follow-up']),
      room('Checked', 'CHECKLIST', [
        'Knocked and waited',
        'Announced on entry',
        'Photographs limited to the fault',
        'Locked on leaving',
        'Card left',
      ]),
    ],
  ),
  tenantMoveIn: template('Tenant self-service: move in', tenantTypes, tenantRooms, { selfService: true, system: true }),
  tenantAnnual: template('Tenant self-service: annual', tenantTypes, tenantRooms, { selfService: true }),
  tenantMoveOut: template(
    'Tenant self-service: move out',
    tenantTypes,
    [
      ...tenantRooms,
      room('Before you go', 'CHECKLIST', [
        'Keys counted',
        'Rubbish removed',
        'Oven cleaned',
        'Fridge defrosted',
        'Windows locked',
      ]),
    ],
    { selfService: true },
  ),
  visit: template(
    'Property inspection',
    [types.inspection],
    [
      room('Visit', 'OVERVIEW', ['Reason for visit', 'Occupancy', 'Reported by tenant', 'Follow-up']),
      asked('Summary', 'midTerm', ['Living areas', 'Kitchen', 'Bathroom', 'Bedrooms', 'Outside']),
      room('Rooms', 'OVERVIEW', ['Entrance Hall', 'Living Room', 'Kitchen', 'Bedroom 1', 'Bathroom', 'Outside']),
      room('Safety', 'CHECKLIST', [
        'Smoke alarms tested, each storey',
        'CO alarms tested',
        'Escape route clear',
        'Stopcock found',
      ]),
      meters,
    ],
  ),
  live: template(
    'Live inspection by video',
    [types.live],
    [
      room('The call', 'OVERVIEW', ['Who is on the call', 'Device and connection', 'Could not be shown']),
      asked('Rooms', 'tenant', ['Hall', 'Living Room', 'Kitchen', 'Bathroom', 'Bedroom']),
      room('Shown on the call', 'CHECKLIST', [
        'Smoke alarms tested',
        'CO alarms tested',
        'Taps run',
        'Heating turned on',
        'Windows opened and closed',
      ]),
      meters,
      room('Agreed', 'OVERVIEW', ['Next steps', 'Anything to tell us?']),
    ],
    { selfService: true },
  ),
} as const satisfies Record<string, UsualTemplate>;

export type UsualFormKey = keyof typeof usualForms;

export const usualTemplates: readonly UsualTemplate[] = [...homeTemplates, ...Object.values(usualForms)];
