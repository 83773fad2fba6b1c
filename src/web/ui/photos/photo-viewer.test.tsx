import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PhotoViewer } from './photo-viewer.tsx';

const photos = ['Door', 'Window'].map((description, at) => ({
  id: at + 1,
  description,
  url: 'data:,',
  taken_at: null,
}));

function Viewer() {
  const [at, setAt] = useState(0);
  return <PhotoViewer photos={photos} at={at} of="Hall" onGo={setAt} onClose={() => undefined} />;
}

test('the arrows walk the photos, and with Alt they belong to the browser', async () => {
  await render(<Viewer />);
  await expect.element(page.getByRole('heading', { name: 'Hall: 1 of 2' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('heading', { name: 'Hall: 2 of 2' })).toBeVisible();
  const back = new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(back);
  expect(back.defaultPrevented).toBe(false);
  await expect.element(page.getByRole('heading', { name: 'Hall: 2 of 2' })).toBeVisible();
});
