/** The templates the company ships with: what to look at, without answers. */
import type { InspectionTypeCode } from '#domain/inspection-type.ts';
import type { DemoProperty } from '#demo/content/portfolio/properties.ts';
import { roomsOf, type Shape } from '#demo/content/portfolio/room-plan.ts';
import { itemsOf } from '#demo/content/wording/room-items.ts';
import { type DemoReport, type DemoRoom, item, room } from './report.ts';

export type TemplateKey =
  | 'unfurnishedFlat'
  | 'furnishedFlat'
  | 'house'
  | 'hmoRoom'
  | 'studentLet'
  | 'midTerm'
  | 'damp'
  | 'void'
  | 'legionella'
  | 'hhsrs'
  | 'fire'
  | 'entry'
  | 'tenantMoveIn'
  | 'tenantAnnual'
  | 'tenantMoveOut';

export type DemoTemplate = {
  key: TemplateKey;
  name: string;
  typeIds: InspectionTypeCode[];
  selfService: boolean;
  /** The default for self-service without a choice of its own. */
  system: boolean;
  report: DemoReport;
};

const plain = { baths: 1, garages: null, parking: false, balcony: false };
const flat: Shape = { ...plain, type: 'Apartment', detachment: null, beds: 2, garden: false };
const house: Shape = { ...plain, type: 'House', detachment: 'Mid Terrace', beds: 3, garden: true };
const student: Shape = { ...plain, type: 'HMO', detachment: 'Mid Terrace', beds: 4, garden: true };

function template(
  key: TemplateKey,
  name: string,
  typeIds: InspectionTypeCode[],
  rooms: DemoRoom[],
  more: Partial<DemoTemplate> = {},
): DemoTemplate {
  return { key, name, typeIds, selfService: false, system: false, report: { rooms }, ...more };
}

/** Lines without answers: what `writeForm` fills in. */
function lines(names: readonly string[]) {
  return names.map((name) => item(name, null, null));
}

function fullRooms(shape: Shape, furnished: boolean): DemoRoom[] {
  return [
    room('Condition at a glance', 'SCALE', lines(roomsOf(shape).map(({ name }) => name)), { optionSet: 'condition' }),
    room('Keys', 'KEYS', lines(['Front door', 'Window', 'Meter box, triangular'])),
    room('Meters', 'METERS', lines(['Electricity', 'Gas', 'Water'])),
    room('Manuals & documents', 'MANUALS', lines(['Boiler', 'Oven and hob', 'Washing machine'])),
    ...roomsOf(shape).map(({ name, kind }) => {
      const wordings = itemsOf(kind, { furnished, hasGas: true, boilerHere: name === 'Kitchen' });
      return room(name, 'DETAILED', lines(wordings.map((wording) => wording.name)), { kind });
    }),
  ];
}

function asked(name: string, optionSet: string, parts: readonly string[]): DemoRoom {
  return room(name, 'SIMPLIFIED', lines(parts), { optionSet });
}

const hazards = [
  'Damp and mould growth',
  'Excess cold',
  'Excess heat',
  'Carbon monoxide',
  'Lead in paint',
  'Crowding and space',
  'Entry by intruders',
  'Lighting',
  'Noise',
  'Domestic hygiene, pests and refuse',
  'Food safety',
  'Personal hygiene and drainage',
  'Water supply',
  'Falls on level surfaces',
  'Falls on stairs',
  'Falls between levels',
  'Electrical hazards',
  'Fire',
  'Flames and hot surfaces',
  'Collision and entrapment',
  'Structural collapse',
];

