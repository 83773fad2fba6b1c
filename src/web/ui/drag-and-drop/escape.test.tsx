/** Escape during a drag puts the thing back, and nothing else on the page hears it. */
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../theme.css';
import '../base.css';
import { useHotkey } from '../keyboard/use-hotkey.ts';
import { DragArea } from './drag-area.tsx';
import { Grip } from './grip.tsx';
import { SortableGroup, useSortableItem } from './sortable.tsx';

/** Rooms of which some are selected: Escape selects none. */
function Rooms() {
  const [isSelected, setSelected] = useState(true);
  useHotkey({ key: 'Escape' }, () => setSelected(false));
  return (
    <>
      <p>{isSelected ? 'Two selected' : 'None selected'}</p>
      <DragArea onDrop={() => undefined}>
        <SortableGroup list="rooms" ids={['hall', 'kitchen']}>
          <ol>
            <Room id="hall" name="Hall" />
            <Room id="kitchen" name="Kitchen" />
          </ol>
        </SortableGroup>
      </DragArea>
    </>
  );
}

function Room({ id, name }: { id: string; name: string }) {
  const { attach, style, ...drag } = useSortableItem({ id, kind: 'room', name, list: 'rooms' });
  return (
    <li ref={attach} style={style}>
      <Grip drag={drag} label={`Move ${name}`} />
      {name}
    </li>
  );
}

const grip = () => page.getByRole('button', { name: 'Move Hall' }).element() as HTMLElement;
const said = (words: string) => expect.element(page.getByRole('status').filter({ hasText: words })).toBeInTheDocument();
const selected = (words: string) => expect.element(page.getByText(words)).toBeInTheDocument();

/** As the hand goes: the element under it is told of a step before the next. */
function mouse(type: string, target: EventTarget, by: number): void {
  const { x, y } = grip().getBoundingClientRect();
  const at = { clientX: x + by, clientY: y + by };
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...at }));
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  await render(<Rooms />);
});

test('a drag by keyboard is given up, and what is selected stays until the next Escape', async () => {
  grip().focus();
  await userEvent.keyboard(' ');
  await said('Picked up Hall.');
  await userEvent.keyboard('{Escape}');
  await said('Cancelled. Hall was put back.');
  await selected('Two selected');
  await userEvent.keyboard('{Escape}');
  await selected('None selected');
});

test('a drag by mouse is given up, and what is selected stays until the next Escape', async () => {
  mouse('mousedown', grip(), 2);
  mouse('mousemove', document, 12);
  await said('Picked up Hall.');
  await userEvent.keyboard('{Escape}');
  await said('Cancelled. Hall was put back.');
  await selected('Two selected');
  mouse('mouseup', document, 12);
  await userEvent.keyboard('{Escape}');
  await selected('None selected');
});
