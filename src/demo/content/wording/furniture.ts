/** Furniture of furnished lettings, and what is left in part furnished ones. */
import { change, type Wording } from './wording.ts';

const upholstered = [
  change('stain approx. [4-12] cm to {LHS|RHS} seat', 'Deep clean', 'Tenant'),
  change('seat sagging slightly'),
  change('tear approx. [2-6] cm to arm', 'Repair', 'Tenant'),
  change('pet hair to cushions', 'Clean', 'Tenant'),
];
const wooden = [
  change('ring marks ×[2-5] to top', 'Repair', 'Tenant'),
  change('light scratches to surface'),
  change('one leg loose', 'Repair', 'Landlord'),
  change('dusty', 'Clean', 'Tenant'),
];

export const sofa: Wording = {
  name: 'Sofa',
  looks: [
    '{Grey|Charcoal|Oatmeal|Navy} fabric, [2-3] seats, fire label seen',
    '{Brown|Black} faux leather, [2-3] seats, fire label seen',
    '{Blue|Teal} velvet, 2 seats, oak feet, fire label seen',
  ],
  wear: ['light wear to arms', 'slight sag to {LHS|RHS} seat', 'faint mark to {LHS|RHS} cushion', 'scuff to rear foot'],
  changes: upholstered,
};
export const armchair: Wording = {
  ...sofa,
  name: 'Armchair',
  looks: ['{Grey|Mustard|Cream} fabric, timber feet, fire label seen', 'Tan faux leather, fire label seen'],
  share: 0.6,
};
export const coffeeTable: Wording = {
  name: 'Coffee table',
  looks: ['Oak-effect, one shelf', 'Glass top, chrome legs', 'White gloss, lift-up top', 'Pine, one drawer'],
  wear: ['light scratches to top', 'one ring mark', 'chip to corner'],
  changes: wooden,
};
export const tvUnit: Wording = {
  ...coffeeTable,
  name: 'TV unit',
  looks: ['Oak-effect, two shelves, two doors', 'White gloss, one drawer', 'Black ash-effect, glass shelf'],
  share: 0.7,
};
export const bookcase: Wording = {
  ...coffeeTable,
  name: 'Bookcase',
  looks: ['White, five shelves', 'Oak-effect, four shelves, fixed to wall', 'Pine, three shelves'],
  share: 0.5,
};
export const diningTable: Wording = {
  ...coffeeTable,
  name: 'Dining table',
  looks: ['Oak-effect, seats four', 'Pine, extending, seats six', 'Round, white, pedestal base, seats four'],
};
export const diningChairs: Wording = {
  ...coffeeTable,
  name: 'Dining chairs',
  looks: ['{Four|Six} oak-effect, grey seat pads', 'Four white moulded, timber legs', '{Four|Six} pine, slatted backs'],
};

