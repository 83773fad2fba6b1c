/** /review/returns?period=last-month&clerk=7: how many reports were returned, by reason, clerk and typist, and each return. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { Figures, rateText } from '#web/features/review-returns/figures.tsx';
import { narrowedTo, returnColumns, returnList } from '#web/features/review-returns/returns-list.ts';
import styles from '#web/features/review-returns/figures.module.css';
import {
  asPeriod,
  daysOf,
  periodOf,
  periodOptions,
  returnsUrl,
  type ReturnsSearch,
} from '#web/features/review-returns/returns-url.ts';
import { paths } from '#web/paths.ts';
import { getReviewReturnsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { ReviewReturns } from '#web/queries/generated/types.gen.ts';
import { exportOf } from '#web/queries/list-export.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useIsManager } from '#web/session/session.ts';
import { NotAllowed } from '#web/shell/not-allowed.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { DayFilter } from '#web/ui/fields/day-filter.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ListPart } from '#web/ui/table/list-page.tsx';
import { type List, useList } from '#web/ui/table/use-list.ts';
import { findRows, pageOfRows, readRows } from '#web/ui/table/whole-answer.ts';
import { dateText } from '#web/ui/time/date-text.ts';
import { today } from '#web/ui/time/time-zone.ts';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

export function Component() {
  return useIsManager() ? <Returns /> : <NotAllowed>This is for managers.</NotAllowed>;
}

function Returns() {
  const list = useList(returnsUrl);
  const { data, isPlaceholderData } = useQuery({
    ...getReviewReturnsOptions({ query: daysOf(list.search, today()) }),
    placeholderData: keepPreviousData,
    throwOnError: whenEmpty,
  });
  const found = data && findRows(narrowedTo(data.returns, list.search), list.search, returnList);
  return (
    <Page
      title="Returned reports"
      crumbs={[{ label: 'Review', href: paths.review() }]}
      subtitle={data && subtitleOf(data)}
      toolbar={<Days list={list} />}
    >
      {data && <Figures figures={data} search={list.search} />}
      <ListPart
        title="Returns"
        noun={['return', 'returns']}
        list={list}
        answer={found && pageOfRows(found, list.search)}
        isStale={isPlaceholderData}
        exporting={found && exportOf('review_returns', readRows(found))}
        columns={returnColumns}
        rowName={({ address, at }) => `${address}, ${dateText(at)}`}
        rowHref={({ inspection_id: id }) => paths.inspection(id)}
        filters={
          <SearchInput label="Address, person or reason" value={list.search.q} onSearch={(q) => list.narrow({ q })} />
        }
        none={{
          icon: <Undo2 />,
          title: 'No report was returned in these days.',
          text: 'Reports that a reviewer gives back to their clerk, typist or tenant stand here with the reasons.',
        }}
        noMatch={{ text: 'Choose other days, or look for fewer words.' }}
      />
    </Page>
  );
}

/** `40 reports reviewed, 6 returned (15%)` */
function subtitleOf({ reviewed, returned, from, until }: ReviewReturns): string {
  const reports = reviewed === 1 ? '1 report' : `${reviewed} reports`;
  const rate = reviewed === 0 ? '' : `, ${returned} returned (${rateText(returned, reviewed)})`;
  return `${dateText(from)} to ${dateText(until)}: ${reports} reviewed${rate}`;
}

function Days({ list: { search, narrow } }: { list: List<ReturnsSearch> }) {
  const period = periodOf(search);
  return (
    <div className={styles.days}>
      <Segmented
        label="Days"
        options={periodOptions}
        value={period}
        onChange={(value) => narrow({ period: asPeriod(value) })}
      />
      {period === 'days' && (
        <>
          <DayFilter label="From" value={search.from} onChange={(from) => narrow({ from })} />
          <DayFilter label="Until" value={search.until} onChange={(until) => narrow({ until })} />
        </>
      )}
    </div>
  );
}
