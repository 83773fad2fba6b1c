import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Segmented } from './segmented.tsx';

const options = ['in', 'out', 'overdue'].map((value) => ({ value, label: value }));
const segment = (name: string) => page.getByRole('radio', { name, exact: true });

/** A bar whose value lies in an address: it changes when `Arrive` is pressed, and anywhere else by `Back`. */
function Late() {
  const [asked, setAsked] = useState('in');
  const [value, setValue] = useState('in');
  return (
    <>
      <Segmented label="Keys" options={options} value={value} onChange={setAsked} />
      <button type="button" onClick={() => setValue(asked)}>
        Arrive
      </button>
      <button type="button" onClick={() => setValue('in')}>
        Back
      </button>
    </>
  );
}

test('a choice is shown at once, though its value comes a moment later', async () => {
  await render(<Late />);
  await segment('overdue').click();
  await expect.element(segment('overdue')).toBeChecked();
  await page.getByRole('button', { name: 'Arrive' }).click();
  await expect.element(segment('overdue')).toBeChecked();
});

test('a value that goes back is shown again, whatever was chosen before', async () => {
  await render(<Late />);
  await segment('out').click();
  await page.getByRole('button', { name: 'Arrive' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(segment('in')).toBeChecked();
});
