import { expect, test } from 'vitest';
import type { PdfContents } from '#store/pdfs/pdf-source.ts';
import { commentWindowLine } from './message-lines.ts';

const completedAt = '2027-02-03T14:20:31+00:00';

function windowOf(inspection: Partial<PdfContents['inspection']>, commentDays?: number) {
  const account = { settings: commentDays === undefined ? {} : { commentDays } };
  return commentWindowLine({ inspection: { closedAt: null, ...inspection }, account } as PdfContents);
}

test('comments are taken for a week, or for as long as the account says', () => {
  const complete = { state: 400, completedAt } as const;
  expect(windowOf(complete)).toEqual({ until: '2027-02-10T14:20:31.000+00:00', isClosed: false });
  expect(windowOf(complete, 14)?.until).toBe('2027-02-17T14:20:31.000+00:00');
});

test('closing ends it', () => {
  const closed = { state: 500, completedAt, closedAt: '2027-02-05T12:00:00+00:00' } as const;
  expect(windowOf(closed)).toEqual({ until: '2027-02-05T12:00:00.000+00:00', isClosed: true });
});

test('a report that is not complete has none', () => {
  expect(windowOf({ state: 350, completedAt: null })).toBeNull();
});
