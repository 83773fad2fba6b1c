/** The list of jobs that wait for somebody, in the order in which they wait. The whole list is read, and shown page by page. */
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { paths } from '#web/paths.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import type { DataTableColumn } from '#web/ui/table/column.ts';
import { ListPage } from '#web/ui/table/list-page.tsx';
import { listUrl } from '#web/ui/table/list-search.ts';
import { useList } from '#web/ui/table/use-list.ts';
import { Ago } from '#web/ui/time/date-time.tsx';
import { ConductDate } from './conduct-date.tsx';
import { fullAddress, shortTypeName } from './inspection-text.ts';

type Props = Pick<
  ComponentProps<typeof ListPage<Inspection, never>>,
  'title' | 'subtitle' | 'actions' | 'noun' | 'columns' | 'none'
> & {
  /** Undefined until they are there. */
  jobs: readonly Inspection[] | undefined;
};

const jobUrl = listUrl({ filters: {} });

export function JobList({ jobs, ...props }: Props) {
  const list = useList(jobUrl);
  const { page: wanted, perPage } = list.search;
  const totalRecords = jobs?.length ?? 0;
  const totalPages = Math.max(Math.ceil(totalRecords / perPage), 1);
  // A list of jobs grows shorter while somebody works through it: its last page is then the one before.
  const page = Math.min(wanted, totalPages);
  const data = useMemo(() => jobs?.slice((page - 1) * perPage, page * perPage), [jobs, page, perPage]);
  return (
    <ListPage
      {...props}
      list={{ ...list, search: { ...list.search, page } }}
      answer={data && { data, pagination: { perPage, totalPages, totalRecords } }}
      isStale={false}
      rowName={({ type, property }) => `${shortTypeName(type)}, ${fullAddress(property.address)}`}
      rowHref={({ id }) => paths.inspectionReport(id)}
    />
  );
}

type Ways = {
  /** The longest waiting come first, or the oldest appointments. */
  first: 'since' | 'conduct_date';
  /** Since when a job waits. */
  sinceOf: (job: Inspection) => string | null | undefined;
  /** The person who has it, or the button that takes it. */
  owner: { header: string; cell: (job: Inspection) => ReactNode };
};

export const jobColumns = ({ first, sinceOf, owner }: Ways): readonly DataTableColumn<Inspection>[] => [
  { id: 'address', header: 'Address', cell: ({ property }) => fullAddress(property.address) },
  { id: 'type', header: 'Type', width: '9rem', cell: ({ type }) => shortTypeName(type) },
  {
    id: 'conduct_date',
    header: 'Date and time',
    width: '11rem',
    order: first === 'conduct_date' ? 'ascending' : undefined,
    cell: (job) => <ConductDate inspection={job} />,
  },
  { id: 'clerk', header: 'Clerk', width: '10rem', cell: ({ clerk }) => clerk?.name },
  {
    id: 'since',
    header: 'Waiting',
    width: '9rem',
    order: first === 'since' ? 'descending' : undefined,
    cell: (job) => <Since at={sinceOf(job)} />,
  },
  { id: 'owner', width: '11rem', ...owner },
];

const Since = ({ at }: { at: string | null | undefined }) => at != null && <Ago at={at} />;
