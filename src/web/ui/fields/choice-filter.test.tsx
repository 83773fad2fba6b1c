import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../theme.css';
import '../base.css';
import { ChoiceFilter } from './choice-filter.tsx';

const clients = ['Abbey Lets', 'Harbour Homes', 'Solent Estates', 'South Coast Lets'];

function Clients() {
  const [value, setValue] = useState<string[]>([]);
  const options = clients.map((label) => ({ value: label, label }));
  return <ChoiceFilter label="Client" options={options} value={value} onChange={setValue} />;
}

test('letters typed in a short list find, too, and Space still chooses', async () => {
  await render(<Clients />);
  await page.getByRole('button', { name: 'Client' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Abbey Lets' })).toHaveFocus();
  expect(page.getByRole('textbox').elements()).toHaveLength(0);
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('checkbox', { name: 'Abbey Lets' })).toBeChecked();

  await userEvent.keyboard('sol');
  await expect.element(page.getByRole('textbox', { name: 'Find in Client' })).toHaveValue('sol');
  await expect.element(page.getByRole('checkbox')).toHaveLength(1);
  await page.getByRole('checkbox', { name: 'Solent Estates' }).click();
  await expect.element(page.getByRole('button', { name: /Abbey Lets, Solent Estates/ })).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: 'Find in Client' }), '');
  await expect.element(page.getByRole('checkbox')).toHaveLength(4);
});
