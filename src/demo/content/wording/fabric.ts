/** What every indoor room has besides its door: ceiling, walls, floor, windows, light, power, heating. */
import { change, type Wording } from './wording.ts';

export const ceiling: Wording = {
  name: 'Ceiling',
  looks: [
    'Painted, white emulsion',
    'Plastered, white matt emulsion',
    'Artex swirl, white emulsion',
    'Textured paper, white emulsion',
    'Painted white, plain coving',
  ],
  wear: [
    'hairline crack from {light|window} to {LHS|RHS} wall',
    'patch repair visible approx. [10-40] cm {near light|over window}',
    'historic water mark approx. [10-30] cm, dry, {LHS|RHS} rear',
    'slight unevenness to emulsion round light',
    'paint lines at coving untidy',
  ],
  changes: [
    change('cobwebs to corners', 'Clean', 'Tenant'),
    change(
      'new water stain approx. [15-40] cm {near window|RHS rear}',
      'Investigate',
      'Landlord',
      'Check room above for a leak.',
    ),
    change(
      'mould spotting to {rear|window} corner approx. [15-50] cm',
      'Treat mould',
      'Investigate',
      'Check ventilation and heating use.',
    ),
    change('scorch mark above shelf', 'Make good & redecorate', 'Tenant'),
  ],
};

export const walls: Wording = {
  name: 'Walls',
  looks: ['Painted, <walls> emulsion', 'Plastered, <walls> matt emulsion', 'Lining paper, <walls> emulsion'],
  wear: [
    '[2-4] filled patches {RHS of door|LHS of window|behind door}',
    'light scuffs at [40-90] cm to {LHS|RHS} wall',
    '[2-6] pin holes {above radiator|over bed position|to chimney breast}',
    'touch-up visible by {light switch|socket|door frame}',
    'hairline crack over {door|window}',
    'rub mark under window approx. [10-30] cm',
    'slight colour difference to patch at {LHS|RHS} of radiator',
    'rawlplug left, {LHS|RHS} of window at [140-190] cm',
  ],
  changes: [
    change('[3-8] scuffs at [60-110] cm along {LHS|RHS}', 'Clean', 'Tenant'),
    change('gouge approx. [2-5] cm {by stairs|behind sofa position|LHS of door}', 'Make good & redecorate', 'Tenant'),
    change('[3-6] additional pin holes {over bed position|to chimney breast}', 'Make good & redecorate', 'Tenant'),
    change('blu-tack marks ×[4-9] to {rear|LHS} wall', 'Make good & redecorate', 'Tenant'),
    change('light furniture rub marks at [50-90] cm'),
    change(
      'damp patch approx. [20-50] cm above skirting, {rear|external} wall',
      'Investigate',
      'Landlord',
      'Meter reading high; check pointing outside.',
    ),
    change(
      'unauthorised colour to {LHS|rear} wall, dark {blue|green}',
      'Make good & redecorate',
      'Tenant',
      'Return to the original colour.',
    ),
    change('mould spotting approx. [20-60] cm behind wardrobe position', 'Treat mould', 'Investigate'),
  ],
};

export const wallsOfLivingRooms: Wording = {
  ...walls,
  looks: [
    ...walls.looks,
    'Painted, <walls> emulsion; one feature wall in <feature>',
    'Wallpapered to chimney breast, {grey geometric|cream floral|soft green leaf} pattern; remainder <walls> emulsion',
  ],
};

export const skirting: Wording = {
  name: 'Skirting',
  looks: ['Painted timber, <trim>', 'Ogee profile, <trim>', 'Plain bevelled timber, <trim>'],
  wear: [
    'light scuffs throughout',
    'chip {behind door|by radiator}',
    'vacuum marks to {LHS|RHS}',
    'gap approx. [3-8] mm to floor under window',
    'dusty to upper edge behind door',
  ],
  changes: [
    change('additional vacuum scuffs'),
    change('dusty throughout', 'Clean', 'Tenant'),
    change('two chips approx. [1-2] cm by door', 'Make good & redecorate', 'Tenant'),
    change('section loose {LHS|RHS} rear', 'Repair', 'Landlord'),
  ],
};

export const flooringSoft: Wording = {
  name: 'Flooring',
  looks: [
    '<carpet>',
    '<carpet>, chrome threshold bar',
    '<carpet>, fitted [2019-2024]',
    '<carpet>, brass threshold bar',
  ],
  wear: [
    'slight flattening in traffic area',
    'furniture indentations ×[2-6]',
    'light soiling to threshold',
    'faint mark approx. [3-9] cm {near window|by bed position|under radiator}',
    'one pulled thread at threshold',
    'fading under window',
  ],
  changes: [
    change(
      'brown stain approx. [5-15] cm {near window|by bed|centre}',
      'Shampoo',
      'Tenant',
      'Specialist clean; patch if it does not lift.',
    ),
    change('traffic wear to centre'),
    change(
      'iron burn approx. [8-14] cm {by socket|under window}',
      'Replace',
      'Tenant',
      'Apply age; fair share of cost only.',
    ),
    change('pet hair throughout; light odour', 'Deep clean', 'Tenant'),
    change('not vacuumed; debris to edges', 'Clean', 'Tenant'),
    change('additional furniture indentations'),
    change('candle wax approx. [2-4] cm near {fireplace|window}', 'Deep clean', 'Tenant'),
  ],
};

