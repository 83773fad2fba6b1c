/** One line about a room at a visit: how it is kept, a full stop, then condition and located defects. */
import type { Random } from '#demo/random.ts';
import type { RoomKind } from './room-items.ts';
import { say } from './say.ts';

type Finding = { found: string; action?: readonly [string, string] };

const kept = [
  'Kept clean and tidy',
  'Tidy, clean',
  'Clean; belongings neatly stored',
  'Lived in, clean',
  'Tidy; some clutter to {LHS|RHS}',
  'Well kept',
];
const keptOutside = ['Tidy', 'Swept, tidy', 'Clear', 'Tidy; bins in place'];
const outdoors = new Set<RoomKind>(['garden', 'exterior', 'balcony', 'communal', 'garage']);
const untidy = [
  'Cluttered; floor partly seen',
  'Untidy; surfaces need cleaning',
  'Cleaning needed to floor and surfaces',
];

const general: readonly Finding[] = [
  { found: 'light scuffs at [50-100] cm to {LHS|RHS} wall' },
  { found: '[2-5] pin holes over {desk|bed|sofa} position' },
  { found: 'one bulb not working', action: ['Replace', 'Tenant'] },
  { found: 'trickle vents closed: tenant advised to open', action: ['Monitor', 'Tenant'] },
  { found: 'condensation to lower pane', action: ['Investigate', 'Agent'] },
  { found: 'washing drying on radiator: tenant advised', action: ['Monitor', 'Tenant'] },
  { found: 'radiator cold to top', action: ['Repair', 'Landlord'] },
];

const weathered: readonly Finding[] = [
  { found: 'leaves to corners' },
  { found: 'algae to paving', action: ['Clean', 'Tenant'] },
  { found: 'light not working', action: ['Replace', 'Landlord'] },
];

const particular: Partial<Record<RoomKind, readonly Finding[]>> = {
  kitchen: [
    { found: 'grease to extractor filters', action: ['Clean', 'Tenant'] },
    { found: 'tap drips', action: ['Repair', 'Landlord'] },
    { found: 'oven used, light residue to base' },
    { found: 'washing machine seal mouldy', action: ['Clean', 'Tenant'] },
    { found: 'drawer front loose {LHS|RHS} of oven', action: ['Repair', 'Landlord'] },
  ],
  bathroom: [
    { found: 'mould spotting to sealant approx. [10-40] cm', action: ['Treat mould', 'Landlord'] },
    { found: 'extractor not working', action: ['Repair', 'Landlord'] },
    { found: 'limescale to shower head', action: ['Descale', 'Tenant'] },
    { found: 'grout discoloured to lower courses' },
  ],
  shower: [
    { found: 'limescale to screen', action: ['Descale', 'Tenant'] },
    { found: 'waste slow', action: ['Investigate', 'Landlord'] },
    { found: 'sealant lifting approx. [5-15] cm', action: ['Repair', 'Landlord'] },
  ],
  garden: [
    { found: 'lawn approx. [10-30] cm high', action: ['Garden maintenance', 'Tenant'] },
    { found: 'one fence panel down {LHS|RHS}', action: ['Repair', 'Landlord'] },
    { found: 'patio swept, pots neat' },
  ],
  exterior: [
    { found: 'gutter joint dripping over bay', action: ['Repair', 'Landlord'] },
    { found: 'bins tidy, path clear' },
    { found: 'paint flaking to sill, ground floor' },
  ],
  bedroom: [
    { found: 'mould spotting behind wardrobe approx. [15-50] cm', action: ['Treat mould', 'Investigate'] },
    { found: 'bed against outer wall: tenant advised to leave a gap' },
    { found: 'blind chain broken', action: ['Repair', 'Tenant'] },
  ],
};

export type OverviewLine = {
  condition: string;
  actions: { action: string; responsibility: string; comments: string | null }[];
};

