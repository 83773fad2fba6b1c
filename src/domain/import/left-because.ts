/** Why the undoing of an import leaves a thing as it is, beside what has been added to it. */
export const leftBecause = {
  changed: 'Somebody has changed it since.',
  gone: 'It is not there any more.',
  carriesMeters: 'Another meter hangs on it.',
  isAtWork: 'They have signed in, or were given work.',
} as const;
