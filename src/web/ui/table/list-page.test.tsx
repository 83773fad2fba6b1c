import axe from 'axe-core';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../theme.css';
import '../base.css';
import { SearchInput } from '../fields/search-input.tsx';
import type { DataTableColumn } from './column.ts';
import type { ListAnswer } from './list-answer.ts';
import { ListPage } from './list-page.tsx';
import { listUrl, textParam } from './list-search.ts';
import { ColumnsOwner } from './use-kept-columns.ts';
import { useList } from './use-list.ts';

type Row = { id: number; street: string; town: string; beds: number };

const columns: DataTableColumn<Row>[] = [
  { id: 'street', header: 'Address', cell: ({ street }) => street, sort: 'address' },
  { id: 'town', header: 'Town', cell: ({ town }) => town },
  { id: 'beds', header: 'Beds', cell: ({ beds }) => beds, align: 'end' },
  { id: 'ref', header: 'Ref', cell: ({ id }) => `R-${id}`, isOptional: true },
];
const url = listUrl({ filters: { q: textParam('q') }, sorts: ['address', '-address'] });

function answerOf(length: number, totalRecords = length): ListAnswer<Row> {
  const data = Array.from({ length }, (_, at) => ({
    id: at + 1,
    street: `${at + 1} Elm Grove`,
    town: 'Hove',
    beds: 2,
  }));
  return { data, pagination: { perPage: 30, totalPages: Math.ceil(totalRecords / 30), totalRecords } };
}

function Homes({ answer }: { answer: ListAnswer<Row> | undefined }) {
  const list = useList(url);
  return (
    <ListPage
      title="Homes"
      noun={['home', 'homes']}
      list={list}
      answer={answer}
      isStale={false}
      columns={columns}
      rowName={({ street }) => street}
      rowHref={({ id }) => `/homes/${id}`}
      filters={<SearchInput label="Address" value={list.search.q} onSearch={(q) => list.narrow({ q })} />}
      exporting={undefined}
      none={{ icon: null, title: 'No homes yet.', text: 'Add the first one.' }}
    />
  );
}

async function show({ answer = answerOf(3), owner = '1-1', address = '/' }: Shown = {}) {
  const element = (
    <ColumnsOwner value={owner}>
      <main>
        <Homes answer={answer ?? undefined} />
      </main>
    </ColumnsOwner>
  );
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [address] });
  const screen = await render(<RouterProvider router={router} />);
  return { screen, search: () => router.state.location.search };
}
type Shown = { answer?: ListAnswer<Row> | null; owner?: string; address?: string };

const headings = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((one) => one.textContent);
const openColumns = () => page.getByRole('button', { name: 'Columns' }).click();
const tick = (name: string) => page.getByRole('checkbox', { name });

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
  document.documentElement.lang = 'en-GB';
});

describe('the address of a list', () => {
  test('takes the filter, the order and the page', async () => {
    const { search } = await show({ answer: answerOf(30, 70) });
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(search).toBe('?page=2');
    await page.getByRole('button', { name: 'Address', exact: true }).click();
    await expect.poll(search).toBe('?sort=-address');
    await page.getByRole('searchbox', { name: 'Address' }).fill('elm');
    await expect.poll(search).toBe('?q=elm&sort=-address');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(search).toBe('?sort=-address');
    await page.getByRole('combobox', { name: 'Rows' }).selectOptions('50');
    await expect.poll(search).toBe('?per_page=50&sort=-address');
  });
});

test('without a line a list says so in place of rows that do not come', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { screen } = await show({ answer: null });
  await expect.element(page.getByText('No connection')).toBeVisible();
  expect(screen.container.querySelector('table')).toBeNull();
  line.mockRestore();
});

describe('two wishes at once', () => {
  test('a search and a heading clicked before the address has it are both kept', async () => {
    const { screen, search } = await show();
    const box = page.getByRole('searchbox', { name: 'Address' });
    await box.fill('elm');
    // In one turn, as on a slow machine: leaving the field sends the search, and the click comes before its answer.
    (box.element() as HTMLElement).blur();
    screen.container.querySelector<HTMLElement>('thead button')?.click();
    await expect.poll(search).toBe('?q=elm&sort=-address');
  });

  test('on a phone the headings that order a list stay above its cards', async () => {
    await page.viewport(390, 800);
    const { search } = await show();
    await expect.element(page.getByText('Town', { exact: true })).not.toBeVisible();
    await page.getByRole('button', { name: 'Address', exact: true }).click();
    await expect.poll(search).toBe('?sort=-address');
  });
});

describe('a list without rows', () => {
  test('says that there is nothing yet, that nothing matches, or that the page is gone', async () => {
    await show({ answer: answerOf(0) });
    await expect.element(page.getByText('No homes yet.')).toBeVisible();
    await show({ answer: answerOf(0), address: '/?q=oak' });
    await expect.element(page.getByText('No home matches.')).toBeVisible();
    await show({ answer: answerOf(0, 40), address: '/?page=9' });
    await expect.element(page.getByText('There is no page 9 any more.')).toBeVisible();
  });

  test('has the headings of its columns before the first answer', async () => {
    localStorage.setItem('keyturn-columns 1-1 homes', 'street,ref');
    const { screen } = await show({ answer: null });
    const names = [...screen.container.querySelectorAll('thead th')].map((one) => one.textContent);
    expect(names).toEqual(['Address', 'Ref']);
  });
});

describe('the choice of columns', () => {
  test('shows and hides columns, and keeps the link of the row', async () => {
    await show();
    await openColumns();
    await expect.element(tick('Address')).toBeDisabled();
    await tick('Ref').click();
    await tick('Beds').click();
    expect(headings()).toEqual(['Address', 'Town', 'Ref']);
    await page.getByRole('button', { name: 'As usual' }).click();
    expect(headings()).toEqual(['Address', 'Town', 'Beds']);
    expect(localStorage).toHaveLength(0);
  });

  test('works by keyboard: the first choice has the focus, Alt with an arrow moves, Escape leads back', async () => {
    await show();
    const button = page.getByRole('button', { name: 'Columns' });
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(tick('Town')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(headings()).toEqual(['Address', 'Beds', 'Town']);
    await expect.element(page.getByText('Town is column 3 of 3.')).toBeInTheDocument();
    await expect.element(tick('Town')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt} ');
    expect(headings()).toEqual(['Address', 'Beds']);
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
  });

  test('is kept for one person of one account', async () => {
    const first = await show({ owner: '1-7' });
    await openColumns();
    await tick('Town').click();
    await first.screen.unmount();
    const other = await show({ owner: '2-7' });
    expect(headings()).toEqual(['Address', 'Town', 'Beds']);
    await other.screen.unmount();
    await show({ owner: '1-7' });
    expect(headings()).toEqual(['Address', 'Beds']);
  });

  test('forgets columns that are gone, and never the first', async () => {
    localStorage.setItem('keyturn-columns 1-1 homes', 'gone,beds,beds');
    await show();
    expect(headings()).toEqual(['Address', 'Beds']);
  });

  test.each(['light', 'dark'])('is accessible in the %s scheme, on a desk and on a phone', async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    const findings = async () => (await axe.run()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
    await show();
    await openColumns();
    await expect.element(tick('Town')).toHaveFocus();
    expect(await findings()).toEqual([]);
    await page.viewport(390, 844);
    await expect.element(page.getByRole('button', { name: 'Columns' })).not.toBeInTheDocument();
    expect(await findings()).toEqual([]);
    delete document.documentElement.dataset['theme'];
  });
});
