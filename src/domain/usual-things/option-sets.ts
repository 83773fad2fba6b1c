/** The questions of SIMPLIFIED rooms and the grades of SCALE rooms. */

const fiveSteps = [1, 2, 3, 4, 5] as const;

export const usualOptionSets = {
  condition: { name: 'Condition 1 (very poor) to 5 (as new)', options: fiveSteps },
  cleanliness: { name: 'Cleanliness 1 (requires cleaning) to 5 (professionally clean)', options: fiveSteps },
  tenPoints: { name: 'Score 1 to 10', options: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  likelihood: { name: 'Likelihood 1 (rare) to 5 (almost certain)', options: fiveSteps },
  severity: { name: 'Severity 1 (slight) to 5 (extreme)', options: fiveSteps },
  roomCheck: { name: 'Room check', options: ['Clean', 'Undamaged', 'In working order'] },
  midTerm: {
    name: 'Mid-term visit',
    options: ['Kept clean', 'Free of damp and mould', 'Ventilated', 'Damage found'],
  },
  damp: {
    name: 'Damp and mould',
    options: ['Condensation seen', 'Mould seen', 'Extractor works', 'Heating used', 'Furniture clear of outer walls'],
  },
  hazard: { name: 'Hazard', options: ['Hazard present', 'Control in place', 'Action needed'] },
  legionella: {
    name: 'Legionella outlet',
    options: ['Used weekly', 'Cold below 20 °C', 'Hot above 50 °C within one minute', 'Free of scale'],
  },
  fire: { name: 'Fire safety', options: ['In place', 'Unobstructed', 'Tested today'] },
  tenant: { name: 'Tenant check', options: ['Everything works', 'Anything broken', 'Signs of damp'] },
} as const satisfies Record<string, { name: string; options: readonly (string | number)[] }>;

export type OptionSetKey = keyof typeof usualOptionSets;
