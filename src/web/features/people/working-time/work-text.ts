/** The work that a member of staff takes, in words and as values of a form. */
import { type StaffColour, staffColours } from '#domain/people/staff-colour.ts';
import { readArea } from '#domain/schedule/remit.ts';
import { typesText } from '#web/forms/type-ticks.tsx';
import type { StaffMember } from '#web/queries/generated/types.gen.ts';

export type WorkValues = { areas: string[]; inspection_types: number[]; colour: string };
type Work = Pick<StaffMember, 'areas' | 'inspection_types' | 'colour'>;

export const colourName = (colour: string): string => colour.charAt(0).toUpperCase() + colour.slice(1);
export const colourOptions = staffColours.map((value) => ({ value, label: colourName(value) }));

export const workValues = ({ areas, inspection_types: types, colour }: Work): WorkValues => ({
  areas,
  inspection_types: types,
  colour: colour ?? '',
});

export const workOf = ({ areas, inspection_types: types, colour }: WorkValues) => ({
  areas: [...new Set(areas.map(readArea))],
  inspection_types: types,
  colour: colour === '' ? null : (colour as StaffColour),
});

export const areasText = (areas: readonly string[]): string =>
  areas.length === 0 ? 'Goes everywhere' : areas.join(', ');

export const takenText = (types: readonly number[]): string => (types.length === 0 ? 'Every type' : typesText(types));

/** Two states of it are compared, and shown where they differ, in words. */
export const workWords = ({ areas, inspection_types: types, colour }: Work) => ({
  areas: areasText(areas),
  inspection_types: takenText(types),
  colour: colour === null ? 'None' : colourName(colour),
});
