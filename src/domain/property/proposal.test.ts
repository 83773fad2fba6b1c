import { expect, test } from 'vitest';
import { draftsOfNotice } from './proposal.ts';

const span = { from: '2027-01-01', until: '2027-12-31' };
const leaving = { id: 7, noticeGivenOn: '2027-02-03', leavesOn: '2027-04-02', nextStartsOn: null };
const days = (drafts: { kind: string; dueOn: string }[]) => drafts.map(({ kind, dueOn }) => `${kind} ${dueOn}`);

test('a notice proposes check out and keys on the last day, and the check in on the next', () => {
  expect(days(draftsOfNotice(leaving, span))).toEqual([
    'check_out 2027-04-02',
    'key_return 2027-04-02',
    'check_in 2027-04-03',
  ]);
  expect(days(draftsOfNotice({ ...leaving, nextStartsOn: '2027-04-20' }, span)).at(-1)).toBe('check_in 2027-04-20');
});

test('nothing is proposed before notice is given, nor outside of the span', () => {
  expect(draftsOfNotice({ ...leaving, noticeGivenOn: null }, span)).toEqual([]);
  expect(days(draftsOfNotice(leaving, { from: '2027-04-03', until: '2027-04-03' }))).toEqual(['check_in 2027-04-03']);
});
