/**
 * The frame of every list: search and filters, table, pager, the text of an empty list, all by the URL. A page provides
 * its columns, its filters and the service's answer.
 */
import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { Page, type PageProps } from '../layout/page.tsx';
import type { DataTableColumn, Sort } from './column.ts';
import { ColumnChoice } from './column-choice.tsx';
import { DataTable } from './data-table.tsx';
import { ExportMenu } from './export/export-menu.tsx';
import type { ListAnswer } from './list-answer.ts';
import type { ListExport } from './export/list-export.ts';
import styles from './list-page.module.css';
import type { ListSearch } from './list-search.ts';
import { Pager } from './pager.tsx';
import { PastTheEnd } from './past-the-end.tsx';
import type { RowOpening } from './row.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import type { List } from './use-list.ts';
import { useKeptColumns } from './use-kept-columns.ts';
import { type ListTable, useListTable, useShownColumns } from './use-list-table.ts';

type ListPageProps<Row extends { id: number | string } & RowData, Search extends ListSearch> = RowOpening<Row> &
  Pick<PageProps, 'title' | 'crumbs' | 'subtitle' | 'actions'> & {
    /** Singular and plural, for example "property" and "properties". */
    noun: readonly [one: string, many: string];
    list: List<Search>;
    /** Undefined until the first answer is there. */
    answer: ListAnswer<Row> | undefined;
    /** The next answer is on its way. */
    isStale: boolean;
    /** Keep them at module scope. The first is the link of its row; the others are shown, and ordered, as people choose. */
    columns: readonly DataTableColumn<Row>[];
    /** The controls that narrow the list, the search first. */
    filters: ReactNode;
    /** The service's own order, while nobody has chosen another. */
    usualSort?: Sort;
    /** Said of a list that has nothing yet. */
    none: { icon: ReactNode; title: string; text: string; action?: ReactNode };
    /** Said where the filters leave nothing. */
    noMatch?: { title?: string; text: string };
    openId?: string | undefined;
    /** The ids that are ticked, for who may do something with several. */
    selection?: ReadonlySet<string> | undefined;
    onSelect?: ((ids: ReadonlySet<string>) => void) | undefined;
    /** Above the table. */
    notice?: ReactNode;
    /** How the list is saved as a file; undefined until its rows are there. */
    exporting: ListExport<Row> | undefined;
    /** A dialog open over the list. */
    children?: ReactNode;
  };

export function ListPage<Row extends { id: number | string } & RowData, Search extends ListSearch>(
  props: ListPageProps<Row, Search>,
) {
  const { title, crumbs, subtitle, actions } = props;
  const { toolbar, rows } = useParts(props);
  return (
    <Page title={title} crumbs={crumbs} subtitle={subtitle} actions={actions} layout="fill" toolbar={toolbar}>
      {rows}
    </Page>
  );
}

/** The same list below the tabs of a page that has its own heading. */
export function ListPart<Row extends { id: number | string } & RowData, Search extends ListSearch>(
  props: Omit<ListPageProps<Row, Search>, 'crumbs' | 'subtitle'>,
) {
  const { toolbar, rows } = useParts(props);
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        {toolbar}
        {props.actions}
      </div>
      {rows}
    </div>
  );
}

function useParts<Row extends { id: number | string } & RowData, Search extends ListSearch>(
  props: ListPageProps<Row, Search>,
) {
  const { noun, list, answer, columns, selection, onSelect, notice, children } = props;
  const { page, sort } = list.search;
  const { perPage, totalRecords } = answer?.pagination ?? { perPage: list.search.perPage, totalRecords: 0 };
  const [kept, keep] = useKeptColumns(noun[1]);
  const named = list.search.columns ?? [];
  const chosen = named.length > 0 ? named : kept;
  const choose: typeof keep = (ids) => {
    keep(ids);
    if (named.length > 0) list.change({ ...list.search, columns: [] });
  };
  const canSort = columns.some((column) => column.sort !== undefined);
  const table = useListTable<Row>({
    rows: answer?.data ?? noRows,
    columns,
    rowId,
    shownColumns: chosen,
    onColumns: choose,
    sort: sort || props.usualSort,
    onSort: canSort ? (next) => list.narrow({ sort: next } as Partial<Search>) : undefined,
    selection,
    onSelect,
    paging: { page, perPage, totalRecords },
    onPaging: (paging) => {
      if (paging.perPage === perPage) list.change({ page: paging.page } as Partial<Search>, { asStep: true });
      else list.narrow({ perPage: paging.perPage } as Partial<Search>);
    },
  });
  const shown = useShownColumns(table, columns);
  const toolbar = (
    <div className={styles.toolbar}>
      <Filters {...props} />
      {props.exporting !== undefined && <ExportMenu columns={shown} exporting={props.exporting} />}
      <ColumnChoice table={table} onUsual={chosen && (() => choose(undefined))} />
    </div>
  );
  const rows = (
    <>
      {notice}
      {answer !== undefined ? (
        <Rows {...props} answer={answer} table={table} />
      ) : navigator.onLine ? (
        <TableSkeleton columns={shown} rows={skeletonRows} isSelectable={onSelect !== undefined} />
      ) : (
        <EmptyState title="No connection">The {noun[1]} come as soon as there is one.</EmptyState>
      )}
      {children}
    </>
  );
  return { toolbar, rows };
}

const skeletonRows = 20;
const noRows: readonly never[] = [];
const rowId = ({ id }: { id: number | string }): string => String(id);

type PartProps<Row extends { id: number | string } & RowData, Search extends ListSearch> = ListPageProps<Row, Search>;

function Filters<Row extends { id: number | string } & RowData, Search extends ListSearch>(
  props: PartProps<Row, Search>,
) {
  const { noun, list, filters } = props;
  return (
    <search className={styles.filters} aria-label={`Filter ${noun[1]}`}>
      {filters}
      {list.isFiltered && (
        <Button variant="quiet" onClick={list.showAll}>
          Clear all
        </Button>
      )}
    </search>
  );
}

function Rows<Row extends { id: number | string } & RowData, Search extends ListSearch>(
  props: PartProps<Row, Search> & { answer: ListAnswer<Row>; table: ListTable<Row> },
) {
  const { title, noun, list, answer, table } = props;
  const { page } = list.search;
  const { totalPages } = answer.pagination;
  const goTo = (next: number) => table.setPageIndex(next - 1);
  const empty =
    answer.pagination.totalRecords > 0 ? (
      <PastTheEnd page={page} totalPages={totalPages} onPage={goTo} />
    ) : (
      <Nothing {...props} />
    );
  return (
    <>
      <DataTable {...props} label={title} empty={empty} />
      <Pager
        {...answer.pagination}
        noun={noun[1]}
        nounOfOne={noun[0]}
        page={page}
        onPage={goTo}
        onPerPage={(size) => table.setPageSize(size)}
      />
    </>
  );
}

function Nothing<Row extends { id: number | string } & RowData, Search extends ListSearch>(
  props: PartProps<Row, Search>,
) {
  const { noun, list, none, noMatch } = props;
  if (!list.isFiltered)
    return (
      <EmptyState icon={none.icon} title={none.title} action={none.action}>
        {none.text}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={none.icon}
      title={noMatch?.title ?? `No ${noun[0]} matches.`}
      action={<Button onClick={list.showAll}>Show all {noun[1]}</Button>}
    >
      {noMatch?.text ?? 'Loosen a filter, or look for fewer words.'}
    </EmptyState>
  );
}
