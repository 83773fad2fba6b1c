/** The lengths offered for an appointment. */
import { writeDuration } from './duration.ts';

const usual = [15, 30, 45, 60, 75, 90, 105, 120, 150, 180, 210, 240, 270, 300, 360, 420, 480].map(writeDuration);

/** Includes the appointment's own length, whatever it is; an empty one adds nothing. */
export function durationChoices(own: string): string[] {
  return own === '' || usual.includes(own) ? usual : [own, ...usual];
}
