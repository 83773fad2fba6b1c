import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../theme.css';
import '../base.css';
import { SortableList } from './sortable-list.tsx';

const names: Record<string, string> = { hall: 'Hall', kitchen: 'Kitchen', bath: 'Bathroom' };

function Rooms() {
  const [ids, setIds] = useState(['hall', 'kitchen', 'bath']);
  return (
    <SortableList
      label="Rooms"
      items={ids.map((id) => ({ id, name: names[id] ?? '' }))}
      onArrange={setIds}
      renderItem={(id) => <span>{names[id]}</span>}
    />
  );
}

const show = async () => {
  const screen = await render(<Rooms />);
  const order = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent);
  return { screen, order };
};

const focusGrip = () => (page.getByRole('button', { name: 'Move Hall' }).element() as HTMLElement).focus();

/** What was said last, by whichever of the page's live regions. */
const said = () =>
  page
    .getByRole('status')
    .elements()
    .map((region) => region.textContent?.trim())
    .join(' ');

beforeEach(async () => {
  await page.viewport(1280, 800);
});

describe('a list in an order of its own', () => {
  test('is arranged by keyboard: Space, arrows, Space', async () => {
    const { screen, order } = await show();
    focusGrip();
    await userEvent.keyboard(' ');
    await expect.poll(said).toContain('Picked up Hall.');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(said).toContain('Hall: position 2 of 3 in Rooms.');
    await userEvent.keyboard(' ');
    await expect.poll(said).toContain('Dropped Hall: position 2 of 3 in Rooms.');
    await expect.poll(order).toEqual(['Kitchen', 'Hall', 'Bathroom']);
    await expect.element(screen.getByRole('button', { name: 'Move Hall' })).toHaveFocus();
  });

  test('stays as it was when the drag is given up', async () => {
    const { order } = await show();
    focusGrip();
    await userEvent.keyboard(' ');
    await expect.poll(said).toContain('Picked up');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(said).toContain('position 2');
    await userEvent.keyboard('{Escape}');
    await expect.poll(said).toContain('Cancelled. Hall was put back.');
    expect(order()).toEqual(['Hall', 'Kitchen', 'Bathroom']);
  });

  test('moves a step with Alt and an arrow, and says when there is no further', async () => {
    const { screen, order } = await show();
    focusGrip();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    await expect.poll(order).toEqual(['Kitchen', 'Bathroom', 'Hall']);
    await expect.poll(said).toContain('Hall moved to position 3 of 3.');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.poll(said).toContain('Hall is already last.');
    await expect.element(screen.getByRole('button', { name: 'Move Hall' })).toHaveFocus();
  });

  test('is arranged by mouse', async () => {
    const { screen, order } = await show();
    await userEvent.dragAndDrop(
      screen.getByRole('button', { name: 'Move Bathroom' }),
      screen.getByRole('button', { name: 'Move Hall' }),
      { steps: 12 },
    );
    await expect.poll(order).toEqual(['Bathroom', 'Hall', 'Kitchen']);
  });
});
