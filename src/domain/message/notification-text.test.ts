import { expect, test } from 'vitest';
import { fillNotification } from './notification-text.ts';

test('placeholders are filled, unknown ones stay, and filled-in texts are not read for placeholders', () => {
  const own = { moved: { subject: 'To {name}', text: 'Dear {name}, {what} at {address}' } };
  expect(fillNotification('moved', { name: '{address}', address: '1 Quay' }, own)).toEqual({
    subject: 'To {address}',
    text: 'Dear {address}, {what} at 1 Quay',
  });
});

test('a subject is one line', () => {
  const own = { moved: { subject: 'A {name}', text: 'x' } };
  expect(fillNotification('moved', { name: 'b\r\nBcc: x@example.com' }, own).subject).toBe('A b Bcc: x@example.com');
});

test('a text that needs its link is never sent without it', () => {
  const own = { completed: { subject: 'Ready', text: 'Look!' } };
  expect(fillNotification('completed', { link: 'https://x.example/r/1' }, own).text).toBe(
    'Look!\n\nhttps://x.example/r/1',
  );
});

test('an account without a text of its own sends the standard one', () => {
  expect(fillNotification('cancelled', { type: 'Inventory', address: '1 Quay', reason: '' }).text).toContain(
    'The Inventory at 1 Quay on {date} will not take place.\n',
  );
});
