import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MemoryRouter } from 'react-router';
import '#web/ui/theme.css';
import '#web/ui/base.css';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { DragBoard } from '#web/ui/drag-and-drop/board-drag.tsx';
import { addDays, today, weekStartOf } from '#web/ui/time/time-zone.ts';
import { type Booking, toBooking } from './booking.ts';
import { MonthBoard } from './month-board.tsx';

const monday = weekStartOf(today());
const address = { line1: '114 Highbury Grove Mansions', line2: null, city: 'Portsmouth', postcode: 'PO5 3LX' };
const booking = toBooking({
  id: 1,
  type: { id: 1, name: 'Inventory' },
  state: { id: 200, name: 'Assigned' },
  property: { id: 1, address, geocoords: { lat: null, lng: null } },
  conduct_date: `${monday}T10:00:00Z`,
  conduct_date_option: 0,
  time_to_complete: null,
  location_of_keys: '',
  clerk: { id: 7, name: 'Tom Ashdown' },
} as unknown as Inspection);

const show = (first: string, weeks: number, bookings: Booking[] = []) =>
  render(
    <MemoryRouter>
      <DragBoard selector="[data-booking]" find={() => undefined} describeTarget={() => ''} onDrop={() => undefined}>
        <MonthBoard
          days={Array.from({ length: weeks * 7 }, (_, at) => addDays(first, at))}
          month={today().slice(0, 7)}
          bookings={bookings}
          clerks={[]}
          conflicts={new Map()}
          canMove
          onAsk={() => undefined}
          onOpenDay={() => undefined}
        />
      </DragBoard>
    </MemoryRouter>,
  );

test('weeks that are over stand last, below a heading of their own', async () => {
  await show(addDays(monday, -14), 4);
  const rows = page
    .getByRole('row')
    .elements()
    .map((row) => row.textContent ?? '');
  expect(rows).toHaveLength(6);
  expect(rows[3]).toBe('Weeks that are over');
  await expect.element(page.getByText('Weeks that are over')).toBeVisible();
});

test('a month that is to come has no such heading', async () => {
  await show(addDays(monday, 28), 4);
  expect(page.getByText('Weeks that are over').elements()).toHaveLength(0);
});

test('the address of a booking is whole on two lines in a month as narrow as beside the navigation', async () => {
  await page.viewport(1200, 900);
  await show(monday, 4, [booking]);
  const street = page.getByText(address.line1);
  await expect.element(street).toBeVisible();
  const { scrollHeight, clientHeight } = street.element();
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight + 1);
});
