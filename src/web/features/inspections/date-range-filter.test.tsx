import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DateRange } from '#domain/schedule/date-range.ts';
import { DateRangeFilter } from './date-range-filter.tsx';

function Filter() {
  const [value, setValue] = useState<DateRange | undefined>('2026-11-10/2026-11-15');
  return <DateRangeFilter value={value} onChange={setValue} />;
}

/** Says which days are looked for. */
const filter = page.getByRole('button', { name: /^Date/ });
const lookedFor = () => filter.element().textContent?.replaceAll('\u00A0', ' ');
const lastDay = page.getByRole('textbox', { name: 'Last day' });

test('both ends have their labels, and text typed into one moves the other only at the end', async () => {
  await render(<Filter />);
  await filter.click();
  await expect.element(page.getByText('First day', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Last day', { exact: true })).toBeVisible();

  await userEvent.clear(lastDay);
  // Its first letter is a day before the first one.
  await userEvent.type(lastDay, '2 Dec 2026');
  await userEvent.tab();

  await expect.poll(lookedFor).toContain('Tue 10 Nov 2026 to Wed 2 Dec 2026');
});

test('an unreadable day stays as it was typed, and is reported as not searched for', async () => {
  await render(<Filter />);
  await filter.click();

  await lastDay.fill('31 Feb 2026');
  await userEvent.tab();

  await expect.element(page.getByText('Not a day, and not looked for.')).toBeVisible();
  await expect.element(lastDay).toHaveValue('31 Feb 2026');
  await expect.poll(lookedFor).toContain('to Sun 15 Nov 2026');

  await lastDay.fill('20 Nov 2026');
  await userEvent.tab();
  await expect.element(page.getByText('Not a day, and not looked for.')).not.toBeInTheDocument();
  await expect.poll(lookedFor).toContain('Tue 10 Nov 2026 to Fri 20 Nov 2026');
});