export const bed: Wording = {
  name: 'Bed',
  looks: [
    'Double, {grey|cream} upholstered frame, headboard',
    'Double divan, two drawers, {grey|beige} fabric',
    'King size, oak frame, slatted base',
    'Single, white metal frame',
    'Small double, pine frame, slatted base',
  ],
  wear: ['light scuffs to foot end', 'one slat cracked', 'headboard slightly loose', 'castor missing, rear {LHS|RHS}'],
  changes: [
    change('[2-3] slats broken', 'Replace', 'Tenant'),
    change('headboard loose', 'Repair', 'Landlord'),
    change('stain approx. [4-10] cm to base', 'Clean', 'Tenant'),
    change('light scuffs'),
  ],
};
export const mattress: Wording = {
  name: 'Mattress',
  looks: [
    'Double, label seen',
    'Double, pocket sprung, label seen, protector fitted',
    'King size, memory foam, label seen',
    'Single, label seen, protector fitted',
  ],
  wear: [
    'light marks one side, protector fitted',
    'slight dip to {LHS|RHS}',
    'faint tide mark approx. [8-15] cm foot end',
  ],
  changes: [
    change('yellow staining [15-30] cm', 'Replace', 'Tenant', 'Apply age.'),
    change('protector missing', 'Supply missing', 'Tenant'),
    change('slight dip to {LHS|RHS}'),
    change('stain approx. [6-14] cm centre', 'Deep clean', 'Tenant'),
  ],
};
export const wardrobe: Wording = {
  name: 'Wardrobe',
  looks: [
    'White, two doors, one drawer, hanging rail',
    'Oak-effect, three doors, mirror to centre',
    'Built-in, white panelled doors, rail and shelf',
    'Sliding mirrored doors, rails ×2, shelves ×4',
  ],
  wear: ['door slightly misaligned', 'light scratches inside', 'backboard loose to {LHS|RHS}', 'one handle loose'],
  changes: [
    change('rail detached', 'Repair', 'Landlord'),
    change('stickers to inside of door', 'Clean', 'Tenant'),
    change('dusty; hangers left', 'Clean', 'Tenant'),
    change('light wear'),
    change('mirror cracked lower {LHS|RHS}', 'Replace', 'Tenant'),
  ],
};
export const drawers: Wording = {
  ...coffeeTable,
  name: 'Chest of drawers',
  looks: ['White, four drawers', 'Oak-effect, five drawers', 'Pine, three over two drawers'],
  share: 0.8,
};
export const bedside: Wording = {
  ...coffeeTable,
  name: 'Bedside tables',
  looks: ['White, one drawer, ×2', 'Oak-effect, two drawers, ×2', 'Pine, one drawer and shelf'],
  share: 0.8,
};
export const desk: Wording = {
  ...coffeeTable,
  name: 'Desk',
  looks: ['White, two drawers, metal legs', 'Oak-effect, approx. 120 × 60 cm', 'Black ash-effect, keyboard shelf'],
};
export const deskChair: Wording = {
  ...sofa,
  name: 'Desk chair',
  looks: ['Black mesh, five castors', 'Grey fabric, adjustable, five castors'],
};

export const fireplace: Wording = {
  name: 'Fireplace',
  looks: [
    'Cast iron surround, tiled hearth, decorative only',
    'Electric fire, white surround',
    'Chimney breast closed, vent fitted',
    'Marble-effect surround, gas fire capped off',
  ],
  wear: ['chip to hearth tile {LHS|RHS}', 'light rust to basket', 'paint marks to hearth'],
  changes: [
    change('soot marks to hearth', 'Clean', 'Tenant'),
    change('chip approx. [1-3] cm to hearth', 'Repair', 'Tenant'),
    change('light marks to mantel'),
  ],
  share: 0.4,
};
export const smallItems: Wording = {
  name: 'Small items',
  looks: [
    'Doormat, umbrella stand',
    'Router, white, with power supply',
    'Two scatter cushions, grey throw',
    'Table lamp, white shade',
    'Waste bin, clothes airer',
    'Ironing board, iron, vacuum cleaner',
  ],
  wear: ['light wear', 'lamp shade slightly dented', 'cover marked'],
  changes: [
    change('one item missing', 'Supply missing', 'Tenant'),
    change('soiled', 'Clean', 'Tenant'),
    change('light wear'),
  ],
  share: 0.5,
};
export const balustrade: Wording = {
  name: 'Balustrade & handrail',
  looks: [
    'White-painted spindles, pine handrail',
    'Oak newels, glass panels',
    'White-painted timber, varnished rail',
    'Wall-mounted rail on brass brackets',
  ],
  wear: ['one spindle loose, mid-flight', 'varnish worn to top', 'light scuffs to newel'],
  changes: [
    change('two spindles loose', 'Repair', 'Landlord'),
    change('chips ×[2-5] to newel', 'Make good & redecorate', 'Tenant'),
    change('varnish worn to top'),
  ],
};
export const stairCarpet: Wording = {
  name: 'Stair covering',
  looks: ['<carpet> to treads and risers', '<carpet> runner, painted edges'],
  wear: ['flattening to nosings', 'light soiling to lower three treads', 'grippers felt at second tread'],
  changes: [
    change('additional wear to nosings'),
    change('stain approx. [5-12] cm to fourth tread', 'Shampoo', 'Tenant'),
    change('debris to corners', 'Clean', 'Tenant'),
  ],
};
