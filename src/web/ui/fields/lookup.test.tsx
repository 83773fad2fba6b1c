import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../theme.css';
import '../base.css';
import { Lookup, type LookupOption } from './lookup.tsx';

const streets = Array.from({ length: 20 }, (_, at) => ({ value: String(at), label: `${at + 1} Harbour Lane` }));

function Booking({ isLooking = false, options = streets }: { isLooking?: boolean; options?: LookupOption[] }) {
  const [chosen, setChosen] = useState<LookupOption | null>(null);
  const [sought, setSought] = useState('');
  return (
    <>
      <Lookup
        label="Property"
        chosen={chosen}
        onChoose={setChosen}
        sought={sought}
        onSeek={setSought}
        options={options}
        isLooking={isLooking}
      />
      <p data-testid="chosen">{chosen?.label ?? 'none'}</p>
    </>
  );
}

async function open() {
  const screen = await render(<Booking />);
  await userEvent.tab();
  return { screen, field: screen.getByRole('combobox', { name: 'Property' }), chosen: screen.getByTestId('chosen') };
}

test('Enter chooses the option that the arrows came to, wherever a new answer puts it', async () => {
  const { screen, chosen } = await open();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await screen.rerender(<Booking options={streets.toReversed()} />);
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen).toHaveTextContent('3 Harbour Lane');
});

test('Enter chooses nothing when the option that the arrows came to is gone from the answer', async () => {
  const { screen, field, chosen } = await open();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await screen.rerender(<Booking options={streets.slice(5)} />);
  await expect.element(field).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen).toHaveTextContent('none');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(chosen).toHaveTextContent('6 Harbour Lane');
});

test('an Enter before the answer chooses the option that the arrows came to, not the first of the answer', async () => {
  const { screen, chosen } = await open();
  await screen.rerender(<Booking isLooking />);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(chosen).toHaveTextContent('none');
  await screen.rerender(<Booking options={streets.slice(1)} />);
  await expect.element(chosen).toHaveTextContent('3 Harbour Lane');
});

test('two arrows that come before the first is drawn are two steps', async () => {
  const { field, chosen } = await open();
  const arrow = { key: 'ArrowDown', bubbles: true, cancelable: true };
  for (let press = 0; press < 2; press += 1) field.element().dispatchEvent(new KeyboardEvent('keydown', arrow));
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen).toHaveTextContent('3 Harbour Lane');
});

test('the Enter that ends a composition of letters chooses nothing', async () => {
  const { field, chosen } = await open();
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  field.element().dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true, keyCode: 229 }));
  await expect.element(chosen).toHaveTextContent('none');
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
});

test('the field never points to an option that is not there', async () => {
  const { screen, field } = await open();
  for (let press = 0; press < 12; press += 1) await userEvent.keyboard('{ArrowDown}');
  const pointed = field.element().getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(pointed)).toHaveTextContent('13 Harbour Lane');
  await screen.rerender(<Booking options={streets.slice(0, 2)} />);
  await expect.element(field).not.toHaveAttribute('aria-activedescendant');
});

test('words about the answer come into a region that was there before them', async () => {
  const { screen } = await open();
  const region = screen.getByRole('status');
  const element = region.element();
  await expect.element(region).toHaveTextContent('');
  await screen.rerender(<Booking options={[]} isLooking />);
  await expect.element(region).toHaveTextContent('Looking…');
  await screen.rerender(<Booking options={[]} />);
  await expect.element(region).toHaveTextContent('Nothing found.');
  expect(region.element()).toBe(element);
});

test('Escape closes the list and keeps the choice, Home goes to the beginning of the text', async () => {
  const { field, chosen } = await open();
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen).toHaveTextContent('1 Harbour Lane');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Escape}');
  await expect.element(chosen).toHaveTextContent('1 Harbour Lane');
  await field.fill('7');
  await userEvent.keyboard('{Home}1');
  await expect.element(field).toHaveValue('17');
});
