/** /review/<id>: a report at the desk of its reviewer, who goes from stop to stop instead of through a form. */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type LoaderFunctionArgs, useNavigate, useParams, useSearchParams } from 'react-router';
import { states } from '#domain/inspection-state.ts';
import { indexApproved } from '#domain/review/approved.ts';
import { addressLine, shortTypeName, stateName } from '#web/features/inspections/inspection-text.ts';
import type { Verb } from '#web/features/inspections/lifecycle.ts';
import type { Editor } from '#web/features/report-editor/editor.ts';
import type { Desk } from '#web/features/review-desk/desk.ts';
import { readHandedOn } from '#web/features/review-desk/read-handed-on.ts';
import { ReviewDesk } from '#web/features/review-desk/review-desk.tsx';
import { paths } from '#web/paths.ts';
import { errorText } from '#web/queries/api-error.ts';
import { allInspectionsOptions } from '#web/queries/every-page.ts';
import { getInspectionOptions, getReviewOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Inspection, Review } from '#web/queries/generated/types.gen.ts';
import { queryClient, whenEmpty } from '#web/queries/query-client.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { ErrorState } from '#web/ui/feedback/empty-state.tsx';
import { late } from '#web/ui/feedback/late.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StateBadge } from '#web/ui/feedback/state-badge.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { today } from '#web/ui/time/time-zone.ts';
import type * as ReportPage from './report.tsx';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

const inspectionOptions = (id: number) => getInspectionOptions({ path: { inspection_id: id } });
// Nothing that the firm has approved changes under a review.
const reviewOptions = (id: number) => ({
  ...getReviewOptions({ path: { inspection_id: id } }),
  staleTime: Infinity,
  gcTime: 0,
});

export function loader({ params }: LoaderFunctionArgs): Promise<Inspection> {
  const id = Number(params['inspectionId']);
  void queryClient.prefetchQuery(reviewOptions(id));
  return queryClient.ensureQueryData(inspectionOptions(id));
}

export function Component() {
  const id = Number(useParams()['inspectionId']);
  const { data: inspection } = useSuspenseQuery(inspectionOptions(id));
  const navigate = useNavigate();
  const sort = useSearchParams()[0].get('sort') ?? undefined;
  const { id: personId } = useSession();
  const address = addressLine(inspection.property.address);

  async function handleTaken(verb: Verb) {
    if (verb !== 'complete' && verb !== 'reopen') return;
    const jobs = allInspectionsOptions({ state_id: [states.review], sort: 'conduct_date' });
    const waiting = await queryClient.fetchQuery({ ...jobs, staleTime: 0 }).catch(() => []);
    const { deskPath, findNextReview } = await import('./review.tsx');
    const next = await findNextReview(waiting, { sort, openId: id, personId });
    await navigate(next === undefined ? paths.review() : deskPath(next.id, sort));
  }

  return (
    <Page
      title={address}
      documentTitle={`Review · ${address}`}
      layout="flow"
      crumbs={[{ label: 'Review', href: paths.review() }]}
      badge={<StateBadge state={inspection.state} name={stateName(inspection)} isPlain={false} />}
      subtitle={[
        shortTypeName(inspection.type),
        inspection.clerk?.name ?? 'Nobody assigned',
        inspection.typist && `typed by ${inspection.typist.name}`,
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <>
          <ButtonLink to={paths.inspectionReport(id)}>Whole report</ButtonLink>
          <Steps inspection={inspection} onTaken={(verb) => void handleTaken(verb).catch(() => undefined)} />
        </>
      }
    >
      {/* Another report is another desk. */}
      <Report key={id} inspection={inspection} />
    </Page>
  );
}

type StepsProps = { inspection: Inspection; onTaken: (verb: Verb) => void };

/** The page of the inspection has its steps. */
const Steps = late<StepsProps>(async () => (await import('./inspection.tsx')).LifecycleActions);

/** Two reviewers at one desk know of each other. */
const OthersBar = late(async () => (await import('#web/features/report-editor/parts-on-demand.ts')).OthersBar, {
  failed: () => null,
});

type Parts = Pick<typeof ReportPage, 'EditorContext' | 'ConditionCell' | 'putByCommand' | 'useEditorOf'>;
type ReportProps = { inspection: Inspection };

/** The page of the report has what a report is written with. */
const Report = late(async () => buildReport(await import('./report.tsx')));

function buildReport({ EditorContext, ConditionCell, putByCommand, useEditorOf }: Parts) {
  return function Report({ inspection }: ReportProps) {
    const { editor, error, retry } = useEditorOf(inspection);
    const { data: review } = useQuery({ ...reviewOptions(inspection.id), throwOnError: whenEmpty });
    if (error !== undefined) {
      return (
        <ErrorState title="The report could not be opened" onRetry={retry}>
          {errorText(error)}
        </ErrorState>
      );
    }
    if (editor === undefined || review === undefined) return <Skeleton height="24rem" />;
    return (
      <EditorContext value={editor}>
        <OthersBar />
        {editor.whyReadOnly !== undefined && <p>{editor.whyReadOnly}</p>}
        <Stops
          inspection={inspection}
          editor={editor}
          review={review}
          renderNow={(item, room) => <ConditionCell item={item} room={room} />}
          putWords={editor.canWrite ? (itemId, field, words) => putByCommand(editor, itemId, field, words) : undefined}
        />
      </EditorContext>
    );
  };
}

type OpenedProps = ReportProps & { editor: Editor; review: Review } & Pick<Desk, 'renderNow' | 'putWords'>;

function Stops({ inspection: { id, type }, editor: { report, earlier }, review, renderNow, putWords }: OpenedProps) {
  const desk = useMemo(
    (): Omit<Desk, 'renderNow' | 'putWords'> => ({
      inspectionId: id,
      typeId: type.id,
      report,
      earlier,
      approved: indexApproved(review.approved),
      handedOn: readHandedOn(review.handed_on),
      ticks: review.ticks,
      day: today(),
    }),
    [id, type.id, report, earlier, review],
  );
  return <ReviewDesk desk={{ ...desk, renderNow, putWords }} />;
}
