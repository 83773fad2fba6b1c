import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { JobQueue } from './job-queue.tsx';

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

const show = (address: string, shown = jobs) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <JobQueue label="Jobs" jobs={shown} sinceOf={() => null} renderOwner={() => null} />
    </MemoryRouter>,
  );
const link = (number: number) => page.getByRole('link', { name: new RegExp(`^${number} Harbour Lane`) });

test('a long queue is shown page by page, to its last job', async () => {
  await show('/');
  await expect.element(page.getByText('1–50 of 120 jobs')).toBeVisible();
  await expect.element(link(50)).toBeVisible();
  await expect.element(link(51)).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Last page' }).click();

  await expect.element(page.getByText('101–120 of 120 jobs')).toBeVisible();
  await expect.element(link(120)).toBeVisible();
});

test('of a queue that has grown shorter the last page is shown', async () => {
  await show('/?page=9');
  await expect.element(link(120)).toBeVisible();
});

test('a short queue has no pages', async () => {
  await show('/', jobs.slice(0, 50));
  await expect.element(link(50)).toBeVisible();
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
});
