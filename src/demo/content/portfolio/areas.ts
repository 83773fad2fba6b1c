/** Postcode districts of Portsmouth and Southampton: where they lie, their towns, and streets that could be there. */

export type Area = {
  district: string;
  city: string;
  /** The part of town, used as the second line of some addresses. */
  locality: string;
  lat: number;
  lng: number;
  /** How many of the properties are here. */
  count: number;
  streets: readonly string[];
  /** Blocks of flats: name, then the street. */
  blocks: readonly (readonly [string, string])[];
};

export const areas: readonly Area[] = [
  {
    district: 'PO1',
    city: 'Portsmouth',
    locality: 'Portsea',
    lat: 50.7985,
    lng: -1.0951,
    count: 13,
    streets: ['Ropewalk Street', 'Hawkesworth Road', 'Sailmakers Row', 'Bonfire Lane'],
    blocks: [
      ['Mainsail House', 'Camber Dock Road'],
      ['The Chandlery', 'Ordnance Walk'],
      ['Semaphore Court', 'Anchor Gate Road'],
    ],
  },
  {
    district: 'PO2',
    city: 'Portsmouth',
    locality: 'North End',
    lat: 50.8189,
    lng: -1.0834,
    count: 11,
    streets: ['Kirby Park Road', 'Battenburg Grove', 'Laburnum Terrace', 'Gladys Mount', 'Stubbington Vale'],
    blocks: [['Hilsea Gate', 'London Reach Road']],
  },
  {
    district: 'PO3',
    city: 'Portsmouth',
    locality: 'Copnor',
    lat: 50.8132,
    lng: -1.0563,
    count: 8,
    streets: ['Baffins Pond Road', 'Tangier Crescent', 'Neville Shute Close', 'Salterns Green'],
    blocks: [['Anchorage Point', 'Airport Service Lane']],
  },
  {
    district: 'PO4',
    city: 'Southsea',
    locality: 'Milton',
    lat: 50.7906,
    lng: -1.0602,
    count: 13,
    streets: ['Ferndale Parade', 'Haslemere Terrace', 'Old Locksway', 'Eastney Esplanade Road', 'Reginald Vale'],
    blocks: [
      ['Barracks View', 'Marine Parade East'],
      ['Canal Wharf', 'Old Lock Lane'],
    ],
  },
  {
    district: 'PO5',
    city: 'Southsea',
    locality: 'Southsea',
    lat: 50.7876,
    lng: -1.0852,
    count: 15,
    streets: [
      'Castlemaine Road',
      'Wimbledon Park Mews',
      'St Helena Terrace',
      'Albert Villa Road',
      'Clarence Crescent West',
    ],
    blocks: [
      ['Palmerston Mansions', 'Osborne Gardens'],
      ['Solent Heights', 'Western Parade Road'],
      ['Elm Lodge', 'Nightingale Hill'],
    ],
  },
  {
    district: 'PO6',
    city: 'Portsmouth',
    locality: 'Cosham',
    lat: 50.8472,
    lng: -1.0701,
    count: 8,
    streets: ['Portsdown Rise', 'Havant Lane', 'Salisbury Park Road', 'Drayton Hollow', 'Lower Farlington Way'],
    blocks: [['Harbour Reach', 'Lakeside Approach']],
  },
  {
    district: 'PO7',
    city: 'Waterlooville',
    locality: 'Purbrook',
    lat: 50.8811,
    lng: -1.0288,
    count: 4,
    streets: ['Stakes Hill Close', 'Forest Dean', 'Hambledon Rise'],
    blocks: [],
  },
  {
    district: 'PO9',
    city: 'Havant',
    locality: 'Bedhampton',
    lat: 50.857,
    lng: -0.9832,
    count: 4,
    streets: ['Brockhampton Mill Lane', 'Bidbury Close', 'Park Parade North'],
    blocks: [['Mill Stream House', 'Solent Spring Road']],
  },
  {
    district: 'SO14',
    city: 'Southampton',
    locality: 'Ocean Village',
    lat: 50.9031,
    lng: -1.3982,
    count: 12,
    streets: ['Chapel Quay Road', 'Cossack Row', 'Northam Wharf Street'],
    blocks: [
      ['Alexandra House', 'Maritime Quay'],
      ['Sirocco Point', 'Channel Walk'],
      ['Telephone House', 'High Canal Street'],
    ],
  },
  {
    district: 'SO15',
    city: 'Southampton',
    locality: 'Shirley',
    lat: 50.9128,
    lng: -1.4252,
    count: 10,
    streets: ['Hill Farm Lane', 'Malmesbury Vale', 'Atherley Park Road', 'Freemantle Common Way', 'Janson Terrace'],
    blocks: [['Bedford Lodge', 'Carlton Parade']],
  },
  {
    district: 'SO16',
    city: 'Southampton',
    locality: 'Bassett',
    lat: 50.9352,
    lng: -1.4301,
    count: 6,
    streets: ['Winchester Heights', 'Coxford Dene', 'Aldermoor Green', 'Bassett Wood Rise'],
    blocks: [],
  },
  {
    district: 'SO17',
    city: 'Southampton',
    locality: 'Portswood',
    lat: 50.9269,
    lng: -1.3931,
    count: 7,
    streets: ['Highfield Vale', 'Brookvale Terrace', 'Shaftesbury Park Road', 'Gordon Villas'],
    blocks: [['Broadway Studios', 'Portswood Parade']],
  },
  {
    district: 'SO18',
    city: 'Southampton',
    locality: 'Bitterne Park',
    lat: 50.9271,
    lng: -1.3642,
    count: 4,
    streets: ['Cobden Rise', 'Riverdene Road', 'Midanbury Vale'],
    blocks: [],
  },
  {
    district: 'SO19',
    city: 'Southampton',
    locality: 'Woolston',
    lat: 50.9021,
    lng: -1.3481,
    count: 5,
    streets: ['Peartree Hollow', 'Weston Shore Road', 'Sholing Chapel Lane'],
    blocks: [['Centenary Slipway', 'Itchen Plaza Road']],
  },
];
