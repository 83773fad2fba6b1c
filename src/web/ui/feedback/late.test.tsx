import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../theme.css';
import '../base.css';
import { failedDialog, late } from './late.tsx';

const Calendar = ({ month }: { month: string }) => <p>The days of {month}</p>;

/** Fails as often as this, as without a line. */
function failing<Part>(times: number, part: Part): () => Promise<Part> {
  let left = times;
  return async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return part;
  };
}

test('a part that cannot be fetched says so in its place, keeps the text typed beside it, and can be tried again', async () => {
  const Part = late(failing(2, Calendar));
  const form = (isShown: boolean) => (
    <>
      <input aria-label="Ref" />
      {isShown && <Part month="March" />}
    </>
  );
  const screen = await render(form(false));
  await userEvent.type(screen.getByRole('textbox', { name: 'Ref' }), 'KT-14');
  await screen.rerender(form(true));
  await expect.element(screen.getByRole('alert', { name: 'This could not be shown.' })).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Ref' })).toHaveValue('KT-14');

  await screen.rerender(form(false));
  await screen.rerender(form(true));
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('The days of March')).toBeVisible();
});

test('a part that was fetched is there at once the next time', async () => {
  const Part = late(failing(0, Calendar), { whileFetched: <p>Looking</p> });
  const first = await render(<Part month="March" />);
  await expect.element(first.getByText('The days of March')).toBeVisible();
  const again = await render(<Part month="April" />);
  expect(again.container.textContent).toBe('The days of April');
});

test('a dialog that cannot be fetched says so in a dialog, which can be closed', async () => {
  let isClosed = false;
  const Part = late(
    failing(1, (_: { onClose: () => void }) => null),
    { failed: failedDialog },
  );
  const screen = await render(
    <Part
      onClose={() => {
        isClosed = true;
      }}
    />,
  );
  await expect.element(screen.getByRole('dialog', { name: 'No connection' })).toBeVisible();
  await screen.getByRole('button', { name: 'Close' }).click();
  expect(isClosed).toBe(true);
});

test('a part that could not be fetched is there when the line is back', async () => {
  const Part = late(failing(1, Calendar));
  const screen = await render(<Part month="May" />);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('The days of May')).toBeVisible();
});
