/** The lengths that an appointment is given to choose from. */
import { writeDuration } from './duration.ts';

const usual = [15, 30, 45, 60, 75, 90, 105, 120, 150, 180, 210, 240, 270, 300, 360, 420, 480].map(writeDuration);

/** With the appointment's own among them, whatever it is; empty where it has none. */
export function durationChoices(own: string): string[] {
  return own === '' || usual.includes(own) ? usual : [own, ...usual];
}
