import { expect, test } from 'vitest';
import type { Contact } from '#web/queries/generated/types.gen.ts';
import { toldWords } from './told-people.tsx';

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
    'No contact is told: none has an e-mail address and is to be told of dates.',
  );
});
