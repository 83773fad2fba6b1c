import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { DragBoard } from '#web/ui/drag-and-drop/board-drag.tsx';
import '#web/ui/theme.css';
import '#web/ui/base.css';
import { describeDrop, stepOn } from './board-drop.ts';
import { bookingName, toBooking } from './booking.ts';
import { LiftedCard } from './cards/lifted-card.tsx';
import { DayBoard } from './day-board.tsx';
import { alone, type Hand } from './many/hand.ts';
import { useHoverText } from './use-hover-text.ts';

const day = '2027-03-02';
const nothing: never[] = [];
const clerks = ['Tom Ashdown', 'Aisha Rahman', 'Callum Reid'].map((name, at) => ({
  id: at + 7,
  name,
  working_hours: [],
  time_off: [],
}));
const booking = toBooking({
  id: 1,
  type: { id: 1, name: 'Inventory' },
  state: { id: 200, name: 'Assigned' },
  property: {
    id: 1,
    address: { line1: '12 Harbour Lane', line2: null, city: 'Portsmouth', postcode: 'PO5 3LX' },
    geocoords: { lat: null, lng: null },
  },
  conduct_date: `${day}T10:00:00Z`,
  conduct_date_option: 0,
  time_to_complete: 'PT1H',
  location_of_keys: '',
  clerk: clerks[0],
} as unknown as Inspection);

const describeTarget = describeDrop(true);

function Day() {
  const { hover, ...hovering } = useHoverText(true, describeTarget);
  return (
    <MemoryRouter>
      <DragBoard
        selector="[data-booking]"
        find={() => ({ id: 'booking:1', kind: 'booking', name: bookingName(booking), data: alone(booking) })}
        arrowStep={stepOn(true)}
        describeTarget={describeTarget}
        renderOverlay={({ data }) => <LiftedCard hand={data as Hand} hover={hover} />}
        {...hovering}
        onDrop={() => undefined}
      >
        <DayBoard
          day={day}
          clerks={clerks}
          cellOf={(clerkId) => (clerkId === booking.clerkId ? [booking] : [])}
          heldOf={() => nothing}
          conflicts={new Map()}
          canMove
          onAsk={() => undefined}
          onResize={() => undefined}
        />
      </DragBoard>
    </MemoryRouter>
  );
}

/** The line on the card in hand, which lies outside of the page's own flow. */
const textOnCard = () => document.querySelector('[class*="_hover_"]')?.textContent;
const said = () => page.getByRole('status').element().textContent;

test('the card carried by keyboard, and what is said of it, name the place of each step at once', async () => {
  await page.viewport(1440, 900);
  await render(<Day />);
  await expect.poll(() => document.querySelector('[data-draggable]')).not.toBeNull();
  document.querySelector<HTMLElement>('[data-booking]')?.focus();
  await userEvent.keyboard(' ');
  const steps = [
    ['{ArrowRight}', 'Aisha Rahman, 10:00'],
    ['{ArrowDown}', 'Aisha Rahman, 10:15'],
    ['{ArrowRight}', 'Callum Reid, 10:15'],
    ['{ArrowLeft}', 'Aisha Rahman, 10:15'],
  ] as const;
  await expect.poll(textOnCard).toBe('Tom Ashdown, 10:00');
  for (const [key, place] of steps) {
    await userEvent.keyboard(key);
    await expect.poll(said).toBe(`${bookingName(booking)}: ${place}.`);
    await expect.poll(textOnCard).toBe(place);
  }
  await userEvent.keyboard('{Escape}');
});
