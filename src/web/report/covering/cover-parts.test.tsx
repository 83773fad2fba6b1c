import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PicturePart } from '#domain/covering/picture-part.ts';
import { CoverParts } from './cover-parts.tsx';

const blank = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>';
const photo = { id: 1, url: blank, description: null, taken_at: null, width: 400, height: 300 };

async function given() {
  const onCover = vi.fn<(parts: readonly PicturePart[]) => Promise<void>>(async () => undefined);
  await render(<CoverParts photo={photo} name="Bed" onCover={onCover} onCancel={() => undefined} />);
  const frame = page.getByRole('group', { name: 'Bed, with parts to cover' });
  await expect.element(frame).toBeVisible();
  const cover = async () => {
    await page.getByRole('button', { name: /^Cover/ }).click();
    return onCover.mock.lastCall?.[0];
  };
  return { frame, cover };
}

/** By shares of the frame, with a mouse or a finger. */
function drag(frame: Element, from: [number, number], to: [number, number], pointerType = 'mouse'): void {
  const { left, top, width, height } = frame.getBoundingClientRect();
  const send = (type: string, [x, y]: [number, number], on: Element) =>
    on.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        isPrimary: true,
        pointerType,
        clientX: left + x * width,
        clientY: top + y * height,
      }),
    );
  frame.setPointerCapture = () => undefined;
  const start = document.elementFromPoint(left + from[0] * width, top + from[1] * height) ?? frame;
  send('pointerdown', from, start);
  for (const share of [0.5, 1])
    send('pointermove', [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share], frame);
  send('pointerup', to, frame);
}
const rounded = (parts: readonly PicturePart[] | undefined) =>
  parts?.map(({ left, top, width, height }) =>
    [left, top, width, height].map((share) => Math.round(share * 100) / 100),
  );

test('parts are drawn by mouse and finger, moved, sized by their corner, and undone one by one', async () => {
  const { frame, cover } = await given();
  await expect.element(page.getByRole('button', { name: 'Cover this part' })).toBeDisabled();
  drag(frame.element(), [0.1, 0.1], [0.4, 0.5]);
  await expect.element(page.getByRole('button', { name: 'Part 1 of 1' })).toHaveFocus();
  drag(frame.element(), [0.9, 0.9], [0.7, 0.6], 'touch');
  await expect.element(page.getByRole('button', { name: 'Part 2 of 2' })).toHaveFocus();
  const first = page.getByRole('button', { name: 'Part 1 of 2' }).element() as HTMLElement;
  drag(frame.element(), [0.2, 0.2], [0.3, 0.2]);
  await expect.poll(() => Math.round(Number.parseFloat(first.style.left))).toBe(20);
  drag(frame.element(), [0.495, 0.495], [0.595, 0.595]);
  await expect.poll(() => Math.round(Number.parseFloat(first.style.width))).toBe(40);
  expect(rounded(await cover())).toEqual([
    [0.2, 0.1, 0.4, 0.5],
    [0.7, 0.6, 0.2, 0.3],
  ]);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  expect(rounded(await cover())?.[0]).toEqual([0.2, 0.1, 0.3, 0.4]);
  await undo.click();
  await undo.click();
  await undo.click();
  await expect.element(undo).toBeDisabled();
});

test('parts are added, moved, sized and removed by keys, without leading to another photo', async () => {
  const { cover } = await given();
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  await page.getByRole('button', { name: 'Add a part' }).click();
  const part = page.getByRole('button', { name: 'Part 1 of 1' });
  await expect.element(part).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  expect(heard.mock.calls.filter(([event]) => String(event.key).startsWith('Arrow'))).toEqual([]);
  document.removeEventListener('keydown', heard);
  expect(rounded(await cover())).toEqual([[0.39, 0.33, 0.32, 0.32]]);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(rounded(await cover())).toEqual([[0.35, 0.35, 0.3, 0.3]]);
  (part.element() as HTMLElement).focus();
  await userEvent.keyboard('{Delete}');
  await expect.element(part).not.toBeInTheDocument();
  await expect.element(page.getByRole('group', { name: /^Bed/ })).toHaveFocus();
});
