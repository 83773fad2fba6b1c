/** Postcode districts of Portsmouth and Southampton: where they lie, their towns, and streets that could be there. */
import listed from './areas.json' with { type: 'json' };

export type Area = {
  district: string;
  city: string;
  /** The part of town, used as the second line of some addresses. */
  locality: string;
  lat: number;
  lng: number;
  /** The number of properties here. */
  count: number;
  streets: readonly string[];
  /** Blocks of flats: name, then the street. */
  blocks: readonly { name: string; street: string }[];
};

export const areas: readonly Area[] = listed;
