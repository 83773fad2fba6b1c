/** Alarms and what protects against fire: tested by the button only, and said so. */
import type { Wording } from './wording.ts';

/** Results of a test, most often passed. */
export const alarmResults = [
  ['Tested, sounded', 30],
  ['Tested, no sound', 2],
  ['Low-battery chirp', 1],
  ['Past replace-by date', 1],
  ['Too high/no access', 1],
  ['Present, not tested', 1],
  ['Head missing', 0.5],
] as const;

export const smokeAlarm: Wording = {
  name: 'Smoke alarm',
  looks: [
    '{Aico|Kidde|FireAngel} optical, mains, interlinked; replace by [2028-2034]',
    '{FireAngel|Kidde} optical, 10-year sealed battery; replace by [2028-2034]',
    '{Aico|Hispec} optical, mains with back-up; replace by [2028-2034]',
  ],
  wear: [],
  changes: [],
};
export const heatAlarm: Wording = {
  ...smokeAlarm,
  name: 'Heat alarm',
  looks: [
    '{Aico|Kidde} heat, mains, interlinked; replace by [2028-2034]',
    'FireAngel heat, 10-year sealed battery; replace by [2028-2034]',
  ],
};
export const coAlarm: Wording = {
  ...smokeAlarm,
  name: 'CO alarm',
  looks: [
    '{Kidde|FireAngel|Honeywell} battery, shelf-mounted; replace by [2028-2034]',
    '{Aico|Kidde} mains with back-up, wall-mounted; replace by [2028-2034]',
  ],
};
