/** Rooms in the trade's wording, for sample reports: name, description, at check in, at check out, action. */

export type SampleItem = [
  name: string,
  description: string,
  before: string,
  now?: string,
  action?: [string, string, string?],
];
export type SampleRoom = { name: string; photos: number; items: SampleItem[] };

export const sampleRooms: SampleRoom[] = [
  {
    name: 'Entrance Hall',
    photos: 2,
    items: [
      [
        'Door',
        'Composite, black, six panel. Chrome letterplate, spyhole and thumb turn',
        'Good order: light scratches around lock',
      ],
      ['Ceiling', 'Painted, white emulsion. One pendant', 'Good order: hairline crack from pendant to LHS'],
      [
        'Walls',
        'Painted, magnolia emulsion',
        'Good order: two filled patches RHS of door',
        'As check in; five scuffs at 90 cm along LHS; one 3 cm gouge by stairs',
        ['Make good and repaint LHS wall', 'Tenant', 'Beyond FWT; last decorated 03/2025'],
      ],
      ['Skirting', 'Timber, white gloss', 'Good order: L/S throughout'],
      [
        'Flooring',
        'Wood-effect laminate, oak',
        'Good order: light scratch at threshold',
        'As check in; light traffic wear to centre',
      ],
      ['Heating', 'Single panel radiator with TRV, white', 'Good order'],
    ],
  },
  {
    name: 'Living Room',
    photos: 3,
    items: [
      [
        'Walls',
        'Painted, white emulsion; chimney breast papered, grey leaf pattern',
        'Good order: three raw plugs to chimney breast',
      ],
      [
        'Flooring',
        'Beige twist-pile carpet, fitted 03/2021',
        'Good order: slight flattening in traffic area',
        'Brown stain approx. 12 cm near window',
        ['Specialist clean, else patch', 'Tenant', 'Carpet aged 5 years'],
      ],
      [
        'Blinds',
        'White roller blinds ×2, child-safe clips',
        'Good, clean',
        'One chain broken',
        ['Replace chain', 'Tenant'],
      ],
      [
        'Windows',
        'uPVC bay, three casements, white. Two keys',
        'Good order, clean inside',
        'As check in; condensation marks to sill',
      ],
      ['Sofa', 'Two-seat, charcoal fabric, fire label seen', 'Good order: L/S to RHS arm'],
      ['Coffee table', 'Oak veneer, one drawer', 'FWT: ring mark approx. 8 cm to top'],
      ['Lighting', 'Five-arm chrome pendant, five bulbs', 'Working'],
    ],
  },
  {
    name: 'Kitchen',
    photos: 3,
    items: [
      [
        'Units',
        'Shaker style, sage green, nine doors and four drawers. Brushed steel handles',
        'Good order, clean in and out: chip to plinth by door',
        'As check in; food debris to cutlery drawer',
        ['Clean drawer', 'Tenant'],
      ],
      [
        'Worktop',
        'Laminate, grey stone effect',
        'Good: small chip to front edge by sink',
        'As check in; circular heat mark 15 cm beside hob',
        ['Repair or contribution', 'Tenant', 'Cannot be polished out'],
      ],
      [
        'Sink and taps',
        'Stainless, one and a half bowl. Chrome mixer',
        'Good, clean: light scratches to bowl',
        'As check in; limescale to tap base',
      ],
      [
        'Oven',
        'Bosch built-in electric oven, 2 shelves, 1 tray',
        'Clean; light scratching to base',
        'Baked-on grease to door glass, base, shelves; tray missing',
        ['Clean oven; supply tray', 'Tenant'],
      ],
      ['Hob', 'Bosch four-zone ceramic', 'Good, clean: light scratches', 'As check in'],
      [
        'Extractor',
        'Stainless chimney hood',
        'Working; filters clean',
        'Filters greasy; one bulb N/W',
        ['Clean filters, replace bulb', 'Tenant'],
      ],
      [
        'Fridge freezer',
        'Beko, white, freestanding. Three shelves, two drawers',
        'Clean, defrosted: crack to lower drawer',
      ],
      ['Washing machine', 'Hotpoint 8 kg, white', 'N/T. Clean: residue to dispenser', 'N/T. Clean'],
      ['Flooring', 'Vinyl, slate effect', 'Good order: indentation marks by fridge'],
    ],
  },
  {
    name: 'Bedroom 1',
    photos: 2,
    items: [
      ['Walls', 'Painted, pale grey emulsion', 'Good order'],
      [
        'Mattress',
        'Double, label seen',
        'Good: light marks one side, protector fitted',
        'Yellow staining 20 cm',
        ['Replace, apply age', 'Tenant', 'Mattress aged 4 years'],
      ],
      [
        'Window',
        'uPVC casement, 2 keys',
        'Good: one restrictor stiff',
        'Condensation staining to sill',
        ['Inspect ventilation', 'Agent'],
      ],
      ['Wardrobe', 'Pine, two doors, one drawer', 'Good order: handle loose LHS'],
      ['Curtains', 'Navy, lined, pencil pleat, pair', 'Good, clean'],
    ],
  },
  {
    name: 'Bathroom',
    photos: 2,
    items: [
      ['Bath', 'White acrylic, chrome mixer', 'Good, clean', 'Limescale to taps and plug', ['Descale', 'Tenant']],
      [
        'Sealant',
        'White silicone',
        'Good: slight discolouration to corner',
        'Mould spotting approx. 40 cm to bath edge',
        ['Re-seal, check extractor', 'Landlord'],
      ],
      ['WC', 'White close-coupled, white plastic seat', 'Good, clean: seat loose'],
      ['Basin', 'White pedestal, chrome taps', 'Good, clean'],
      ['Tiling', 'White metro, grey grout', 'Good: two cracked tiles behind door'],
    ],
  },
  {
    name: 'Rear Garden',
    photos: 2,
    items: [
      [
        'Lawn',
        'Laid to lawn',
        'Recently cut, edges tidy',
        'Overgrown approx. 25 cm, weeds to patio',
        ['Cut and weed', 'Tenant'],
      ],
      ['Fencing', 'Timber panels, stained brown', 'FWT: one post leaning RHS'],
      ['Gutter', 'Black uPVC', 'Not reported', 'Joint dripping over rear door', ['Repair gutter', 'Landlord']],
    ],
  },
];

