import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { prepareClient } from '#web/queries/client.ts';
import '#web/ui/theme.css';
import '#web/ui/base.css';
import { TenantPage } from './tenant-page.tsx';

prepareClient();

const rooms = [
  { name: 'Hall', block_type: 'DETAILED', items: ['Front door'] },
  { name: 'Before you go', block_type: 'CHECKLIST', items: ['Keys counted'] },
  { name: 'Meters', block_type: 'METERS', items: ['Electricity', 'Gas'] },
  { name: 'Your words', block_type: 'OVERVIEW', items: ['Anything to tell us?'] },
];

/** At the step of one room, as its tenant sees it. */
async function openRoom(name: string) {
  const reply = await fetch('/given/tenant-link', { method: 'POST', body: JSON.stringify({ rooms }) });
  if (!reply.ok) throw new Error(await reply.text());
  const { token, rooms: ids } = (await reply.json()) as { token: string; rooms: Record<string, number> };
  window.location.hash = `#room-${ids[name]}`;
  await page.viewport(390, 844);
  await render(<TenantPage token={token} />);
  await expect.element(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

const headings = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
const photosOf = (name: string) => page.getByRole('region', { name: `Photos of ${name}` });
const answer = page.getByRole('textbox', { name: /^Your answer/ });

test('a room is asked for photos of it as a whole', async () => {
  await openRoom('Hall');
  expect(headings()).toEqual(['The room as a whole', 'Front door']);
  await expect.element(photosOf('Hall').getByText(/^One photo from the door/)).toBeVisible();
});

test('a list of things is asked for photos without being called a room', async () => {
  await openRoom('Before you go');
  expect(headings()).toEqual(['Photos', 'Keys counted']);
});

test('meters are photographed one by one, and the step asks for nothing else', async () => {
  await openRoom('Meters');
  expect(headings()).toEqual(['Electricity', 'Gas']);
  await expect.element(page.getByText(/^Please add a photo on which it can be read/).first()).toBeVisible();
});

test('a question asks for an answer, and for no photo of a room', async () => {
  await openRoom('Your words');
  expect(headings()).toEqual(['Anything to tell us?']);
  await expect.element(answer).toBeVisible();
  expect(page.getByRole('textbox').elements()).toHaveLength(1);

  await answer.fill('The tap drips');
  await page.getByRole('link', { name: 'Check and send in' }).click();

  const missing = page.getByRole('region', { name: 'What is missing' });
  await expect.element(missing.getByText('Hall has no photo.')).toBeVisible();
  await expect.element(missing.getByText(/Your words/)).not.toBeInTheDocument();
});
