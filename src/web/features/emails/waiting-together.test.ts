import { expect, test } from 'vitest';
import type { WaitingMessages } from '#web/queries/generated/types.gen.ts';
import { inRequests, together } from './waiting-together.ts';

const waits = (id: number, ...about: [recipient: string, ids: number[]][]): WaitingMessages => ({
  inspection_id: id,
  inspection_version: 1,
  property: {
    id: 1,
    address: { line1: '1 Quay', line2: '', city: '', county: '', postcode: '', country: '' },
  },
  since: '2027-07-05T09:00:00Z',
  due_at: '2027-07-05T09:10:00Z',
  messages: about.map(([recipient, ids]) => ({
    kind: 'moved',
    name: recipient,
    recipient,
    subject: 'Moved',
    text: 'It moved.',
    inspection_ids: ids,
    visits: null,
  })),
});
const waiting = [
  waits(1, ['ada', [1]], ['cleo', [1, 3]]),
  waits(2, ['eve', [2]]),
  waits(3, ['cleo', [1, 3]], ['bo', [3]]),
];

test('visits of one message stand together, and the message once', () => {
  expect(
    together(waiting).map(({ visits, messages }) => [
      visits.map((one) => one.inspection_id),
      messages.map(({ recipient }) => recipient),
    ]),
  ).toEqual([
    [
      [1, 3],
      ['ada', 'cleo', 'bo'],
    ],
    [[2], ['eve']],
  ]);
});

test('a message is not cut where it fits into a request, and nothing is left out', () => {
  const ids = (most: number) => inRequests(together(waiting), most).map((part) => part.map((one) => one.inspection_id));
  expect(ids(3)).toEqual([[1, 3, 2]]);
  expect(ids(2)).toEqual([[1, 3], [2]]);
  expect(ids(1)).toEqual([[1], [3], [2]]);
});
