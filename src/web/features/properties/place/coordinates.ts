/** Coordinates as one text, as maps copy them. */
import { readCoordinates } from '#domain/property/postcode-sector.ts';

type Coordinates = { lat: string | null; lng: string | null };

/** `50.7953, -1.0746`; empty where nobody knows. */
export const coordinatesText = ({ lat, lng }: Coordinates): string =>
  lat === null || lng === null ? '' : `${lat}, ${lng}`;

/** The empty text stands for where the postcode says. */
export const ownCoordinates = (text: string) => (text.trim() === '' ? null : (readCoordinates(text) ?? null));

export const coordinatesFault = (text: string): string | undefined =>
  text.trim() === '' || readCoordinates(text) !== undefined
    ? undefined
    : 'are two numbers of degrees, such as 50.7953, -1.0746';
