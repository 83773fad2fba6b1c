/** Shapes of property as they are let on the south coast, with how common each is. */
import type { Random } from '#demo/random.ts';
import type { Shape } from './room-plan.ts';

const flatShapes: readonly (readonly [Shape, number])[] = [
  [
    {
      type: 'Studio',
      detachment: null,
      beds: 0,
      baths: 1,
      garages: null,
      parking: false,
      garden: false,
      balcony: false,
    },
    4,
  ],
  [
    {
      type: 'Apartment',
      detachment: null,
      beds: 1,
      baths: 1,
      garages: null,
      parking: false,
      garden: false,
      balcony: false,
    },
    8,
  ],
  [
    {
      type: 'Apartment',
      detachment: null,
      beds: 1,
      baths: 1,
      garages: null,
      parking: true,
      garden: false,
      balcony: true,
    },
    3,
  ],
  [
    {
      type: 'Apartment',
      detachment: null,
      beds: 2,
      baths: 1,
      garages: null,
      parking: true,
      garden: false,
      balcony: false,
    },
    8,
  ],
  [
    {
      type: 'Apartment',
      detachment: null,
      beds: 2,
      baths: 2,
      garages: null,
      parking: true,
      garden: false,
      balcony: true,
    },
    6,
  ],
  [
    {
      type: 'Maisonette',
      detachment: null,
      beds: 2,
      baths: 1,
      garages: 0,
      parking: false,
      garden: true,
      balcony: false,
    },
    2,
  ],
  [
    {
      type: 'Maisonette',
      detachment: null,
      beds: 3,
      baths: 1,
      garages: 0,
      parking: false,
      garden: false,
      balcony: false,
    },
    1,
  ],
];

const houseShapes: readonly (readonly [Shape, number])[] = [
  [
    {
      type: 'House',
      detachment: 'Mid Terrace',
      beds: 2,
      baths: 1,
      garages: null,
      parking: false,
      garden: true,
      balcony: false,
    },
    8,
  ],
  [
    {
      type: 'House',
      detachment: 'End Terrace',
      beds: 2,
      baths: 1,
      garages: null,
      parking: false,
      garden: true,
      balcony: false,
    },
    3,
  ],
  [
    {
      type: 'House',
      detachment: 'Mid Terrace',
      beds: 3,
      baths: 1,
      garages: null,
      parking: false,
      garden: true,
      balcony: false,
    },
    9,
  ],
  [
    {
      type: 'House',
      detachment: 'Semi-Detached',
      beds: 3,
      baths: 1,
      garages: 1,
      parking: true,
      garden: true,
      balcony: false,
    },
    6,
  ],
  [
    {
      type: 'House',
      detachment: 'Semi-Detached',
      beds: 3,
      baths: 2,
      garages: 1,
      parking: true,
      garden: true,
      balcony: false,
    },
    3,
  ],
  [
    {
      type: 'House',
      detachment: 'Detached',
      beds: 4,
      baths: 2,
      garages: 1,
      parking: true,
      garden: true,
      balcony: false,
    },
    3,
  ],
  [
    {
      type: 'Bungalow',
      detachment: 'Detached',
      beds: 2,
      baths: 1,
      garages: 1,
      parking: true,
      garden: true,
      balcony: false,
    },
    2,
  ],
  [
    {
      type: 'HMO',
      detachment: 'Mid Terrace',
      beds: 5,
      baths: 2,
      garages: null,
      parking: false,
      garden: true,
      balcony: false,
    },
    4,
  ],
  [
    {
      type: 'HMO',
      detachment: 'End Terrace',
      beds: 6,
      baths: 2,
      garages: null,
      parking: false,
      garden: true,
      balcony: false,
    },
    2,
  ],
];

/** The house whose check in carries 500 photos. */
export const largestShape: Shape = {
  type: 'House',
  detachment: 'Detached',
  beds: 5,
  baths: 3,
  garages: 2,
  parking: true,
  garden: true,
  balcony: false,
};

export function pickShape(random: Random, inBlock: boolean): Shape {
  return random.weigh(inBlock ? flatShapes : houseShapes);
}
