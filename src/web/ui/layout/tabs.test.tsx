import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TabLinks } from './tabs.tsx';

const tabs = [
  { label: 'Details', href: '/firm' },
  { label: 'Data', href: '/firm/data' },
  { label: 'Import', href: '/firm/data/import' },
];

test.each([
  ['/firm', 'Details'],
  ['/firm/data', 'Data'],
  ['/firm/data/import', 'Import'],
  ['/firm/data/import/7', 'Import'],
])('at %s the tab %s is the one that one is on', async (address, label) => {
  await render(
    <MemoryRouter initialEntries={[address]}>
      <TabLinks label="Firm" tabs={tabs} />
    </MemoryRouter>,
  );
  expect(document.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
  await expect.element(page.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
});
