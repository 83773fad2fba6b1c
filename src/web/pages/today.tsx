/**
 * /: the work of the day, by role: the office sees risks and queues, clerks their appointments, typists and reviewers
 * their jobs.
 */
import { states } from '#domain/inspection-state.ts';
import { clerkTypes } from '#domain/inspection-type.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { roles } from '#domain/role.ts';
import { Counter, CounterOfList } from '#web/features/today/counter.tsx';
import { A_DAY, InReview } from '#web/features/today/in-review.tsx';
import { InspectionLines } from '#web/features/today/inspection-lines.tsx';
import { FirstSteps, useFirstStepsFirst } from '#web/features/today/moving-in/first-steps.tsx';
import { PromiseLine } from '#web/features/today/promise-line.tsx';
import { RiskPanel } from '#web/features/today/risk-panel.tsx';
import {
  clerkQueries,
  finishedQuery,
  MOST_LINES,
  notClosed,
  officeCounts,
  reviewQuery,
  typingQuery,
  weekQuery,
} from '#web/features/today/today-queries.ts';
import styles from '#web/features/today/today.module.css';
import { unassignedQuery } from '#web/features/today/unassigned-query.ts';
import { WeekBars } from '#web/features/today/week-bars.tsx';
import { paths } from '#web/paths.ts';
import { allInspectionsOptions } from '#web/queries/every-page.ts';
import { listInspectionsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Inspection, ListInspectionsData } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { agoText, dateText } from '#web/ui/time/date-text.ts';
import { addDays, today, toWallTime } from '#web/ui/time/time-zone.ts';
import { useRest } from '#web/ui/use-rest.ts';

const AwayDialog = late(async () => (await import('#web/features/bulk-changes/away/away-dialog.tsx')).AwayDialog, {
  failed: failedDialog,
});

// These are asked for once the first look has been drawn: on most days they hold nothing.
const OfficeAnswers = late(async () => (await import('#web/features/today/at-rest.tsx')).OfficeAnswers, {
  failed: () => null,
});
const PROMISES = 'Not ready yet, the next seven days';
const promisesToCome = (
  <Panel title={PROMISES}>
    <Skeleton height="6rem" />
  </Panel>
);
const BrokenPromises = late(async () => (await import('#web/features/today/at-rest.tsx')).BrokenPromises, {
  whileFetched: promisesToCome,
});
const LateFiles = late(async () => (await import('#web/features/today/at-rest.tsx')).LateFiles, {
  failed: () => null,
});
const LapsedOffers = late(async () => (await import('#web/features/offers/lapsed-offers.tsx')).LapsedOffers, {
  failed: () => null,
});
const OfferedToYou = late(async () => (await import('#web/features/offers/offered-to-you.tsx')).OfferedToYou, {
  failed: () => null,
});
const AwaitingAnswer = late(async () => (await import('#web/features/today/at-rest.tsx')).AwaitingAnswer);
const ClerkAnswer = late(async () => (await import('#web/features/inspections/answers/clerk-answer.tsx')).ClerkAnswer);

type Query = NonNullable<ListInspectionsData['query']>;

export function Component() {
  const { isManager, role, id } = useSession();
  const [params, setParams] = useSearchParams();
  const isResting = useRest();
  return (
    <Page
      title="Today"
      subtitle={dateText(today())}
      actions={isManager && <Button onClick={() => setParams('away')}>A clerk is away</Button>}
    >
      {isManager && params.has('away') && (
        <AwayDialog from={today()} onClose={() => setParams('', { replace: true })} />
      )}
      {isManager && <Office />}
      {role === roles.clerk && <ClerksDay clerkId={id} />}
      {role === roles.typist && (
        <Queue
          title="Waiting to be typed"
          query={typingQuery}
          href={paths.transcription()}
          hrefOf={paths.inspectionReport}
          sinceOf={(one) => one.started_at}
        />
      )}
      {role === roles.reviewer && (
        <div className={styles.panels}>
          <Panel title="Waiting for review">
            <InReview none="Nothing waits." hrefOf={paths.inspectionReport} />
          </Panel>
        </div>
      )}
      {isResting && role !== roles.client && <LateFiles />}
      {role === roles.client && (
        <Queue
          title="Finished reports"
          query={finishedQuery}
          href={`${paths.inspections()}?state=${finishedQuery.state_id.join()}&sort=-conduct_date`}
          none="No finished reports yet."
          isWarning={() => false}
          sinceOf={(one) => one.completed_at}
        />
      )}
    </Page>
  );
}

