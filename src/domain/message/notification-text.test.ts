import { expect, test } from 'vitest';
import {
  asksForAnswer,
  fillNotification,
  type NotificationKind,
  notificationKinds,
  standardNotification,
  unknownPlaceholders,
} from './notification-text.ts';
import { notificationWords } from './notification-words.ts';

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

test('the standard texts use nothing but the placeholders that are named for them', () => {
  for (const kind of Object.keys(notificationKinds) as NotificationKind[])
    expect(unknownPlaceholders(kind, standardNotification(kind))).toEqual([]);
  expect(unknownPlaceholders('moved', { subject: '{tenant}', text: '{name} {files} {tenant}' })).toEqual([
    'tenant',
    'files',
  ]);
});

test('an e-mail of an appointment asks for an answer, unless the words of the firm leave it out', () => {
  const own = (text: string) => ({ moved: { subject: 'Moved', text } });
  expect(asksForAnswer('moved')).toBe(true);
  expect(asksForAnswer('cancelled')).toBe(false);
  expect(asksForAnswer('moved', own('It moved. {link}'))).toBe(true);
  expect(asksForAnswer('moved', own('It moved. {answer}'))).toBe(true);
  expect(asksForAnswer('moved', own('It moved. Call {phone}.'))).toBe(false);
});

const visit = {
  typeName: 'Inventory',
  title: 'Inventory',
  address: ['1 Quay', null, 'Gosport'],
  clerk: null,
  minutes: 90,
};
const firm = { name: 'Harbour', timeZone: 'America/New_York', brand: {} };

test('a moment is told in the time of the firm, and a day stays that day everywhere', () => {
  expect(notificationWords({ ...visit, at: '2027-07-05T02:30:00Z' }, firm, {})).toMatchObject({
    date: 'Sunday, 4 July 2027',
    time: '22:30',
    duration: '1 hour 30 minutes',
    address: '1 Quay, Gosport',
    clerk: 'Harbour',
  });
  expect(notificationWords({ ...visit, at: '2027-07-05' }, firm, {})).toMatchObject({
    date: 'Monday, 5 July 2027',
    time: 'a time to be agreed',
  });
  expect(notificationWords({ ...visit, at: null }, firm, {})['date']).toBe('a day to be agreed');
});

test('the ways to answer are those that the firm gives', () => {
  const answer = (brand: object) => notificationWords({ ...visit, at: null }, { ...firm, brand }, {})['answer'];
  expect(answer({})).toBe('If you cannot be there, please let us know.');
  expect(answer({ email: 'a@example.com', phone: '0300 1', website: 'https://harbour.example' })).toBe(
    'If you cannot be there, or have a question, write to a@example.com or call 0300 1.\nhttps://harbour.example',
  );
});

test('a link to answer by comes first, with what may be answered', () => {
  const link = 'https://harbour.example/a/1-x';
  const words = (choice: 'confirm' | 'another_time', brand = {}) =>
    notificationWords({ ...visit, at: null }, { ...firm, brand }, {}, { link, choice });
  expect(words('confirm')).toMatchObject({ link, answer: `Please confirm here:\n${link}` });
  expect(words('another_time', { phone: '0300 1' })).toMatchObject({
    phone: '0300 1',
    answer: `Please confirm here, or ask for another time:\n${link}\n\nIf you cannot be there, or have a question, call 0300 1.`,
  });
});
