/** Kitchens and utility rooms: units, worktop and the appliances. */
import { change, type Wording } from './wording.ts';

export const units: Wording = {
  name: 'Units',
  looks: [
    '<units>: wall units ×[3-5], base units ×[4-6], drawers ×[3-4]',
    '<units>, soft-close: [7-11] doors, [3-4] drawers, plinths',
    '<units>, <handlesKitchen>: [7-10] doors, [3-4] drawers',
  ],
  wear: [
    'plinth loose under sink',
    'chip approx. 1 cm to drawer front {LHS|RHS} of oven',
    'one hinge misaligned, wall unit {LHS|RHS}',
    'water swelling to edge of sink unit',
    'light scratches inside cutlery drawer',
    'laminate lifting to lower edge by washing machine',
  ],
  changes: [
    change('grease film to doors by hob', 'Clean', 'Tenant'),
    change('food debris in [2-4] units', 'Clean', 'Tenant'),
    change('drawer front detached {LHS|RHS} of oven', 'Repair', 'Tenant'),
    change('hinge broken to wall unit {LHS|RHS}', 'Repair', 'Landlord'),
    change('light handling wear round handles'),
    change('sticky residue to shelf liners', 'Clean', 'Tenant'),
  ],
};

export const worktop: Wording = {
  name: 'Worktop',
  looks: ['<worktop>', '<worktop>, matching upstand', '<worktop>, aluminium joint strip'],
  wear: [
    'small chip to front edge by sink',
    'light knife scratches {LHS|RHS} of hob',
    'joint slightly raised by sink',
    'faint ring mark beside kettle point',
  ],
  changes: [
    change(
      'circular heat mark [12-18] cm beside hob',
      'Repair',
      'Tenant',
      'Contribution may be fairer than replacement.',
    ),
    change('knife cuts ×[5-12] by sink', 'Repair', 'Tenant'),
    change('joint swollen approx. [5-15] cm by sink', 'Repair', 'Investigate'),
    change('light surface scratches'),
    change('water stain behind taps', 'Clean', 'Tenant'),
  ],
};

export const splashback: Wording = {
  name: 'Splashback',
  looks: [
    'White metro tiles, grey grout',
    'Stainless steel panel behind hob',
    'Toughened glass, {grey|white|pale green}',
    'Ceramic tiles, {white|cream|mosaic grey}, white grout',
    'Acrylic panel, gloss white',
  ],
  wear: [
    'grout discoloured behind hob',
    'hairline crack to one tile by socket',
    'light scratches',
    'sealant untidy to edge',
  ],
  changes: [
    change('grease behind hob', 'Clean', 'Tenant'),
    change('grout stained orange approx. [10-30] cm', 'Deep clean', 'Tenant'),
    change('light scratches'),
    change('one tile cracked behind kettle point', 'Replace', 'Tenant'),
  ],
};

export const sink: Wording = {
  name: 'Sink & taps',
  looks: [
    'Stainless steel 1.5 bowl, drainer, chrome mixer tap',
    'Stainless steel single bowl, drainer, chrome lever mixer',
    'Composite black 1.5 bowl, swan-neck mixer',
    'Ceramic Belfast sink, chrome bridge mixer',
  ],
  wear: ['light scratches to bowl', 'limescale to base of tap', 'plug chain missing', 'sealant discoloured to rear'],
  changes: [
    change('limescale to tap and plug', 'Descale', 'Tenant'),
    change('tea staining to bowl', 'Clean', 'Tenant'),
    change('tap drips', 'Repair', 'Landlord'),
    change('slow to drain', 'Investigate', 'Tenant'),
    change('light scratches'),
  ],
};

export const hob: Wording = {
  name: 'Hob',
  looks: [
    '<make> four-ring ceramic hob, black glass',
    '<make> four-burner gas hob, stainless steel, cast pan supports',
    '<make> induction hob, black glass, touch controls',
    '<make> four-burner gas hob, enamel pan supports',
  ],
  wear: [
    'light scratches to glass',
    'control markings slightly worn',
    'discolouration round front {LHS|RHS} ring',
    'chip to one pan support',
  ],
  changes: [
    change('burnt-on residue to [2-3] rings', 'Deep clean', 'Tenant'),
    change('grease under controls', 'Clean', 'Tenant'),
    change('crack approx. [3-9] cm to glass, front {LHS|RHS}', 'Replace', 'Tenant', 'Do not use; apply age.'),
    change('light scratches'),
    change('one burner cap missing', 'Supply missing', 'Tenant'),
  ],
};

