import { expect, test } from 'vitest';
import { keptText, linkLines, undoText, uninvitedText } from './import-words.ts';

const contact = { reason: 'It has a contact by now.', rows: 1 };
const changed = { reason: 'Somebody has changed it since.', rows: 1200 };

test('the undoing of an import says before how much it takes back, and how much stays for which reason', () => {
  expect(undoText({ added: 5, updated: 0, kept: [] })).toBe('5 are removed again.');
  expect(undoText({ added: 4, updated: 1, kept: [contact] })).toBe(
    '4 are removed again, and 1 becomes as it was. 1 stays as it is:',
  );
  expect(undoText({ added: 1, updated: 0, kept: [changed, contact] })).toBe(
    '1 is removed again. 1,201 stay as they are:',
  );
  expect(undoText({ added: 0, updated: 0, kept: [contact] })).toBe('Nothing is taken back. 1 stays as it is:');
  expect([changed, contact].map(keptText)).toEqual([
    '1,200: somebody has changed it since.',
    '1: it has a contact by now.',
  ]);
});

test('people who are not invited are counted, and the links that were made for them stand by name', () => {
  expect(uninvitedText(1)).toMatch(/^One person of this import is not invited to sign in yet\./);
  expect(uninvitedText(1200)).toMatch(/^1,200 people of this import are not invited/);
  const [nina, mailed] = [
    { name: 'Nina', email: 'nina@example.com' },
    { name: 'Max', email: 'max@example.com' },
  ];
  expect(linkLines([{ ...nina, invitation_link: 'https://keyturn.example/p/1' }, mailed])).toBe(
    'Nina, nina@example.com: https://keyturn.example/p/1',
  );
});
