import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { JobList, jobColumns } from './job-list.tsx';

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
const columns = jobColumns({ sinceOf: () => null, owner: { header: 'Typist', cell: () => null } });
const none = { icon: null, title: 'Nothing waits.', text: 'Jobs appear here.' };

const show = (address: string, shown = jobs) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <JobList title="Jobs" noun={['job', 'jobs']} jobs={shown} columns={columns} none={none} />
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
