/** The rooms of a property in the order they are walked, from its shape. */
import type { RoomKind } from './room-items.ts';

export type Shape = {
  type: 'Studio' | 'Apartment' | 'Maisonette' | 'House' | 'Bungalow' | 'HMO';
  detachment: 'Detached' | 'Semi-Detached' | 'Mid Terrace' | 'End Terrace' | null;
  beds: number;
  baths: number;
  garages: number | null;
  parking: boolean;
  garden: boolean;
  balcony: boolean;
};

export type PlannedRoom = { name: string; kind: RoomKind };

const flats = new Set<Shape['type']>(['Studio', 'Apartment', 'Maisonette']);

export function isFlat(shape: Shape): boolean {
  return flats.has(shape.type);
}

export function roomsOf(shape: Shape): PlannedRoom[] {
  const flat = isFlat(shape);
  const rooms: PlannedRoom[] = [];
  const add = (name: string, kind: RoomKind) => rooms.push({ name, kind });

  if (flat) add('Communal Areas', 'communal');
  else add('Front Exterior', 'exterior');
  add('Entrance Hall', 'hall');
  if (!flat && shape.type !== 'Bungalow') add('Stairs & Landing', 'landing');
  if (shape.type === 'Maisonette') add('Stairs & Landing', 'landing');
  if (shape.type === 'Studio') add('Studio Room', 'living');
  else add('Living Room', 'living');
  if (shape.beds >= 3 && shape.type !== 'HMO') add('Dining Room', 'dining');
  add('Kitchen', 'kitchen');
  if (!flat && shape.beds >= 4) add('Utility Room', 'utility');
  if (shape.beds >= 5 && shape.type !== 'HMO') add('Study', 'study');
  if (!flat && shape.baths >= 2) add('Cloakroom/WC', 'wc');
  for (let bed = 1; bed <= shape.beds; bed += 1) add(`Bedroom ${bed}`, 'bedroom');
  if (shape.baths >= 2) add('En Suite', 'shower');
  if (shape.type === 'Studio') add('Shower Room', 'shower');
  else add('Bathroom', 'bathroom');
  if (shape.baths >= 3) add('Shower Room', 'shower');
  add('Airing/Storage Cupboard', 'cupboard');
  if (!flat && shape.beds >= 3) add('Loft (not inspected)', 'loft');
  if (shape.detachment === 'Detached' && shape.beds >= 4) add('Conservatory', 'conservatory');
  if (shape.balcony) add('Balcony', 'balcony');
  if (shape.garden) add('Rear Garden', 'garden');
  if ((shape.garages ?? 0) > 0) add('Garage', 'garage');
  if (shape.parking) add('Parking', 'parking');
  if (flat) add('Bin Store', 'bins');
  return rooms;
}
