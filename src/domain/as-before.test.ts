import { expect, test } from 'vitest';
import { saysAsBefore } from './as-before.ts';

test.each(['As check in', 'as check-in.', 'ACI', 'As inventory', 'As per check in', 'No change', 'As previous visit'])(
  '%s says nothing new',
  (words) => {
    expect(saysAsBefore(words)).toBe(true);
  },
);

test.each(['As check in; two scuffs', 'As new', 'As before, and soiled', 'Good', '', null])(
  '%s says something',
  (words) => {
    expect(saysAsBefore(words)).toBe(false);
  },
);