export function sayOverview(kind: RoomKind | null, random: Random): OverviewLine {
  const outside = kind !== null && outdoors.has(kind);
  const opening = say(random.pick(outside ? keptOutside : random.chance(0.88) ? kept : untidy), random);
  if (random.chance(0.45))
    return { condition: `${opening}. ${random.pick(['Good order', 'Good order, clean', 'Good'])}`, actions: [] };
  const bank = [...(outside ? weathered : general), ...(kind === null ? [] : (particular[kind] ?? []))];
  const findings = random.some(
    bank,
    random.weigh([
      [1, 4],
      [2, 2],
    ]),
  );
  return {
    condition: `${opening}. ${random.pick(['Good order', 'Fair', 'Good'])}: ${findings.map(({ found }) => say(found, random)).join('; ')}`,
    actions: findings.flatMap(({ action }) =>
      action === undefined ? [] : [{ action: action[0], responsibility: action[1], comments: null }],
    ),
  };
}

/** Remarks on the visit as a whole, by the name of the line. */
export const remarks: Record<string, readonly string[]> = {
  Occupancy: ['As tenancy agreement, [1-4] people', 'As tenancy agreement', 'One guest met; tenant says until Sunday'],
  'Smoking and pets': [
    'No sign of either',
    'No smoking; cat met, agreed by landlord',
    'Smell of smoke by back door',
    'No pets seen; no smoking',
  ],
  'Reported by tenant': [
    'Nothing',
    'Hot water slow in the morning',
    'Front door sticks in wet weather',
    'Neighbour noise at weekends',
    'Mould returns in bathroom each winter',
  ],
  'Damp and mould': [
    'None seen',
    'Light condensation to bedroom windows',
    'Spotting to bathroom ceiling approx. [10-40] cm',
    'Moisture reading [12-17] %, dry',
  ],
  'Leaks and plumbing': ['None seen', 'Kitchen tap drips', 'Stain under bath panel, dry'],
  Alarms: [
    'All tested, sounded',
    'Hall tested, sounded; landing low-battery chirp',
    'All tested, sounded; CO alarm replace by 2027',
  ],
  'Gutters and roof from the ground': ['Clear', 'Moss to rear slope', 'One slate slipped over bay'],
  'Follow-up': ['Next visit in three months', 'Next visit in six months', 'Contractor visit first, then three months'],
  'Scope and assessor': [
    'Accessible areas only; assessor holds the firm’s competence record, renewed this year',
    'Accessible areas and common parts; loft excluded',
  ],
  'Significant findings': [
    'None',
    'Two items for action, see hazards marked',
    'One item for action before the next letting',
  ],
  'Review date': ['In twelve months or on change of occupancy', 'In two years', 'After works, then in twelve months'],
  'Reason for visit': [
    'Report of water through ceiling below',
    'No contact with tenant for three weeks',
    'Contractor access agreed by letter',
    'Quarterly void check',
  ],
  'Notice given': ['24 hours in writing', '48 hours by e-mail and letter', 'Tenant present and agreed'],
  Security: [
    'All doors and windows locked',
    'Rear window found ajar, closed and locked',
    'Meter cupboard unlocked, closed',
  ],
  'Heating left at': ['12 °C frost setting', '15 °C constant', 'Off, drained down'],
  Post: ['Cleared, taken to the office', 'None', 'Left on hall shelf'],
  'Hot water store': ['61 °C at cylinder', '60 °C at cylinder; thermostat labelled', 'Combination boiler, no store'],
  'Cold water store': ['Mains fed, no tank', 'Tank in loft, lid fitted; not inspected inside'],
  'Dead legs': ['None seen', 'Capped pipe under sink approx. 30 cm: flush weekly'],
  'Escape route': ['Clear, 30-minute doors to hall', 'Clear; bicycle moved from hall', 'Clear'],
  'Where we walked': ['All rooms shown on camera', 'All rooms but the loft'],
  Connection: ['Good throughout', 'Weak in bathroom; stills sent afterwards'],
  'Anything to tell us?': [
    'No, all fine',
    'The extractor is noisy',
    'Draught by the living room window',
    'Could the garden gate be looked at?',
  ],
};

export function sayRemark(line: string, random: Random): string {
  const bank = remarks[line];
  if (bank === undefined) throw new Error(`Nothing is remarked about '${line}'.`);
  return say(random.pick(bank), random);
}
