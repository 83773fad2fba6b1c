import { expect, test } from 'vitest';
import { isOfOwnWords } from './password.ts';

const own = ['Harbour Lettings', 'Ann Lee', 'ann.carpenter@quayside.example', 'Keyturn'];

test.each([
  'HarbourLettings1!',
  'lettings-harbour',
  'keyturn12345',
  'Carpenter2027',
  'quaysideQUAYSIDE',
  'KeyturnHarbour',
  'annannannann',
  'Ann-Lee-Ann-Lee-1',
  'Harbour-Lettings-2026',
  'ann.carpenter!2026',
  'harbour.1234.5678',
])('%s is of words that everybody there knows', (password) => {
  expect(isOfOwnWords(password, own)).toBe(true);
});

test.each(['harbour-quartz-violin', 'annoyed penguins', 'a long enough pass phrase', 'keyturn and a teapot'])(
  '%s is not',
  (password) => {
    expect(isOfOwnWords(password, own)).toBe(false);
  },
);
