/** Bathrooms, en suites, shower rooms and cloakrooms. */
import { change, type Wording } from './wording.ts';

export const wc: Wording = {
  name: 'WC',
  looks: [
    'White close-coupled WC, dual flush, white plastic seat',
    'White back-to-wall WC, concealed cistern, soft-close seat',
    'White close-coupled WC, chrome lever, wooden seat',
  ],
  wear: ['seat slightly loose', 'limescale below water line', 'sealant cracked to base', 'light scratches to seat'],
  changes: [
    change('limescale to bowl', 'Descale', 'Tenant'),
    change('seat broken at {LHS|RHS} hinge', 'Replace', 'Tenant'),
    change('soiled under rim', 'Clean', 'Tenant'),
    change('cistern slow to fill', 'Repair', 'Landlord'),
    change('light wear to seat'),
  ],
};

export const basin: Wording = {
  name: 'Basin',
  looks: [
    'White pedestal basin, chrome mixer, pop-up waste',
    'White wall-hung basin, chrome pillar taps, plug and chain',
    'White basin on {white|grey|oak-effect} vanity unit, chrome mixer',
  ],
  wear: [
    'limescale to tap base',
    'hairline crack approx. [2-5] cm to rear, does not leak',
    'sealant discoloured',
    'chip approx. 0.5 cm to overflow',
  ],
  changes: [
    change('limescale to taps and waste', 'Descale', 'Tenant'),
    change('slow to drain', 'Investigate', 'Tenant'),
    change('chip approx. [1-2] cm to front edge', 'Repair', 'Tenant'),
    change('toothpaste residue', 'Clean', 'Tenant'),
    change('light limescale'),
  ],
};

export const bath: Wording = {
  name: 'Bath',
  looks: [
    'White acrylic, chrome mixer',
    'White acrylic, chrome mixer with shower hose, white panel',
    'White pressed steel, chrome pillar taps, tiled panel',
    'White acrylic P-shape, chrome mixer, white panel',
  ],
  wear: [
    'light scratches to base',
    'chip approx. [1-2] cm repaired near waste',
    'panel loose to {LHS|RHS}',
    'slight discolouration round waste',
  ],
  changes: [
    change('limescale to taps and plug', 'Descale', 'Tenant'),
    change('soap residue to sides', 'Clean', 'Tenant'),
    change('chip approx. [1-3] cm to base', 'Repair', 'Tenant'),
    change('hair in waste', 'Clean', 'Tenant'),
    change('light scratches to base'),
  ],
};

export const screen: Wording = {
  name: 'Screen',
  looks: [
    'Clear glass single-panel bath screen, chrome hinge',
    'Clear glass sliding door, chrome frame',
    'White shower curtain on chrome rail',
    'Clear glass quadrant doors, chrome handles',
  ],
  wear: ['light limescale to lower seal', 'seal discoloured', 'runner stiff'],
  changes: [
    change('limescale throughout', 'Descale', 'Tenant'),
    change('lower seal torn', 'Replace', 'Landlord'),
    change('mould to seal', 'Clean', 'Tenant'),
    change('curtain stained', 'Replace', 'Tenant'),
    change('light limescale'),
  ],
};

export const shower: Wording = {
  name: 'Shower',
  looks: [
    '{Mira|Triton|Aqualisa} electric shower, white, handset and hose on riser rail',
    'Thermostatic bar mixer, chrome, fixed head and handset',
    'Thermostatic mixer over bath, chrome, handset on rail',
  ],
  wear: ['limescale to head', 'riser bracket loose', 'hose slightly kinked'],
  changes: [
    change('limescale to head; uneven spray', 'Descale', 'Tenant'),
    change('handset bracket broken', 'Replace', 'Tenant'),
    change('pull cord grimy', 'Clean', 'Tenant'),
    change('temperature unsteady', 'Repair', 'Landlord'),
    change('light limescale to head'),
  ],
};

export const tiling: Wording = {
  name: 'Tiling',
  looks: [
    'White ceramic wall tiles to full height, white grout',
    'Grey porcelain wall tiles, part height',
    'White metro tiles round bath, grey grout',
    'Stone-effect tiles to shower area; remainder painted',
  ],
  wear: [
    'grout discoloured to lower courses',
    'two drilled holes filled {LHS|RHS} of mirror',
    'hairline crack to one tile behind WC',
    'mastic untidy to corner',
  ],
  changes: [
    change('mould to grout approx. [20-60] cm', 'Deep clean', 'Tenant'),
    change('soap film to shower area', 'Clean', 'Tenant'),
    change('one tile loose by taps', 'Repair', 'Landlord'),
    change('adhesive hooks left ×[2-3]', 'Remove item/rubbish', 'Tenant'),
    change('light discolouration to grout'),
  ],
};

export const sealant: Wording = {
  name: 'Sealant',
  looks: ['White silicone', 'White silicone to bath and basin', 'Clear silicone to screen; white to bath'],
  wear: ['slight discolouration to corner', 'uneven finish by taps', 'gap approx. 1 cm at {LHS|RHS} end'],
  changes: [
    change('mould spotting approx. [20-50] cm to bath edge', 'Repair', 'Landlord', 'Re-seal; check extractor.'),
    change('lifting approx. [10-25] cm at {LHS|RHS}', 'Repair', 'Landlord'),
    change('slight discolouration'),
  ],
};

export const extractorFan: Wording = {
  name: 'Extractor',
  looks: ['White axial fan, wall-mounted', 'White ceiling fan with timer', 'White in-line fan, humidity sensor'],
  wear: ['dust to grille', 'slightly noisy', 'grille yellowed'],
  changes: [
    change('grille blocked with dust', 'Clean', 'Tenant'),
    change('not working', 'Repair', 'Landlord'),
    change('light dust to grille'),
  ],
};

export const mirror: Wording = {
  name: 'Mirror',
  looks: [
    'Frameless mirror approx. 60 × 45 cm',
    'Mirrored cabinet, white, 2 doors',
    'LED mirror with demister',
    'Round mirror, black frame, approx. 50 cm',
  ],
  wear: ['silvering worn to lower edge', 'light marks', 'door hinge loose'],
  changes: [
    change('toothpaste splashes', 'Clean', 'Tenant'),
    change('corner chipped lower {LHS|RHS}', 'Replace', 'Tenant'),
    change('silvering worn to edge'),
  ],
};

export const accessories: Wording = {
  name: 'Accessories',
  looks: [
    'Chrome toilet roll holder, towel ring',
    'Chrome towel rail, toilet roll holder, two robe hooks',
    'White ladder towel rail, toilet brush and holder',
    'Glass shelf, toilet roll holder',
  ],
  wear: ['towel ring loose', 'light rust to fixings', 'tarnished'],
  changes: [
    change('toilet roll holder missing', 'Supply missing', 'Tenant'),
    change('towel ring detached; two holes left', 'Repair', 'Tenant'),
    change('light tarnish'),
  ],
};
