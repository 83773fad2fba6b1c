/** The questions of SIMPLIFIED rooms and the grades of SCALE rooms. */

export type DemoOptionSet = { key: string; name: string; editable: boolean; options: (string | number)[] };

export const optionSets: readonly DemoOptionSet[] = [
  { key: 'condition', name: 'Condition 1 (very poor) to 5 (as new)', editable: false, options: [1, 2, 3, 4, 5] },
  {
    key: 'cleanliness',
    name: 'Cleanliness 1 (requires cleaning) to 5 (professionally clean)',
    editable: true,
    options: [1, 2, 3, 4, 5],
  },
  { key: 'tenPoints', name: 'Score 1 to 10', editable: true, options: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  { key: 'likelihood', name: 'Likelihood 1 (rare) to 5 (almost certain)', editable: true, options: [1, 2, 3, 4, 5] },
  { key: 'roomCheck', name: 'Room check', editable: true, options: ['Clean', 'Undamaged', 'In working order'] },
  {
    key: 'midTerm',
    name: 'Mid-term visit',
    editable: true,
    options: ['Kept clean', 'Free of damp and mould', 'Ventilated', 'Damage found'],
  },
  {
    key: 'damp',
    name: 'Damp and mould',
    editable: true,
    options: ['Condensation seen', 'Mould seen', 'Extractor works', 'Heating used', 'Furniture clear of outer walls'],
  },
  { key: 'hazard', name: 'Hazard', editable: true, options: ['Hazard present', 'Control in place', 'Action needed'] },
  {
    key: 'legionella',
    name: 'Legionella outlet',
    editable: true,
    options: ['Used weekly', 'Cold below 20 °C', 'Hot above 50 °C within one minute', 'Free of scale'],
  },
  { key: 'fire', name: 'Fire safety', editable: true, options: ['In place', 'Unobstructed', 'Tested today'] },
  {
    key: 'tenant',
    name: 'Tenant check',
    editable: true,
    options: ['Everything works', 'Anything broken', 'Signs of damp'],
  },
];
