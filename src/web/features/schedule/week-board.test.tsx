import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { DragBoard } from '#web/ui/drag-and-drop/board-drag.tsx';
import { MemoryRouter } from 'react-router';
import '#web/ui/theme.css';
import '#web/ui/base.css';
import { describeDrop, movesOf } from './board-drop.ts';
import type { BoardClerk } from './board-clerks.ts';
import { bookingName, toBooking } from './booking.ts';
import { alone } from './many/hand.ts';
import type { Move } from './move.ts';
import { WeekBoard } from './week-board.tsx';

const nothing: never[] = [];
const days = ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04', '2027-03-05', '2027-03-06', '2027-03-07'];
const clerk = { id: 7, name: 'Tom Ashdown', working_hours: [], time_off: [] };
const booking = toBooking({
  id: 1,
  type: { id: 1, name: 'Inventory' },
  state: { id: 200, name: 'Assigned' },
  property: {
    id: 1,
    address: { line1: '12 Harbour Lane', line2: null, city: 'Portsmouth', postcode: 'PO5 3LX' },
    geocoords: { lat: null, lng: null },
  },
  conduct_date: '2027-03-02T10:00:00Z',
  conduct_date_option: 0,
  time_to_complete: null,
  location_of_keys: '',
  clerk,
} as unknown as Inspection);

/** The week of one clerk with one booking; the requests of a drop are noted. */
async function showWeek(
  onAsk: () => void = () => undefined,
  who: BoardClerk = clerk,
  isCompact = false,
): Promise<Move[]> {
  await page.viewport(390, 844);
  const moves: Move[] = [];
  await render(
    <MemoryRouter>
      <DragBoard
        selector="[data-booking]"
        find={() => ({ id: 'booking:1', kind: 'booking', name: bookingName(booking), data: alone(booking) })}
        describeTarget={describeDrop(false)}
        onDrop={(drop) => moves.push(...movesOf(drop, false))}
      >
        <WeekBoard
          days={days}
          clerks={[who]}
          cellOf={(clerkId, day) => (clerkId === booking.clerkId && day === booking.day ? [booking] : [])}
          heldOf={() => nothing}
          conflicts={new Map()}
          canMove
          isCompact={isCompact}
          onAsk={onAsk}
          onOpenDay={() => undefined}
        />
      </DragBoard>
    </MemoryRouter>,
  );
  // The library for dragging comes after the board.
  await expect.poll(() => document.querySelector('[data-draggable]')).not.toBeNull();
  return moves;
}

type Point = { x: number; y: number };

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** As the hand goes: each element under it is told of a step before the next. */
function mouse(type: string, { x, y }: Point, target: EventTarget = document): void {
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y }));
}

const dayAt = (at: number) => page.getByRole('cell').nth(at);

test('on a phone every day of the week is there, those without bookings beside each other', async () => {
  await showWeek();
  const boxes = days.map((_, at) => dayAt(at).element().getBoundingClientRect());
  for (const box of boxes) expect(box.height).toBeGreaterThanOrEqual(44);
  expect(boxes[3]?.top).toBe(boxes[2]?.top);
  expect(boxes[1]?.width).toBeGreaterThan(300);
});

test('on a phone a booking is dropped on a day that has none', async () => {
  const moves = await showWeek();
  const card = page.getByRole('button', { name: /12 Harbour Lane/ }).element();
  const { x, y } = middleOf(card);
  mouse('mousedown', { x, y }, card);
  mouse('mousemove', { x: x + 6, y: y + 6 });
  await expect.element(page.getByText(/^Picked up/)).toBeInTheDocument();
  mouse('mousemove', middleOf(dayAt(4).element()));
  await expect.element(page.getByText(/Tom Ashdown, Fri.* 5 Mar/).first()).toBeInTheDocument();
  mouse('mouseup', middleOf(dayAt(4).element()));
  await expect.poll(() => moves.map(({ clerkId, day, from }) => [clerkId, day, from])).toEqual([[7, days[4], 10 * 60]]);
});

test('M asks where a booking shall go, and Ctrl M belongs to the browser', async () => {
  const onAsk = vi.fn();
  await showWeek(onAsk);
  const card = page.getByRole('button', { name: /12 Harbour Lane/ }).element();
  const press = (more: KeyboardEventInit) => {
    const key = new KeyboardEvent('keydown', { key: 'm', bubbles: true, cancelable: true, ...more });
    card.dispatchEvent(key);
    return key.defaultPrevented;
  };
  expect([press({ ctrlKey: true }), press({ metaKey: true }), press({ altKey: true })]).toEqual([false, false, false]);
  expect(onAsk).not.toHaveBeenCalled();
  expect(press({})).toBe(true);
  expect(onAsk).toHaveBeenCalledOnce();
});

test('a clerk who is away the whole week is not called free', async () => {
  const leave = { from: '2027-03-01', to: '2027-03-05', reason: 'Annual leave' };
  const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:30' }));
  const ann = { id: 8, name: 'Ann Clerk', working_hours: weekdays, time_off: [leave] };
  await showWeek(undefined, ann);
  await expect.element(page.getByText('away', { exact: true })).toBeInTheDocument();
});

test('a compact week has one line for each booking, which opens its dialog as well', async () => {
  const onAsk = vi.fn();
  await showWeek(onAsk, clerk, true);
  const line = page.getByText('12 Harbour Lane');
  await expect.element(line).toBeVisible();
  expect(page.getByText(/Assigned ·/).elements()).toEqual([]);
  await line.click();
  expect(onAsk).toHaveBeenCalledOnce();
});

test('a full week is drawn down to the end of the window first, and then the rows below', async () => {
  const many = Array.from({ length: 90 }, (_, n) => ({ ...booking, id: n }));
  const rows = () => [...document.querySelectorAll('tbody tr')];
  const counts = () => rows().map((row) => row.querySelectorAll('[data-booking]').length);
  const drawn: number[][] = [];
  await page.viewport(1440, 900);
  await render(
    <Profiler id="week" onRender={() => drawn.push(counts())}>
      <DragBoard selector="[data-booking]" find={() => undefined} describeTarget={describeDrop(false)} onDrop={vi.fn()}>
        <WeekBoard
          days={days}
          clerks={[clerk, { ...clerk, id: 8 }]}
          cellOf={(_clerkId, day) => (day === booking.day ? many : nothing)}
          heldOf={() => nothing}
          conflicts={new Map()}
          canMove
          onAsk={vi.fn()}
          onOpenDay={vi.fn()}
        />
      </DragBoard>
    </Profiler>,
  );
  await expect.poll(counts).toEqual([90, 90]);
  expect(drawn[0]).toEqual([90, 0]);
  for (const row of rows()) expect(row.querySelector('th')?.textContent).toContain('90 booked');
});