export const flooringHard: Wording = {
  name: 'Flooring',
  looks: ['<hardFloor>', '<hardFloor>, chrome threshold bar', '<hardFloor>, matching beading'],
  wear: [
    'light scratch at threshold',
    'slight lifting to joint by {door|window}',
    'chip approx. 1 cm near {door|radiator pipe}',
    'light scratches to centre',
    'beading gap {LHS|RHS} rear',
  ],
  changes: [
    change('light traffic wear to centre'),
    change('scratches ×[3-7] approx. [5-20] cm from furniture', 'Repair', 'Tenant'),
    change('joint swollen approx. [10-30] cm by {window|radiator}', 'Investigate', 'Landlord'),
    change('sticky residue approx. [10-25] cm', 'Clean', 'Tenant'),
    change('dusty to edges; not mopped', 'Clean', 'Tenant'),
  ],
};

export const flooringTiled: Wording = {
  name: 'Flooring',
  looks: ['<tiledFloor>', '<tiledFloor>, mastic to edge', '<tiledFloor>, chrome threshold bar'],
  wear: [
    'grout discoloured {by door|round WC|in front of sink}',
    'hairline crack to one tile {by door|under window}',
    'light scratch by threshold',
    'mastic untidy to edge',
  ],
  changes: [
    change('grout soiled throughout', 'Deep clean', 'Tenant'),
    change('one tile cracked {by door|in front of oven}', 'Replace', 'Tenant'),
    change('light wear to traffic area'),
    change('limescale round {WC|basin} base', 'Descale', 'Tenant'),
  ],
};

export const wallFixtures: Wording = {
  name: 'Wall fixtures',
  looks: [
    'Three picture hooks',
    'White-painted shelf on two brackets',
    'Row of four chrome coat hooks on timber rail',
    'Framed mirror approx. 60 × 90 cm',
    'Curtain tie-backs ×2',
    'TV bracket, black steel',
  ],
  wear: ['light scratches to upper edge', 'one hook loose', 'dusty to top', 'slight lean to RHS'],
  changes: [
    change('one hook missing', 'Supply missing', 'Tenant'),
    change('shelf removed; rawlplugs left ×4', 'Make good & redecorate', 'Tenant'),
    change('light marks to surface'),
    change('mirror smeared', 'Clean', 'Tenant'),
  ],
  share: 0.4,
};

export const windows: Wording = {
  name: 'Windows & dressings',
  looks: [
    '<window>; <dressing>',
    '<window>, two opening lights, [1-3] keys; <dressing>',
    '<window>, trickle vents; <dressing>',
  ],
  wear: [
    'one restrictor stiff',
    'light condensation marks to sill',
    'key not seen',
    'paint flaking to sill {LHS|RHS}',
    'blind chain slightly discoloured',
    'light scratch to {LHS|RHS} pane',
    'insect marks to external glass',
  ],
  changes: [
    change('one blind chain broken', 'Repair', 'Tenant'),
    change('condensation staining to sill', 'Investigate', 'Agent', 'Inspect ventilation.'),
    change('mould to lower seal approx. [10-40] cm', 'Treat mould', 'Investigate'),
    change('glass smeared inside; sill dusty', 'Clean', 'Tenant'),
    change('stain approx. [3-8] cm to {curtain|blind}', 'Wash/iron', 'Tenant'),
    change('handle loose {LHS|RHS} light', 'Repair', 'Landlord'),
    change('slight fading to dressing'),
  ],
};

export const lighting: Wording = {
  name: 'Lighting',
  looks: [
    '<light>',
    '<light>, working',
    'Recessed LED downlights ×[4-8], white bezels',
    'Ceiling pendant, {white drum|grey fabric|rattan} shade',
  ],
  wear: ['one bulb not working', 'light dust to shade', 'shade slightly askew', 'bezel tarnished ×[1-2]'],
  changes: [
    change('[1-3] bulbs not working', 'Replace', 'Tenant'),
    change('shade dusty', 'Clean', 'Tenant'),
    change('shade missing', 'Supply missing', 'Tenant'),
  ],
};

export const sockets: Wording = {
  name: 'Sockets & switches',
  looks: [
    '<sockets> double sockets ×[2-5], switch ×1',
    '<sockets> double sockets ×[1-4], switch ×[1-2], TV point',
    '<sockets> double sockets ×[2-4] (one with USB), switch ×1, telephone point',
  ],
  wear: [
    'paint splashes to one faceplate',
    'light marks to switch',
    'one faceplate slightly loose {by bed|under window}',
    'hairline crack to corner of one faceplate',
  ],
  changes: [
    change('one faceplate cracked {by door|under window}', 'Replace', 'Landlord', 'Isolate until replaced.'),
    change('handling marks to switch', 'Clean', 'Tenant'),
    change('light marks'),
  ],
};

export const heating: Wording = {
  name: 'Heating',
  looks: ['<heating>', '<heating>, {under window|LHS wall|RHS wall}', '<heating>, painted pipes to floor'],
  wear: [
    'valve cap stiff',
    'light rust spots to lower edge',
    'paint chip approx. 1 cm to top',
    'dust between fins',
    'paint yellowed slightly',
  ],
  changes: [
    change('dust and debris behind', 'Clean', 'Tenant'),
    change('rust to lower edge approx. [5-15] cm', 'Monitor', 'Landlord'),
    change('valve head broken', 'Replace', 'Tenant'),
    change('does not heat fully, cold to top', 'Repair', 'Landlord', 'Bleed.'),
  ],
};