export const sampleGlossary: [string, string][] = [
  ['FWT', 'Fair wear and tear'],
  ['LHS', 'Left-hand side'],
  ['RHS', 'Right-hand side'],
  ['L/S', 'Light scuffs'],
  ['N/T', 'Not tested'],
  ['N/W', 'Not working'],
  ['N/S', 'Not seen'],
  ['TRV', 'Thermostatic radiator valve'],
  ['ABN', 'As brand new'],
  ['TBC', 'To be confirmed'],
];

export const sampleDisclaimers: [string, string][] = [
  [
    'What this report is',
    'This report records the condition of the property and its contents as they could be seen on the day. It is not a survey, a valuation or a safety certificate.\n\nThe clerk is not an expert in materials, antiques or building defects, and descriptions are for identification only.',
  ],
  [
    'What was not seen',
    'Lofts, cellars, locked rooms and areas that were stacked or unsafe were not entered. Heavy furniture was not moved and items in packaging were not unpacked.',
  ],
  [
    'What was not tested',
    'Appliances, heating and electrical installations were not tested unless the report says so. An alarm that “sounded” was tested by its button only.',
  ],
  [
    'Words',
    '“Brand new” is used only where packaging or a receipt was seen. Hairline cracks of less than 1 mm are not listed. Unless something else is noted, items are in good order and clean.\n\nFurniture fire labels are noted where seen; their presence is no certificate.',
  ],
];
