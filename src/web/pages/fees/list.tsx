/** /fees?period=last-month: what each client owes for the visits of each month, to be saved for invoicing. */
import { useQuery } from '@tanstack/react-query';
import { Receipt } from 'lucide-react';
import { feeColumns, feeList, feesSubtitle } from '#web/features/fees/fee-columns.tsx';
import { feesUrl, monthsOf, periods, periodWords } from '#web/features/fees/fees-url.ts';
import { paths } from '#web/paths.ts';
import { listFeesOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { exportOf } from '#web/queries/list-export.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useIsManager } from '#web/session/session.ts';
import { NotAllowed } from '#web/shell/not-allowed.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import { ListPage } from '#web/ui/table/list-page.tsx';
import { useList } from '#web/ui/table/use-list.ts';
import { findRows, pageOfRows, readRows } from '#web/ui/table/whole-answer.ts';
import { today } from '#web/ui/time/time-zone.ts';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

export function Component() {
  return useIsManager() ? <Fees /> : <NotAllowed>This is for managers.</NotAllowed>;
}

function Fees() {
  const list = useList(feesUrl);
  const [period = 'year'] = list.search.period;
  const { data } = useQuery({
    ...listFeesOptions({ query: monthsOf(period, today()) }),
    throwOnError: whenEmpty,
  });
  const { q } = list.search;
  const found = data && findRows(data, list.search, feeList);
  return (
    <ListPage
      title="Fees"
      subtitle={found && feesSubtitle(found)}
      actions={<ButtonLink to={paths.charges()}>Each charge</ButtonLink>}
      noun={['line', 'lines']}
      list={list}
      answer={found && pageOfRows(found, list.search)}
      isStale={false}
      exporting={found && exportOf('fees', readRows(found))}
      columns={feeColumns}
      rowName={({ client, month }) => `${client?.name ?? 'No client'}, ${month}`}
      rowHref={({ client }) => (client === null ? paths.inspections() : paths.client(client.id))}
      filters={
        <>
          <SearchInput label="Client or month" value={q} onSearch={(text) => list.narrow({ q: text })} />
          <Segmented
            label="Months"
            options={periods.map((value) => ({ value, label: periodWords[value] }))}
            value={period}
            onChange={(value) => list.narrow({ period: periods.filter((one) => one === value && one !== 'year') })}
          />
        </>
      }
      none={{
        icon: <Receipt />,
        title: 'Nothing to invoice yet.',
        text: 'Visits count once their report is complete, with their price and additional charges; aborted ones with their charges alone.',
      }}
      noMatch={{ text: 'Choose more months, or look for fewer words.' }}
    />
  );
}