export const oven: Wording = {
  name: 'Oven',
  looks: [
    '<make> built-in electric oven, 2 shelves, 1 tray',
    '<make> built-under double oven, 3 shelves, 1 grill pan',
    '<make> freestanding cooker, 2 shelves, grill pan with handle',
    '<make> built-in multifunction oven, black glass, 2 shelves',
  ],
  wear: [
    'light scratching to base',
    'slight discolouration to shelves',
    'door seal worn to lower edge',
    'control markings faint',
  ],
  changes: [
    change('baked-on grease to door glass, base, shelves', 'Deep clean', 'Tenant'),
    change('baked-on grease to base; tray missing', 'Clean', 'Tenant', 'Clean oven; supply tray.'),
    change('grill pan rusted', 'Replace', 'Tenant'),
    change('oven light not working', 'Repair', 'Landlord'),
    change('light discolouration to shelves'),
  ],
};

export const extractor: Wording = {
  name: 'Extractor',
  looks: [
    'Stainless chimney hood, two lights',
    'Integrated telescopic hood, grey',
    'Visor hood, white, one light',
    'Angled black glass hood, touch controls',
  ],
  wear: ['filters slightly discoloured', 'one bulb not working', 'light scratches to front'],
  changes: [
    change('filters greasy; one bulb not working', 'Clean', 'Tenant', 'Bulb: tenant.'),
    change('filters greasy', 'Clean', 'Tenant'),
    change('noisy on high setting', 'Repair', 'Landlord'),
    change('light grease to top edge', 'Clean', 'Tenant'),
  ],
};

export const fridge: Wording = {
  name: 'Fridge/freezer',
  looks: [
    '<make> freestanding fridge-freezer, white, 3 shelves, 2 salad drawers, 3 freezer drawers',
    '<make> integrated fridge-freezer, 4 shelves, 1 salad drawer, 3 freezer drawers',
    '<make> under-counter fridge with ice box, white, 2 shelves',
  ],
  wear: [
    'hairline crack to salad drawer',
    'door seal slightly marked',
    'scuff to lower door',
    'one bottle shelf clip missing',
  ],
  changes: [
    change('food debris; seals soiled', 'Clean', 'Tenant'),
    change('not defrosted; ice approx. [2-5] cm', 'Clean', 'Tenant', 'Defrost.'),
    change('freezer drawer front cracked', 'Replace', 'Tenant'),
    change('seal mouldy', 'Clean', 'Tenant'),
    change('light handling marks'),
  ],
};

export const washingMachine: Wording = {
  name: 'Washing machine',
  looks: ['<make> [7-9] kg, white, freestanding', '<make> washer-dryer, 8/5 kg, white', '<make> integrated [7-8] kg'],
  wear: ['light residue to drawer', 'slight discolouration to seal', 'scuff to front lower edge'],
  changes: [
    change('detergent residue to drawer; mould to seal', 'Clean', 'Tenant'),
    change('mould to seal', 'Clean', 'Tenant'),
    change('light residue to drawer'),
    change('filter blocked; does not drain', 'Repair', 'Tenant'),
  ],
};

export const dishwasher: Wording = {
  name: 'Dishwasher',
  looks: ['<make> integrated, 12 place settings, cutlery basket', '<make> slimline, white, 9 place settings'],
  wear: ['light rust to lower basket', 'limescale film inside door'],
  changes: [
    change('filter blocked with food debris', 'Clean', 'Tenant'),
    change('cutlery basket missing', 'Supply missing', 'Tenant'),
    change('limescale inside', 'Descale', 'Tenant'),
    change('light limescale'),
  ],
  share: 0.45,
};

export const microwave: Wording = {
  name: 'Microwave',
  looks: ['<make> freestanding, black, glass turntable', '<make> freestanding, silver, 800 W'],
  wear: ['light marks to interior', 'discolouration to turntable'],
  changes: [
    change('food splashes inside', 'Clean', 'Tenant'),
    change('turntable chipped', 'Replace', 'Tenant'),
    change('light discolouration inside'),
  ],
  share: 0.5,
};

export const bin: Wording = {
  name: 'Bin',
  looks: ['Stainless pedal bin, 30 l', 'Integrated double bin, grey', 'Swing bin, white plastic'],
  wear: ['light scratches', 'dent approx. [2-5] cm to side'],
  changes: [
    change('soiled inside', 'Clean', 'Tenant'),
    change('not emptied', 'Remove item/rubbish', 'Tenant'),
    change('pedal broken', 'Replace', 'Tenant'),
    change('light scratches'),
  ],
  share: 0.6,
};

export const boiler: Wording = {
  name: 'Boiler',
  looks: [
    '{Worcester|Vaillant|Ideal} combination boiler, white, wall-mounted; service label [2-11]/2025',
    '{Baxi|Vaillant|Glow-worm} system boiler in cupboard; service label [2-11]/2025',
  ],
  wear: ['pressure 1.[2-6] bar', 'case lightly marked', 'controls cover loose'],
  changes: [
    change('pressure low, 0.[4-7] bar', 'Service', 'Landlord'),
    change('service overdue', 'Service', 'Landlord'),
    change('pressure 1.[2-6] bar'),
  ],
};
