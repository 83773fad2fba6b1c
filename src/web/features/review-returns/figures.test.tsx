import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ReviewReturn, ReviewReturns } from '#web/queries/generated/types.gen.ts';
import { Figures, rateText } from './figures.tsx';
import { narrowedTo } from './returns-list.ts';
import { daysOf, returnsUrl } from './returns-url.ts';

const ann = { id: 7, name: 'Ann Clerk' };
const bob = { id: 8, name: 'Bob Clerk' };
const one = { clerk: ann, typist: null, reasons: ['wording', 'photographs'] } as unknown as ReviewReturn;
const other = { clerk: bob, typist: null, reasons: [] as string[] } as ReviewReturn;
const figures = {
  reviewed: 8,
  returned: 2,
  reasons: [
    { reason: 'wording', reports: 1 },
    { reason: 'none', reports: 1 },
  ],
  clerks: [
    { person: ann, reviewed: 3, returned: 1 },
    { person: bob, reviewed: 4, returned: 0 },
    { person: null, reviewed: 1, returned: 1 },
  ],
  typists: [],
} as unknown as ReviewReturns;

const show = (address: string) =>
  render(
    <MemoryRouter>
      <Figures figures={figures} search={returnsUrl.read(new URLSearchParams(address))} />
    </MemoryRouter>,
  );

test('each line has its rate, and leads to the returns that it counts, or back to all of them', async () => {
  await show('period=last-month&clerk=7');
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ['Wording', '1', '50%'],
    ['No reason chosen', '1', '50%'],
    ['Ann Clerk', '3', '1', '33%'],
    ['Bob Clerk', '4', '0', '0%'],
    ['Without a clerk', '1', '1', '100%'],
  ]);
  // Nothing of Bob's came back, and nobody is behind the last line.
  const links = page.getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['Wording', '/?period=last-month&reason=wording', null],
      ['No reason chosen', '/?period=last-month&reason=none', null],
      ['Ann Clerk', '/?period=last-month', 'true'],
    ],
  );
  await expect.element(page.getByText('None in these days.')).toBeVisible();
});

test('a rate is neither none nor all unless it is', () => {
  expect([rateText(0, 255), rateText(1, 255), rateText(270, 271), rateText(4, 4)]).toEqual([
    '0%',
    '<1%',
    '>99%',
    '100%',
  ]);
});

test('returns are narrowed to a reason and to a person', () => {
  const narrowed = (address: string) => narrowedTo([one, other], returnsUrl.read(new URLSearchParams(address)));
  expect(narrowed('')).toEqual([one, other]);
  expect(narrowed('reason=photographs')).toEqual([one]);
  expect(narrowed('reason=none')).toEqual([other]);
  expect(narrowed('clerk=8')).toEqual([other]);
  expect(narrowed('clerk=8&reason=wording')).toEqual([]);
});

test.each([
  ['', { from: '2026-03-01', until: '2026-03-05' }],
  ['period=last-month', { from: '2026-02-01', until: '2026-02-28' }],
  ['period=days&from=2026-01-10', { from: '2026-01-10' }],
])('the days of “%s” are those of the account’s calendar', (address, days) => {
  expect(daysOf(returnsUrl.read(new URLSearchParams(address)), '2026-03-05')).toEqual(days);
});
