import axe from 'axe-core';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../theme.css';
import '../base.css';
import type { DataTableColumn } from './column.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { type ListTableOptions, useListTable } from './use-list-table.ts';

type Row = { id: number; street: string; beds: number };

const rows: Row[] = [
  { id: 1, street: '12 Harbour Lane', beds: 2 },
  { id: 2, street: '8 Albert Road', beds: 3 },
  { id: 3, street: '5 Elm Grove', beds: 1 },
];
const columns: DataTableColumn<Row>[] = [
  { id: 'street', header: 'Address', cell: ({ street }) => street, sort: 'address' },
  { id: 'beds', header: 'Beds', cell: ({ beds }) => beds, sort: 'beds', sortsDownFirst: true, align: 'end' },
];

const onSort = vi.fn();

type Props = Partial<DataTableProps<Row> & ListTableOptions<Row>>;

function Table(props: Props) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const table = useListTable<Row>({
    rows,
    columns,
    rowId: ({ id }) => String(id),
    selection,
    onSelect: setSelection,
    sort: '-beds',
    onSort,
    ...props,
  });
  return (
    <main>
      <h1>Properties</h1>
      <input aria-label="Filter" />
      <DataTable
        label="Properties"
        table={table}
        columns={columns}
        rowName={({ street }) => street}
        rowHref={({ id }) => `/properties/${id}`}
        {...props}
      />
      <p data-testid="chosen">{[...selection].join(',')}</p>
    </main>
  );
}

async function show(props: Props = {}) {
  const routes = [
    { path: '/', element: <Table {...props} /> },
    { path: '/properties/:id', element: <p>One property</p> },
  ];
  // An entry of its own: the list uses it to remember the opened row.
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname: '/', key: crypto.randomUUID() }] });
  const screen = await render(<RouterProvider router={router} />);
  return { screen, router };
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  onSort.mockClear();
  document.title = 'Properties';
  document.documentElement.lang = 'en-GB';
});

describe('keys of a list', () => {
  test('j and k walk the rows, Enter opens', async () => {
    const { screen, router } = await show();
    await userEvent.keyboard('jjk');
    await expect.element(screen.getByRole('link', { name: '12 Harbour Lane' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe('/properties/1');
  });

  test('the arrows walk once a row has the focus', async () => {
    const { screen } = await show();
    await userEvent.keyboard('j{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect.element(screen.getByRole('link', { name: '5 Elm Grove' })).toHaveFocus();
  });

  test('x selects the row that has the focus', async () => {
    const { screen } = await show();
    await userEvent.keyboard('jjx');
    await expect.element(screen.getByTestId('chosen')).toHaveTextContent('2');
    await expect.element(screen.getByRole('checkbox', { name: 'Select 8 Albert Road' })).toBeChecked();
  });

  test('with Shift the key and the tick take every row since the last one, and give them back', async () => {
    const { screen } = await show();
    await userEvent.keyboard('jx');
    await userEvent.keyboard('jj{Shift>}X{/Shift}');
    await expect.element(screen.getByTestId('chosen')).toHaveTextContent('1,2,3');
    await screen.getByRole('checkbox', { name: 'Select 8 Albert Road' }).click({ modifiers: ['Shift'] });
    await expect.element(screen.getByTestId('chosen')).toHaveTextContent('1');
    await expect.element(screen.getByRole('checkbox', { name: 'Select 5 Elm Grove' })).not.toBeChecked();
  });

  test('Back from the row that was opened returns to it, and the keys go on from there', async () => {
    const { screen, router } = await show();
    await userEvent.keyboard('jj{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe('/properties/2');
    await router.navigate(-1);
    await expect.element(screen.getByRole('link', { name: '8 Albert Road' })).toHaveFocus();
    await userEvent.keyboard('j');
    await expect.element(screen.getByRole('link', { name: '5 Elm Grove' })).toHaveFocus();
  });

  test('Space looks at the row that has the focus, and ticks where its checkbox has it', async () => {
    const onPreview = vi.fn();
    const { screen } = await show({ onPreview });
    await userEvent.keyboard('jj ');
    expect(onPreview.mock.calls).toEqual([['2']]);
    screen.getByRole('checkbox', { name: 'Select 5 Elm Grove' }).element().focus();
    await userEvent.keyboard(' ');
    await expect.element(screen.getByTestId('chosen')).toHaveTextContent('3');
    expect(onPreview).toHaveBeenCalledOnce();
  });

  test('letters typed into a field stay letters', async () => {
    const { screen } = await show();
    await screen.getByRole('textbox', { name: 'Filter' }).click();
    await userEvent.keyboard('jx');
    await expect.element(screen.getByRole('textbox', { name: 'Filter' })).toHaveValue('jx');
    await expect.element(screen.getByTestId('chosen')).toHaveTextContent('');
  });
});

describe('sorting', () => {
  test('the sorted column says so, and another press turns it round', async () => {
    const { screen } = await show();
    const beds = screen.getByRole('columnheader', { name: 'Beds' });
    await expect.element(beds).toHaveAttribute('aria-sort', 'descending');
    await beds.getByRole('button').click();
    expect(onSort).toHaveBeenLastCalledWith('beds');
  });

  test('another column starts in its own natural direction', async () => {
    const { screen } = await show();
    await screen.getByRole('button', { name: 'Address' }).click();
    expect(onSort).toHaveBeenLastCalledWith('address');
  });
});

describe('rows', () => {
  test('a click anywhere on a row opens it', async () => {
    const { screen, router } = await show();
    await screen.getByRole('cell', { name: '3', exact: true }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/properties/2');
  });

  test('a click on the tick selects instead', async () => {
    const { screen, router } = await show();
    await screen.getByRole('checkbox', { name: 'Select 5 Elm Grove' }).click();
    expect(router.state.location.pathname).toBe('/');
    await screen.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
    await expect.element(screen.getByTestId('chosen')).toHaveTextContent('1,2,3');
  });

  test('chosen columns come in their order', async () => {
    const { screen } = await show({ shownColumns: ['beds', 'street'] });
    const headings = screen.getByRole('columnheader').elements();
    expect(headings.map((one) => one.textContent)).toEqual(['', 'Beds', 'Address']);
  });

  test('an empty list says what to do instead', async () => {
    const { screen } = await show({ rows: [], empty: <p>Nothing here yet.</p> });
    await expect.element(screen.getByText('Nothing here yet.')).toBeVisible();
  });
});

test('accessibility holds in both schemes', async () => {
  await show();
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset['theme'] = theme;
    expect((await axe.run()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  }
});
