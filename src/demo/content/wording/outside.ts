/** Gardens, garages, balconies, exteriors and the shared parts of a block. */
import { change, type Wording } from './wording.ts';

export const lawn: Wording = {
  name: 'Lawn',
  looks: ['Laid to lawn', 'Laid to lawn, approx. [4-9] × [5-12] m', 'Artificial grass'],
  wear: [
    'bare patch approx. [30-80] cm by gate',
    'moss to shaded side',
    'worn below washing line',
    'edges untidy to {LHS|RHS}',
  ],
  changes: [
    change('overgrown approx. [15-35] cm; weeds to patio', 'Garden maintenance', 'Tenant', 'Cut and weed.'),
    change('dog mess ×[2-5]', 'Remove item/rubbish', 'Tenant'),
    change('bare patches ×[2-4] from trampoline', 'Garden maintenance', 'Tenant'),
    change('growth normal for season'),
  ],
};
export const borders: Wording = {
  name: 'Borders',
  looks: [
    'Planted borders to {LHS|RHS} and rear, mixed shrubs',
    'Gravel border with {three|four} pots',
    'Raised sleeper bed, lavender and roses',
  ],
  wear: ['light weeds', 'one shrub bare', 'bark thin to {LHS|RHS}'],
  changes: [
    change('weeds throughout', 'Garden maintenance', 'Tenant'),
    change('shrubs overgrown to path', 'Garden maintenance', 'Tenant'),
    change('seasonal die-back'),
  ],
};
export const patio: Wording = {
  name: 'Patio',
  looks: ['Concrete slabs, buff', 'Indian sandstone, grey', 'Block paving, red', 'Composite decking, grey'],
  wear: ['one slab loose by back door', 'moss to joints', 'algae to shaded edge'],
  changes: [
    change('weeds to joints', 'Garden maintenance', 'Tenant'),
    change('barbecue grease approx. [20-50] cm', 'Clean', 'Tenant'),
    change('algae to surface'),
    change('three slabs uneven: trip hazard', 'Repair', 'Landlord'),
  ],
};
export const fencing: Wording = {
  name: 'Fencing',
  looks: [
    'Close-board timber, concrete posts',
    'Larch-lap panels, timber posts',
    'Brick wall approx. 1.8 m to rear; timber panels to sides',
  ],
  wear: ['one panel loose {LHS|RHS}', 'gravel board missing at rear', 'paint faded', 'slight lean to {LHS|RHS}'],
  changes: [
    change('[1-2] panels down {LHS|RHS}', 'Repair', 'Landlord'),
    change('post loose at rear', 'Monitor', 'Landlord'),
    change('weathered'),
  ],
};
export const gate: Wording = {
  name: 'Gate',
  looks: ['Timber ledge and brace, ring latch, bolt', 'Black wrought iron', 'Timber, padlock and key'],
  wear: ['catches on path', 'latch stiff', 'rust to hinges'],
  changes: [
    change('latch broken', 'Repair', 'Landlord'),
    change('padlock missing', 'Supply missing', 'Tenant'),
    change('weathered'),
  ],
};
export const shed: Wording = {
  name: 'Shed',
  looks: ['Timber, felt roof, approx. 2 × 1.5 m', 'Metal, green, double doors', 'Timber lean-to, empty'],
  wear: ['felt torn at rear', 'one window cracked', 'door drops on hinge'],
  changes: [
    change('tenant items left inside', 'Remove item/rubbish', 'Tenant'),
    change('felt torn further', 'Repair', 'Landlord'),
    change('weathered'),
  ],
  share: 0.6,
};
export const outsideTap: Wording = {
  name: 'Outside tap',
  looks: ['Brass bib tap, wall-mounted', 'Brass tap with hose reel'],
  wear: ['drips slightly', 'insulation missing'],
  changes: [
    change('drips', 'Repair', 'Landlord'),
    change('hose left attached', 'Remove item/rubbish', 'Tenant'),
    change('tarnished'),
  ],
  share: 0.7,
};
export const washingLine: Wording = {
  ...outsideTap,
  name: 'Washing line',
  looks: ['Rotary, four arms, cover', 'Retractable, wall-mounted'],
  wear: ['one line slack', 'cover torn'],
  share: 0.5,
};
export const frontDoor: Wording = {
  name: 'Front door',
  looks: [
    '{Black|Navy|Sage|Red} composite, chrome furniture, letter plate, spy hole',
    'White uPVC, obscure glazed panels, multipoint lock',
    '{Blue|Green|Black}-painted timber, brass furniture, mortice and cylinder locks',
  ],
  wear: [
    'light weathering to threshold',
    'paint flaking to lower rail',
    'letter plate stiff',
    'scratch approx. [3-9] cm by lock',
  ],
  changes: [
    change('scratches round cylinder'),
    change('letter plate cover missing', 'Supply missing', 'Landlord'),
    change('soiled', 'Clean', 'Tenant'),
    change('multipoint lock stiff', 'Repair', 'Landlord'),
  ],
};
export const outsideLight: Wording = {
  name: 'Lighting',
  looks: [
    'Bulkhead light beside door, black',
    'Lantern, black, movement sensor',
    'LED floodlight, white, movement sensor',
  ],
  wear: ['lens misted', 'fixing rusted', 'not tested in daylight'],
  changes: [change('bulb not working', 'Replace', 'Landlord'), change('lens misted')],
};
export const outsideWindows: Wording = {
  name: 'Windows',
  looks: ['<window>', '<window>, stone sills', '<window>, tiled sills'],
  wear: ['light weathering to frames', 'paint flaking to sill, ground floor', 'sealant cracked to {LHS|RHS} window'],
  changes: [
    change('soiled', 'Clean', 'Landlord'),
    change('weathered'),
    change('sealant missing to {LHS|RHS} window', 'Repair', 'Landlord'),
  ],
};
export const frontage: Wording = {
  name: 'Front elevation',
  looks: [
    'Red brick, white uPVC windows, tiled roof',
    'Rendered, cream, slate roof',
    'Yellow brick with flint panels, bay window',
    'Brick and cladding, modern block',
  ],
  wear: ['hairline crack to render over bay', 'pointing worn by {LHS|RHS} corner', 'moss to roof edge'],
  changes: [
    change('weathered'),
    change('graffiti approx. [30-80] cm lower {LHS|RHS}', 'Clean', 'Investigate'),
    change('pointing loose by downpipe', 'Repair', 'Landlord'),
  ],
};
export const gutters: Wording = {
  name: 'Gutters & downpipes',
  looks: ['Black uPVC', 'White uPVC', 'Painted cast iron'],
  wear: ['light moss', 'joint weeping at {LHS|RHS}', 'paint flaking to downpipe'],
  changes: [
    change('joint dripping over {rear door|bay}', 'Repair', 'Landlord'),
    change('blocked with leaves', 'Clean', 'Landlord'),
    change('weathered'),
  ],
};
export const bins: Wording = {
  name: 'Bins & recycling',
  looks: ['Wheeled bins ×2, black and green', 'Wheeled bins ×2, food caddy', 'Communal bins in locked store'],
  wear: ['lid cracked, recycling', 'number faded'],
  changes: [
    change('bins full; bags beside', 'Remove item/rubbish', 'Tenant'),
    change('one bin missing', 'Supply missing', 'Tenant'),
    change('as expected'),
  ],
  share: 0.8,
};
export const garageDoor: Wording = {
  name: 'Garage door',
  looks: ['Up-and-over, white', 'Up-and-over, {green|brown}, lock with two keys', 'Roller, electric, grey, one remote'],
  wear: ['rust spots lower edge', 'dent approx. [5-15] cm {LHS|RHS}', 'lock stiff'],
  changes: [
    change('rust spots further'),
    change('dent approx. [10-25] cm lower {LHS|RHS}', 'Repair', 'Tenant'),
    change('does not lock', 'Repair', 'Landlord'),
  ],
};
export const garageFloor: Wording = {
  name: 'Floor',
  looks: ['Concrete', 'Concrete, painted grey'],
  wear: ['oil staining approx. [20-60] cm', 'crack from door to rear'],
  changes: [
    change('new oil staining approx. [30-70] cm', 'Clean', 'Tenant'),
    change('items left: paint tins, tyres', 'Remove item/rubbish', 'Tenant'),
    change('dusty'),
  ],
};
export const decking: Wording = {
  name: 'Balcony floor',
  looks: ['Timber decking, treated', 'Composite decking, grey', 'Porcelain slabs on pedestals'],
  wear: ['algae to edges', 'one board scratched'],
  changes: [
    change('bird droppings', 'Clean', 'Tenant'),
    change('planter stains ×[2-4]', 'Clean', 'Tenant'),
    change('weathered'),
  ],
};
export const railing: Wording = {
  name: 'Railing',
  looks: ['Glass panels, stainless rail', 'Galvanised steel, painted black'],
  wear: ['light rust to fixings', 'glass smeared'],
  changes: [change('glass soiled', 'Clean', 'Tenant'), change('light rust to fixings')],
};
export const entrance: Wording = {
  name: 'Communal entrance',
  looks: [
    'Glazed timber doors, entry panel, [6-24] buttons',
    'Aluminium glazed doors, fob entry',
    'Shared hall, tiled floor, post boxes',
  ],
  wear: ['scuffs to kick plate', 'closer slow', 'matting worn'],
  changes: [
    change('closer not working', 'Repair', 'Managing agent/block'),
    change('light bulbs out ×[1-3]', 'Replace', 'Managing agent/block'),
    change('floor swept, clean'),
  ],
};
export const communalStairs: Wording = {
  ...entrance,
  name: 'Stairs & landings',
  looks: [
    'Carpeted, grey tiles, painted steel rail',
    'Concrete, painted, timber rail',
    'Lift to all floors; carpeted stairs',
  ],
};
export const parking: Wording = {
  name: 'Parking space',
  looks: [
    'Allocated bay no. [1-60], tarmac',
    'Driveway, block paving, one car',
    'Driveway, gravel, two cars',
    'Permit zone, street parking',
  ],
  wear: ['oil marks', 'bay line faded'],
  changes: [
    change('oil staining approx. [20-60] cm', 'Clean', 'Tenant'),
    change('item left: {bicycle|pallet}', 'Remove item/rubbish', 'Tenant'),
    change('as expected'),
  ],
};
export const notInspected: Wording = {
  name: 'Access hatch',
  looks: ['Painted hatch, lock not seen', 'White plastic hatch'],
  wear: ['loft not inspected: no safe access'],
  changes: [change('not inspected')],
};
export const cupboard: Wording = {
  name: 'Shelving',
  looks: ['Slatted pine, four shelves', 'White laminate, three shelves', 'Hanging rail and one shelf'],
  wear: ['light marks', 'one bracket loose', 'dusty to top shelf'],
  changes: [
    change('items left: hangers, bags', 'Remove item/rubbish', 'Tenant'),
    change('dusty', 'Clean', 'Tenant'),
    change('light marks'),
  ],
};
export const cylinder: Wording = {
  name: 'Hot water cylinder',
  looks: ['Insulated cylinder, immersion switch', 'Unvented cylinder, {Megaflo|Joule}, label seen'],
  wear: ['jacket torn slightly', 'light corrosion to valve'],
  changes: [
    change('items stored against cylinder', 'Remove item/rubbish', 'Tenant'),
    change('weep to valve', 'Repair', 'Landlord'),
    change('light corrosion'),
  ],
  share: 0.6,
};
