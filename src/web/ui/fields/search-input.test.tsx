import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SearchInput } from './search-input.tsx';

/** The address takes over the reported text only when `load` is called, as it does while a page is on its way. */
function Filter({ onSearch }: { onSearch: (text: string) => void }) {
  const [value, setValue] = useState('');
  const [asked, setAsked] = useState<readonly string[]>([]);
  return (
    <>
      <SearchInput
        label="Address"
        value={value}
        onSearch={(text) => {
          setAsked((before) => [...before, text]);
          onSearch(text);
        }}
      />
      <button type="button" onClick={() => setValue(asked.at(-1) ?? '')}>
        Load
      </button>
      <button type="button" onClick={() => setValue(asked[0] ?? '')}>
        Load the first
      </button>
      <button type="button" onClick={() => setValue('')}>
        Clear all
      </button>
      <output>{value === '' ? 'everything' : value}</output>
    </>
  );
}

const show = async () => {
  const onSearch = vi.fn();
  const screen = await render(<Filter onSearch={onSearch} />);
  const input = screen.getByRole('searchbox', { name: 'Address' });
  return { screen, input, onSearch };
};

test('keeps newer letters when an earlier search comes back', async () => {
  const { screen, input, onSearch } = await show();
  await userEvent.fill(input, 'High');
  await expect.poll(() => onSearch.mock.lastCall).toEqual(['High']);
  await userEvent.fill(input, 'High Street');
  // On a slow machine the pause may be over by now, and the second is asked for as well.
  (screen.getByRole('button', { name: 'Load the first' }).element() as HTMLButtonElement).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('High');
  await expect.element(input).toHaveValue('High Street');
  await expect.poll(() => onSearch.mock.lastCall).toEqual(['High Street']);
});

test('shows a change from outside', async () => {
  const { screen, input, onSearch } = await show();
  await userEvent.type(input, 'Elm');
  await expect.poll(() => onSearch.mock.lastCall).toEqual(['Elm']);
  await userEvent.click(screen.getByRole('button', { name: 'Load', exact: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await expect.element(input).toHaveValue('');
});

test('reports at once when it is left, and no more after that', async () => {
  const { screen, input, onSearch } = await show();
  await userEvent.type(input, 'Elm');
  await userEvent.click(screen.getByRole('button', { name: 'Load', exact: true }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Elm');
  expect(onSearch.mock.calls.filter(([text]) => text === 'Elm')).toHaveLength(1);
});

test('the keys of a composition of letters neither search nor clear', async () => {
  const { input, onSearch } = await show();
  await userEvent.fill(input, 'Elm');
  await expect.poll(() => onSearch.mock.lastCall).toEqual(['Elm']);
  for (const key of ['Enter', 'Escape'])
    input
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, isComposing: true, keyCode: 229 }));
  expect(onSearch).toHaveBeenCalledTimes(1);
  await expect.element(input).toHaveValue('Elm');
});
