import { expect, test } from 'vitest';
import type { Contact } from '#web/queries/generated/types.gen.ts';
import { clerksToldWords, toldWords } from './told-words.ts';

const contact = { id: 1, type: 1, name: 'Ann Lee', email: 'ann@example.com', notify: true } as Contact;
const booking = { isNew: true, isConfirmed: true, takesContacts: true, isOver: false };

test.each([
  ['by name and part', {}, 'Told by e-mail: Ann Lee (tenant).'],
  ['later while the date is open', { isConfirmed: false }, 'Told once the date is confirmed: Ann Lee (tenant).'],
  ['of a change', { isNew: false }, 'Told by e-mail when the appointment changes: Ann Lee (tenant).'],
  ['not of a day that is over', { isOver: true }, 'No contact is told: the date is over.'],
  [
    'not when they are left behind',
    { takesContacts: false },
    'No contact is told: the property’s contacts are not taken along.',
  ],
])('contacts are told %s', (_way, more, words) => {
  expect(toldWords([contact], { ...booking, ...more })).toBe(words);
});

test('contacts without an address are told nothing', () => {
  expect(toldWords([{ ...contact, email: null }], booking)).toBe(
    'No contact is told: none has an e-mail address and “Is told of dates and changes” ticked.',
  );
});

const [ann, tom] = [
  { id: 1, name: 'Ann' },
  { id: 2, name: 'Tom' },
];

test.each([
  [{ isNew: true, former: null, present: ann }, 'Told of the visit: Ann (the clerk).'],
  [{ isNew: false, former: ann, present: ann }, 'Told of another time or place: Ann (the clerk).'],
  [
    { isNew: false, former: tom, present: ann },
    'Told of the change of clerk: Ann (the clerk) and Tom (the clerk until now).',
  ],
  [{ isNew: false, former: tom, present: null }, 'Told of the change of clerk: Tom (the clerk until now).'],
  [{ isNew: true, former: null, present: null }, ''],
])('clerks are told as well (%#)', (clerks, words) => {
  expect(clerksToldWords(clerks, 9)).toBe(words);
});

test('nobody is told of a visit that they give themselves', () => {
  expect(clerksToldWords({ isNew: true, former: null, present: ann }, ann.id)).toBe('');
  expect(clerksToldWords({ isNew: false, former: tom, present: ann }, ann.id)).toBe(
    'Told of the change of clerk: Tom (the clerk until now).',
  );
});