function Office() {
  const { moving_in: isMovingIn = false } = useSession();
  const now = today();
  const tomorrow = addDays(now, 1);
  const counts = officeCounts(now);
  const list = paths.inspections();
  const isResting = useRest();
  const isWaiting = useFirstStepsFirst(isMovingIn);
  return (
    <>
      {isMovingIn && <FirstSteps />}
      <div className={styles.counters} hidden={isWaiting}>
        <Counter
          label="Unassigned"
          query={unassignedQuery}
          href={`${list}?unassigned=true&state=${states.pending}&type=${clerkTypes.join()}&sort=conduct_date`}
        />
        <CounterOfList
          label="Today"
          filter={weekQuery(now)}
          isCounted={(one) => isOn(now, one) && one.state.id !== states.closed}
          href={`${list}?state=${notClosed.join(',')}&when=today&sort=conduct_date`}
        />
        <Counter
          label="Should have started"
          query={counts.late}
          href={`${list}?state=${[states.pending, states.assigned].join()}&when=overdue&sort=conduct_date`}
        />
        <Counter
          label="Being typed"
          query={counts.beingTyped}
          href={`${list}?state=${states.processing}&sort=conduct_date`}
        />
        <CounterOfList
          label="In review"
          filter={reviewQuery}
          href={`${list}?state=${states.review}&sort=conduct_date`}
        />
      </div>
      <div className={styles.panels} hidden={isWaiting}>
        {isResting && <OfficeAnswers />}
        {isResting && <LapsedOffers />}
        <RiskPanel day={tomorrow} />
        <Panel title="Waiting in review for more than a day">
          <InReview longerThan={A_DAY} none="Nothing waits that long." />
        </Panel>
        {isResting ? <BrokenPromises now={now} title={PROMISES} Line={PromiseLine} /> : promisesToCome}
        <Panel title="This week by clerk">
          <WeekPanel query={weekQuery(now)} />
        </Panel>
      </div>
    </>
  );
}

const isOn = (day: string, { conduct_date: at }: Inspection): boolean => at !== null && toWallTime(at).date === day;

function WeekPanel({ query }: { query: Pick<Query, 'conduct_date'> }) {
  const { data } = useQuery({ ...allInspectionsOptions(query), throwOnError: whenEmpty });
  return data === undefined ? <Skeleton height="8rem" /> : <WeekBars inspections={data} />;
}

type LinesProps = {
  query: Query;
  /** The list of all of them. */
  href: string;
  none: string;
  /** The page that a line leads to; default: the inspection. */
  hrefOf?: ((id: number) => string) | undefined;
  noteOf: (inspection: Inspection) => string | null;
  isWarning?: ((inspection: Inspection) => boolean) | undefined;
};

function Lines({ query, href, ...lines }: LinesProps) {
  const { data } = useQuery({
    ...listInspectionsOptions({ query: { ...query, per_page: MOST_LINES } }),
    throwOnError: whenEmpty,
  });
  if (data === undefined) return <Skeleton height="6rem" />;
  const rest = { href, total: data.pagination.totalRecords };
  return <InspectionLines {...lines} inspections={data.data} rest={rest} />;
}

function ClerksDay({ clerkId }: { clerkId: number }) {
  const now = today();
  const queries = clerkQueries(clerkId, now);
  const nextDays = `${addDays(now, 1)}/${addDays(now, 7)}`;
  const list = `${paths.inspections()}?clerk=${clerkId}&sort=conduct_date`;
  const isWithoutKeys = ({ location_of_keys }: Inspection) => location_of_keys === '';
  const keysOf = (one: Inspection) =>
    isWithoutKeys(one) ? 'Nobody has said where the keys are' : `Keys: ${one.location_of_keys}`;
  return (
    <div className={styles.panels}>
      <OfferedToYou clerkId={clerkId} />
      <AwaitingAnswer clerkId={clerkId} Answer={ClerkAnswer} />
      <Panel title="Today">
        <Lines
          query={queries.today}
          href={`${list}&when=today`}
          none="Nothing today."
          noteOf={keysOf}
          isWarning={isWithoutKeys}
        />
      </Panel>
      <Panel title="The next days">
        <Lines
          query={queries.next}
          href={`${list}&when=${nextDays}`}
          none="Nothing in the next seven days."
          noteOf={keysOf}
          isWarning={isWithoutKeys}
        />
      </Panel>
      <Panel title="Started and not submitted">
        <Lines
          query={queries.begun}
          href={`${list}&state=${states.active}`}
          none="Everything is submitted."
          noteOf={(one) => (one.started_at == null ? null : `Started ${agoText(one.started_at)}`)}
        />
      </Panel>
    </div>
  );
}

type QueueProps = {
  title: string;
  query: Query;
  href: string;
  none?: string;
  hrefOf?: (id: number) => string;
  isWarning?: (inspection: Inspection) => boolean;
  sinceOf: (inspection: Inspection) => string | null | undefined;
};

function Queue({ title, query, href, none = 'Nothing waits.', hrefOf, isWarning, sinceOf }: QueueProps) {
  return (
    <div className={styles.panels}>
      <Panel title={title}>
        <Lines
          query={query}
          href={href}
          none={none}
          hrefOf={hrefOf}
          isWarning={isWarning}
          noteOf={(one) => {
            const since = sinceOf(one);
            return since == null ? null : agoText(since);
          }}
        />
      </Panel>
    </div>
  );
}
