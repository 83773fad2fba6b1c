import { expect, test } from 'vitest';
import { standardNotification } from '#domain/message/notification-text.ts';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { preview, textChange, textOf } from './email-values.ts';

const own = { subject: 'Hello', text: 'Dear {name}' };
const settings = (notifications: AccountSettings['notifications']) => ({ notifications }) as AccountSettings;

test('a change keeps the other texts, and half of this one', () => {
  const latest = settings({ moved: own, completed: own });
  expect(textChange(latest, 'moved', { subject: 'Hi' })).toEqual({
    notifications: { completed: own, moved: { subject: 'Hi', text: 'Dear {name}' } },
  });
});

test('a text that is ours again is no text of the firm’s own', () => {
  const latest = settings({ moved: own, completed: own });
  expect(textChange(latest, 'moved', standardNotification('moved'))).toEqual({ notifications: { completed: own } });
  expect(textOf(settings({}), 'moved')).toEqual(standardNotification('moved'));
});

test('a text is shown as a real inspection fills it', () => {
  const about = {
    type: { id: 1, name: 'Inventory' },
    title: 'Inventory',
    property: { address: { line1: '1 Quay', line2: null, city: 'Gosport', postcode: 'PO12 1AX' } },
    clerk: { id: 1, name: 'Cleo Park' },
    typist: { id: 2, name: 'Ty Pist' },
    conduct_date: '2027-02-03T09:30:00+00:00',
    time_to_complete: 'PT1H',
    location_of_keys: '',
  } as Parameters<typeof preview>[2];
  const brand = { email: 'office@example.com' };
  const firm = { name: 'Harbour', time_zone: 'Europe/London', brand, origin: 'https://keyturn.example', now: 0 };
  const shown = preview('completed', { subject: '{type}, {date}', text: 'Dear {name}, {nobody}' }, about, firm);
  expect(shown).toEqual({
    subject: 'Inventory, Wednesday, 3 February 2027',
    text: 'Dear Alex Taylor, {nobody}\n\nhttps://keyturn.example/…',
  });
  const toClerk = preview('clerk_moved', { subject: '-', text: '{name}: {keys}\n{answer}' }, about, firm);
  expect(toClerk.text).toBe(
    'Cleo Park: not known yet\nIf you cannot be there, or have a question, write to office@example.com.',
  );
  expect(preview('typing_due', { subject: '{name}', text: '-' }, about, firm).subject).toBe('Ty Pist');
  const asked = preview('moved', { subject: '-', text: '{answer}\n{phone}' }, about, {
    ...firm,
    appointment_answers: 'confirm',
  });
  expect(asked.text).toContain('Please confirm here:\nhttps://keyturn.example/a/…');
});