export const templates: readonly DemoTemplate[] = [
  template('unfurnishedFlat', 'Unfurnished flat', [1, 2, 6], fullRooms(flat, false)),
  template('furnishedFlat', 'Furnished flat', [1, 2, 6], fullRooms(flat, true)),
  template('house', 'House', [1, 2, 6], fullRooms(house, false)),
  template(
    'hmoRoom',
    'HMO room',
    [1, 2, 6],
    [
      room('Keys', 'KEYS', lines(['Front door', 'Bedroom'])),
      asked('Shared areas', 'roomCheck', ['Hall', 'Kitchen', 'Bathroom', 'Living Room']),
      ...fullRooms({ ...flat, beds: 1 }, true).filter(({ name }) => name === 'Bedroom 1'),
    ],
  ),
  template('studentLet', 'Student let', [1, 2, 6], fullRooms(student, true)),
  template(
    'midTerm',
    'Mid-term',
    [8],
    [
      room('Visit', 'OVERVIEW', lines(['Occupancy', 'Smoking and pets', 'Reported by tenant', 'Alarms', 'Follow-up'])),
      asked('Summary', 'midTerm', ['Living areas', 'Kitchen', 'Bathroom', 'Bedrooms', 'Outside']),
      room('Rooms', 'OVERVIEW', lines(['Entrance Hall', 'Living Room', 'Kitchen', 'Bedroom 1', 'Bathroom'])),
    ],
  ),
  template(
    'damp',
    'Damp & mould survey',
    [3, 8],
    [
      room(
        'Visit',
        'OVERVIEW',
        lines(['Damp and mould', 'Leaks and plumbing', 'Gutters and roof from the ground', 'Reported by tenant']),
      ),
      asked('Room by room', 'damp', ['Living Room', 'Kitchen', 'Bathroom', 'Bedroom 1', 'Bedroom 2']),
      room('Severity', 'SCALE', lines(['Condensation', 'Mould', 'Penetrating damp']), { optionSet: 'tenPoints' }),
    ],
  ),
  template(
    'void',
    'Void check',
    [3],
    [
      room(
        'Visit',
        'OVERVIEW',
        lines(['Reason for visit', 'Security', 'Heating left at', 'Post', 'Leaks and plumbing']),
      ),
      room(
        'Checked',
        'CHECKLIST',
        lines([
          'Water run for two minutes',
          'Meter readings taken',
          'Windows closed',
          'Bins out of sight',
          'Lights off',
        ]),
      ),
      room('Meters', 'METERS', lines(['Electricity', 'Gas', 'Water'])),
    ],
  ),
  template(
    'legionella',
    'Legionella',
    [7],
    [
      room('Scope', 'OVERVIEW', lines(['Scope and assessor', 'Hot water store', 'Cold water store', 'Dead legs'])),
      asked('Outlets', 'legionella', ['Kitchen sink', 'Bathroom basin', 'Bath', 'Shower', 'Outside tap']),
      room('Likelihood', 'SCALE', lines(['Growth in store', 'Growth in pipework', 'Exposure by spray']), {
        optionSet: 'likelihood',
      }),
      room('Findings', 'OVERVIEW', lines(['Significant findings', 'Review date'])),
    ],
  ),
  template(
    'hhsrs',
    'HHSRS',
    [7],
    [
      room('Scope', 'OVERVIEW', lines(['Scope and assessor'])),
      asked('Hazards', 'hazard', hazards),
      room('Likelihood', 'SCALE', lines(['Damp and mould growth', 'Falls on stairs', 'Electrical hazards', 'Fire']), {
        optionSet: 'likelihood',
      }),
      room('Findings', 'OVERVIEW', lines(['Significant findings', 'Review date'])),
    ],
  ),
  template(
    'fire',
    'Fire (HMO)',
    [7],
    [
      room('Scope', 'OVERVIEW', lines(['Scope and assessor', 'Escape route'])),
      asked('Precautions', 'fire', [
        'Smoke alarms, each storey',
        'Heat alarm, kitchen',
        'Fire doors to rooms',
        'Fire blanket, kitchen',
        'Emergency lighting',
        'Escape windows',
        'Notices',
      ]),
      room('Findings', 'OVERVIEW', lines(['Significant findings', 'Review date'])),
    ],
  ),
  template(
    'entry',
    'Right-of-entry visit',
    [3],
    [
      room('Visit', 'OVERVIEW', lines(['Reason for visit', 'Notice given', 'Security', 'Follow-up'])),
      room(
        'Checked',
        'CHECKLIST',
        lines([
          'Knocked and waited',
          'Announced on entry',
          'Photographs limited to the fault',
          'Locked on leaving',
          'Card left',
        ]),
      ),
    ],
  ),
  template('tenantMoveIn', 'Tenant self-service: move in', [150, 231], tenantRooms('Anything to tell us?'), {
    selfService: true,
    system: true,
  }),
  template('tenantAnnual', 'Tenant self-service: annual', [150, 231], tenantRooms('Anything to tell us?'), {
    selfService: true,
  }),
  template(
    'tenantMoveOut',
    'Tenant self-service: move out',
    [150, 231],
    [
      ...tenantRooms('Anything to tell us?'),
      room(
        'Before you go',
        'CHECKLIST',
        lines(['Keys counted', 'Rubbish removed', 'Oven cleaned', 'Fridge defrosted', 'Windows locked']),
      ),
    ],
    { selfService: true },
  ),
];

function tenantRooms(question: string): DemoRoom[] {
  return [
    asked('Rooms', 'tenant', ['Hall', 'Living Room', 'Kitchen', 'Bathroom', 'Bedroom']),
    room('Meters', 'METERS', lines(['Electricity', 'Gas', 'Water'])),
    room('Your words', 'OVERVIEW', lines([question])),
  ];
}

export function templateNamed(key: TemplateKey): DemoTemplate {
  const found = templates.find((one) => one.key === key);
  if (found === undefined) throw new Error(`There is no template ${key}.`);
  return found;
}

/** The template that a full report of this property would start from. */
export function templateFor(property: DemoProperty): TemplateKey {
  if (property.shape.type === 'HMO') return 'studentLet';
  if (property.shape.detachment !== null) return 'house';
  return property.furnished === 'Unfurnished' ? 'unfurnishedFlat' : 'furnishedFlat';
}
