/** Rows of a board during a drag: neither others nor a banner above the board may change where a thing lands. */
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../theme.css';
import '../base.css';
import { DragBoard, useBoardTarget } from './board-drag.tsx';
import type { Drop } from './drag.ts';
import type { ArrowStep } from './sensors.ts';

const ROW = 80;
const clerks = ['Ann', 'Ben', 'Cleo', 'Dan'];

function Row({ name, visits }: { name: string; visits: number }) {
  const { attach } = useBoardTarget<HTMLDivElement>({ id: name, kind: 'cell', name });
  return (
    <div ref={attach} style={{ height: visits * ROW }} aria-label={name}>
      {name}
    </div>
  );
}

/** `visits` of Ann, whose row is the first. The thing in hand is `overlay` pixels high. */
type WeekProps = {
  banner?: number;
  visits?: number;
  overlay?: number;
  drops: Drop[];
  onOver?: (name: string | undefined) => void;
};

function Week({ banner = 0, visits = 1, overlay = 20, drops, onOver }: WeekProps) {
  return (
    <>
      <div style={{ height: banner }} />
      <DragBoard
        selector="button"
        find={() => ({ id: 'visit', kind: 'booking', name: 'Visit', data: undefined })}
        onDrop={(drop) => drops.push(drop)}
        onOver={({ over }) => onOver?.(over?.name)}
        renderOverlay={() => <div style={{ height: overlay }}>In hand</div>}
        arrowStep={upByARow}
      >
        {clerks.map((name) => (
          <Row key={name} name={name} visits={name === 'Ann' ? visits : 1} />
        ))}
        <button type="button">Visit</button>
      </DragBoard>
    </>
  );
}

/** To the upper edge of the row above the one in which the thing begins. */
const upByARow: ArrowStep = (_arrow, box) => {
  const next = clerks.findLast((name) => element(name).getBoundingClientRect().bottom <= box.top + 1);
  return next === undefined ? undefined : { x: box.left, y: topOf(next) + 3 };
};

const element = (name: string) => page.getByLabelText(name, { exact: true }).element();
const card = () => page.getByRole('button', { name: 'Visit' }).element();
const topOf = (name: string) => element(name).getBoundingClientRect().top;

type Point = { x: number; y: number };
const middleOf = (one: Element): Point => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** As the hand goes: each element under it is told of a step before the next. */
function mouse(type: string, { x, y }: Point, target: EventTarget = document): void {
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y }));
}
const said = (words: string) => expect.element(page.getByRole('status').filter({ hasText: words })).toBeInTheDocument();

async function pickUp(): Promise<void> {
  await expect.poll(() => document.querySelector('[data-draggable]')).not.toBeNull();
  const { x, y } = middleOf(card());
  mouse('mousedown', { x, y }, card());
  mouse('mousemove', { x: x + 6, y: y + 6 });
  await said('Picked up Visit');
}

beforeEach(async () => {
  await page.viewport(1280, 800);
});

test('a row that others add to grows once the thing in hand is let go', async () => {
  const drops: Drop[] = [];
  const { rerender } = await render(<Week drops={drops} />);
  await pickUp();
  const before = topOf('Cleo');
  await rerender(<Week drops={drops} visits={2} />);
  expect(topOf('Cleo')).toBe(before);

  mouse('mousemove', middleOf(element('Cleo')));
  await said('Visit: Cleo');
  mouse('mouseup', middleOf(element('Cleo')));
  await expect.poll(() => drops.map(({ over }) => over.id)).toEqual(['Cleo']);
  await expect.poll(() => topOf('Cleo')).toBe(before + ROW);
});

test('a thing lands on the row beneath the pointer once a banner above the board has moved its rows', async () => {
  const drops: Drop[] = [];
  const { rerender } = await render(<Week drops={drops} />);
  await pickUp();
  mouse('mousemove', middleOf(element('Dan')));
  await said('Visit: Dan');
  await rerender(<Week drops={drops} banner={ROW} />);

  const beneath = middleOf(element('Cleo'));
  mouse('mousemove', beneath);
  await said('Visit: Cleo');
  mouse('mouseup', beneath);
  await expect.poll(() => drops.map(({ over }) => over.id)).toEqual(['Cleo']);
  expect(drops[0]?.overBox?.top).toBe(topOf('Cleo'));
});

test('each of many places is entered and left in its turn, and the thing lands on the last', async () => {
  const drops: Drop[] = [];
  const entered: (string | undefined)[] = [];
  const { rerender } = await render(<Week drops={drops} onOver={(name) => entered.push(name)} />);
  await pickUp();
  entered.length = 0;
  const way = [...clerks, ...clerks.toReversed().slice(1), 'Ben', 'Ann', 'Dan'];
  for (const name of way) mouse('mousemove', middleOf(element(name)));
  expect(entered).toEqual(way);
  await rerender(<Week drops={drops} onOver={(name) => entered.push(name)} />);
  mouse('mouseup', middleOf(element('Dan')));
  await expect.poll(() => drops.map(({ over }) => over.id)).toEqual(['Dan']);
});

test('the arrows go from row to row with a thing that is higher than two of them', async () => {
  await render(<Week drops={[]} overlay={2 * ROW + 20} />);
  await expect.poll(() => document.querySelector('[data-draggable]')).not.toBeNull();
  (card() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await said('Picked up Visit');
  for (const name of clerks.toReversed()) {
    await userEvent.keyboard('{ArrowUp}');
    await said(`Visit: ${name}`);
  }
});

test('a thing that is let go right after a quick move lands where the hand is, and is said to', async () => {
  const drops: Drop[] = [];
  await render(<Week drops={drops} />);
  await pickUp();
  mouse('mousemove', middleOf(element('Dan')));
  await said('Visit: Dan');
  mouse('mousemove', middleOf(element('Ben')));
  mouse('mouseup', middleOf(element('Ben')));
  await expect.poll(() => drops.map(({ over }) => over.id)).toEqual(['Ben']);
  await said('Dropped Visit: Ben');
});

function Day({ name }: { name: string }) {
  const { attach } = useBoardTarget<HTMLTableCellElement>({ id: name, kind: 'cell', name });
  return <td ref={attach} aria-label={name} style={{ height: ROW, width: ROW }} />;
}

test('the pointer’s row alone is asked where its cells are, and no other row of the board', async () => {
  const drops: Drop[] = [];
  await render(
    <DragBoard
      selector="button"
      find={() => ({ id: 'visit', kind: 'booking', name: 'Visit', data: undefined })}
      onDrop={(drop) => drops.push(drop)}
    >
      <table>
        <tbody>
          {clerks.map((name) => (
            <tr key={name}>
              {['Mon', 'Tue'].map((day) => (
                <Day key={day} name={`${name} ${day}`} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button">Visit</button>
    </DragBoard>,
  );
  await pickUp();
  mouse('mousemove', middleOf(element('Dan Mon')));
  await said('Visit: Dan Mon');

  const beneath = middleOf(element('Ben Tue'));
  const asked = new Set<string>();
  for (const cell of document.querySelectorAll('td'))
    cell.getBoundingClientRect = () => {
      asked.add(cell.ariaLabel ?? '');
      return Element.prototype.getBoundingClientRect.call(cell);
    };
  mouse('mousemove', beneath);
  await said('Visit: Ben Tue');
  mouse('mouseup', beneath);
  await expect.poll(() => drops.map(({ over }) => over.id)).toEqual(['Ben Tue']);
  // And the one that it was over until then.
  expect([...asked].filter((name) => !name.startsWith('Ben'))).toEqual(['Dan Mon']);
});
