import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PastTheEnd } from './past-the-end.tsx';

test('a page that the list no longer has leads to its last one', async () => {
  const onPage = vi.fn<(page: number) => void>();
  const screen = await render(<PastTheEnd page={9} totalPages={3} onPage={onPage} />);
  await expect.element(screen.getByText('There is no page 9 any more.')).toBeVisible();
  await screen.getByRole('button', { name: 'To the last page' }).click();
  expect(onPage).toHaveBeenCalledExactlyOnceWith(3);
});
