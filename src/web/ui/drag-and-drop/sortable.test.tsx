import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../theme.css';
import '../base.css';
import { DragArea } from './drag-area.tsx';
import { Grip } from './grip.tsx';
import { SortableGroup, useSortableItem } from './sortable.tsx';

const names: Record<string, string> = { hall: 'Hall', kitchen: 'Kitchen', bath: 'Bathroom' };

/** One list with grips, put together as the report editor's are. */
function Rooms() {
  const [ids, setIds] = useState(['hall', 'kitchen', 'bath']);
  return (
    <DragArea
      describeTarget={({ index = 0 }) => `position ${index + 1} of ${ids.length} in Rooms`}
      onDrop={({ dragged, over }) =>
        setIds(ids.filter((id) => id !== dragged.id).toSpliced(over.index ?? 0, 0, dragged.id))
      }
    >
      <SortableGroup list="rooms" ids={ids}>
        <ol aria-label="Rooms">
          {ids.map((id) => (
            <Room key={id} id={id} />
          ))}
        </ol>
      </SortableGroup>
    </DragArea>
  );
}

function Room({ id }: { id: string }) {
  const name = names[id] ?? '';
  const { attach, style, ...drag } = useSortableItem({ id, kind: 'room', name, list: 'rooms' });
  return (
    <li ref={attach} style={style}>
      <Grip drag={drag} label={`Move ${name}`} />
      {name}
    </li>
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

/** The latest announcement, from any of the page's live regions. */
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

  test('takes keys that follow each other at once', async () => {
    const { order } = await show();
    const grip = page.getByRole('button', { name: 'Move Hall' }).element() as HTMLElement;
    grip.focus();
    for (const code of ['Space', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown', 'Space'])
      grip.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));
    await expect.poll(said).toContain('Dropped Hall: position 3 of 3 in Rooms.');
    await expect.poll(order).toEqual(['Kitchen', 'Bathroom', 'Hall']);
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
