import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { JobList, jobWays } from './job-list.tsx';

const jobs = Array.from(
  { length: 120 },
  (_, at) =>
    ({
      id: at + 1,
      type: { id: 1, name: 'Inventory' },
      property: { id: 1, address: { line1: `${at + 1} Harbour Lane`, city: 'Portsmouth', postcode: 'PO5 3LX' } },
      conduct_date: null,
      clerk: null,
    }) as unknown as Inspection,
);
const waysBy = (first: 'since' | 'conduct_date') =>
  jobWays({ first, sinceOf: () => null, owner: { header: 'Typist', name: () => undefined, cell: () => null } });
const none = { icon: null, title: 'Nothing waits.', text: 'Jobs appear here.' };

const show = (address: string, shown = jobs, by = waysBy('since')) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <JobList title="Jobs" noun={['job', 'jobs']} jobs={shown} ways={by} none={none} />
    </MemoryRouter>,
  );
const link = (number: number) => page.getByRole('link', { name: new RegExp(`^${number} Harbour Lane`) });

test('a long list of jobs is shown page by page, to its last job', async () => {
  await show('/?per_page=50');
  await expect.element(page.getByText('1–50 of 120 jobs')).toBeVisible();
  await expect.element(link(50)).toBeVisible();
  await expect.element(link(51)).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Last page' }).click();

  await expect.element(page.getByText('101–120 of 120 jobs')).toBeVisible();
  await expect.element(link(120)).toBeVisible();
});

test('a list of jobs that has grown shorter shows its last page', async () => {
  await show('/?page=9');
  await expect.element(link(120)).toBeVisible();
});

test('a short list of jobs has one page', async () => {
  await show('/', jobs.slice(0, 20));
  await expect.element(link(20)).toBeVisible();
  await expect.element(page.getByText('Page 1 of 1')).toBeVisible();
});

test('a list without jobs says when they come', async () => {
  await show('/', []);
  await expect.element(page.getByText('Nothing waits.')).toBeVisible();
});

test('a list of jobs says by which column it is ordered, and is ordered and searched otherwise', async () => {
  // On a phone rows are cards, without a head.
  await page.viewport(1280, 800);
  const heading = (name: string) => page.getByRole('columnheader', { name });
  const { unmount } = await show('/', jobs);
  await expect.element(heading('Waiting')).toHaveAttribute('aria-sort', 'descending');
  await expect.element(heading('Date and time')).not.toHaveAttribute('aria-sort');
  await unmount();

  await show('/', jobs, waysBy('conduct_date'));
  await expect.element(heading('Date and time')).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(heading('Waiting')).not.toHaveAttribute('aria-sort');

  await page.getByRole('button', { name: 'Address' }).click();
  await page.getByRole('button', { name: 'Address' }).click();
  await expect.element(heading('Address')).toHaveAttribute('aria-sort', 'descending');
  await expect.element(link(120)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Address, type or person' }).fill('lane 57');
  await expect.element(page.getByText('1–1 of 1 job', { exact: true })).toBeVisible();
  await expect.element(link(57)).toBeVisible();
});
