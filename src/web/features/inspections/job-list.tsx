/**
 * The list of jobs that wait for somebody, in the order in which they wait unless another is chosen. The whole list is
 * read, and shown page by page.
 */
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { paths } from '#web/paths.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { exportOf } from '#web/queries/list-export.ts';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import type { DataTableColumn } from '#web/ui/table/column.ts';
import { ListPage } from '#web/ui/table/list-page.tsx';
import { listUrl, textParam } from '#web/ui/table/list-search.ts';
import { useList } from '#web/ui/table/use-list.ts';
import { findRows, pageOfRows, readRows, type WholeList } from '#web/ui/table/whole-answer.ts';
import { Ago } from '#web/ui/time/date-time.tsx';
import { wallText } from '#web/ui/time/time-zone.ts';
import { ConductDate } from './conduct-date.tsx';
import { fullAddress, shortTypeName } from './inspection-text.ts';

type Ways<Job extends Inspection> = {
  /** The longest waiting come first, or the oldest appointments. */
  first: keyof typeof urls;
  /** Since when a job waits. */
  sinceOf: (job: Job) => string | null | undefined;
  /** The person who has it, or the button that takes it. */
  owner: { header: string; name: (job: Job) => string | undefined; cell: (job: Job) => ReactNode };
  /** Columns of this list alone, and the words that they are ordered by. */
  more?: { columns: readonly DataTableColumn<Job>[]; orders: NonNullable<WholeList<Job>['orders']> };
};

type Props<Job extends Inspection> = Pick<
  ComponentProps<typeof ListPage<Job, never>>,
  'title' | 'subtitle' | 'actions' | 'noun' | 'none'
> & {
  /** Undefined until they are there. */
  jobs: readonly Job[] | undefined;
  ways: JobWays<Job>;
  /** The page of a job, in this order of the list; its report unless it is said otherwise. */
  hrefOf?: (id: number, sort?: string) => string;
};

/** The last three are of reports in review: a list that lacks them stays as it comes. */
const words = ['address', 'type', 'conduct_date', 'clerk', 'since', 'owner', 'doubt', 'needed', 'reviewing'] as const;
const sorts = words.flatMap((word) => [word, `-${word}`] as const);
const filters = { q: textParam('q') };
const urls = {
  since: listUrl({ filters, sorts: ['-since', ...sorts] }),
  conduct_date: listUrl({ filters, sorts: ['conduct_date', ...sorts] }),
};

export function JobList<Job extends Inspection>({ jobs, ways, hrefOf = paths.inspectionReport, ...props }: Props<Job>) {
  const { first, columns, whole } = ways;
  const list = useList(urls[first]);
  const { page: wanted, perPage, q, sort } = list.search;
  const found = useMemo(() => jobs && findRows(jobs, { q, sort }, whole), [jobs, q, sort, whole]);
  // A list of jobs grows shorter while somebody works through it: its last page is then the one before.
  const page = Math.min(wanted, Math.max(Math.ceil((found?.length ?? 0) / perPage), 1));
  const answer = useMemo(() => found && pageOfRows(found, { page, perPage }), [found, page, perPage]);
  return (
    <ListPage
      {...props}
      columns={columns}
      list={{ ...list, search: { ...list.search, page } }}
      answer={answer}
      isStale={false}
      exporting={found && exportOf('inspections', readRows(found), props.title.toLowerCase())}
      rowName={({ type, property }) => `${shortTypeName(type)}, ${fullAddress(property.address)}`}
      rowHref={({ id }) => hrefOf(id, sort)}
      filters={<SearchInput label="Address, type or person" value={q} onSearch={(text) => list.narrow({ q: text })} />}
      noMatch={{ text: 'Every word has to occur in the address, the type or the name of a person.' }}
    />
  );
}

export type JobWays<Job extends Inspection> = {
  first: Ways<Job>['first'];
  columns: readonly DataTableColumn<Job>[];
  whole: WholeList<Job>;
};

export const jobWays = <Job extends Inspection = Inspection>({
  first,
  sinceOf,
  owner,
  more,
}: Ways<Job>): JobWays<Job> => ({
  first,
  columns: [...columnsOf({ first, sinceOf, owner, more }), ...(more?.columns ?? [])],
  whole: {
    textOf: (job) =>
      [fullAddress(job.property.address), shortTypeName(job.type), job.clerk?.name, owner.name(job)].join(' '),
    orders: {
      address: ({ property }) => fullAddress(property.address),
      type: ({ type }) => shortTypeName(type),
      conduct_date: ({ conduct_date: at }) => at && Date.parse(at),
      clerk: ({ clerk }) => clerk?.name,
      // Downwards the longest waiting come first.
      since: (job) => waitingOf(sinceOf(job)),
      owner: owner.name,
      ...more?.orders,
    },
  },
});

const waitingOf = (at: string | null | undefined) => (at == null ? undefined : -Date.parse(at));

const columnsOf = <Job extends Inspection>({ sinceOf, owner, more }: Ways<Job>): readonly DataTableColumn<Job>[] => [
  { id: 'address', header: 'Address', sort: 'address', cell: ({ property }) => fullAddress(property.address) },
  { id: 'type', header: 'Type', width: '9rem', sort: 'type', cell: ({ type }) => shortTypeName(type) },
  {
    id: 'conduct_date',
    header: 'Date and time',
    width: '11rem',
    sort: 'conduct_date',
    text: ({ conduct_date: at }) => wallText(at),
    cell: (job) => <ConductDate inspection={job} />,
  },
  { id: 'clerk', header: 'Clerk', width: '10rem', sort: 'clerk', cell: ({ clerk }) => clerk?.name },
  {
    id: 'since',
    header: 'Waiting',
    width: '9rem',
    sort: 'since',
    sortsDownFirst: true,
    text: (job) => wallText(sinceOf(job)),
    cell: (job) => <Since at={sinceOf(job)} />,
  },
  {
    id: 'owner',
    header: owner.header,
    width: '11rem',
    sort: 'owner',
    text: owner.name,
    cell: owner.cell,
    isOptional: more !== undefined,
  },
];

const Since = ({ at }: { at: string | null | undefined }) => at != null && <Ago at={at} />;
