/** /inspections/<id>: what, where and who, how far it is and what can be done now; the tabs below. */
import { states } from '#domain/inspection-state.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { type LoaderFunctionArgs, Outlet, useMatch, useNavigate, useOutletContext, useParams } from 'react-router';
import { isCarriedOutByTenant, isInspectionType } from '#domain/inspection-type.ts';
import { roles } from '#domain/role.ts';
import { TakeBackApproval } from '#web/features/inspections/answers/take-back-approval.tsx';
import { ConductDate } from '#web/features/inspections/conduct-date.tsx';
import { addressLine, shortTypeName, stateName } from '#web/features/inspections/inspection-text.ts';
import styles from '#web/features/inspections/inspections.module.css';
import { stepsOf, type Verb } from '#web/features/inspections/lifecycle.ts';
import { LifecycleActions } from '#web/features/inspections/lifecycle-actions.tsx';
import { paths } from '#web/paths.ts';
import { getInspectionOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { isOpenedOffline, offlineSince, useCan, useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { late } from '#web/ui/feedback/late.tsx';
import { StateBadge } from '#web/ui/feedback/state-badge.tsx';
import { StateStepper } from '#web/ui/feedback/state-stepper.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { type TabLink, TabLinks, TabMenu } from '#web/ui/layout/tabs.tsx';
import { dateText } from '#web/ui/time/date-text.ts';
import { toWallTime } from '#web/ui/time/time-zone.ts';
import type { MenuEntry } from '#web/ui/overlay/menu.tsx';
import { phone, useMedia } from '#web/ui/use-media.ts';

/** Most visits have somebody. */
const VisitOffer = late(async () => (await import('#web/features/offers/visit-offer.tsx')).VisitOffer, {
  failed: () => null,
});

/** Only the clerk of a visit is asked. */
const ClerkAnswer = late(async () => (await import('#web/features/inspections/answers/clerk-answer.tsx')).ClerkAnswer);

const OrdersOfOne = late(async () => (await import('#web/features/bulk-changes/orders-of-one.tsx')).OrdersOfOne, {
  failed: () => null,
});

// For the desk of a reviewer: a file that both share would be one more for each.
export { LifecycleActions };
export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

const inspectionOptions = (id: number) => getInspectionOptions({ path: { inspection_id: id } });

export async function loader({ params }: LoaderFunctionArgs): Promise<Inspection> {
  const id = Number(params['inspectionId']);
  const options = inspectionOptions(id);
  const read = () => queryClient.ensureQueryData(options);
  if (offlineSince() === undefined) {
    try {
      return await read();
    } catch (error) {
      if (!(await isOpenedOffline())) throw error;
    }
  }
  if (queryClient.getQueryData(options.queryKey) === undefined)
    await import('#web/report/sync/report-copy.ts').then((copy) => copy.showKeptInspection(id));
  return read();
}

export function Component() {
  const id = Number(useParams()['inspectionId']);
  const { data: inspection } = useSuspenseQuery(inspectionOptions(id));
  const { id: personId, isManager, role } = useSession();
  const navigate = useNavigate();
  const isClient = role === roles.client;
  const mayWrite = useCan('inspections.write');
  const canWrite = mayWrite && isManager && inspection.state.id < states.closed;
  const isOfferable = mayWrite && (isManager || role === roles.clerk) && needsClerk(inspection);
  // The editor needs the height of the window; the heading goes into the bar over the page.
  const isEditing = useMatch('/inspections/:inspectionId/report') !== null;
  const address = addressLine(inspection.property.address);
  const people = [inspection.clerk?.name ?? 'Nobody assigned', inspection.typist?.name].filter(Boolean).join(' · ');

  function handleTaken(verb: Verb) {
    if (verb === 'claim') void navigate(paths.inspectionReport(id));
    if (verb === 'submit' && inspection.typist?.id === personId)
      void import('#web/features/inspections/jobs/next-job.ts')
        .then((jobs) => jobs.goOnAfterSubmit({ personId, go: navigate }))
        .catch(() => undefined);
  }

  const tabs = partsOf(inspection, isClient);
  const isInBar = !useMedia(phone) && isEditing;
  const isWide = useMedia(wide);
  const [more, setMore] = useState<readonly MenuEntry[]>();

  return (
    <Page
      title={address}
      documentTitle={`${shortTypeName(inspection.type)} · ${address}`}
      layout={isEditing ? 'write' : 'flow'}
      crumbs={[{ label: 'Inspections', href: paths.inspections() }]}
      badge={<StateBadge state={inspection.state} name={stateName(inspection)} isPlain={false} />}
      subtitle={
        <>
          {shortTypeName(inspection.type)} · {inspection.property.address.postcode} ·{' '}
          <ConductDate inspection={inspection} /> · {people}
        </>
      }
      actions={
        <>
          {canWrite && (
            <ButtonLink to={paths.editInspection(id)} icon={<Pencil />}>
              Edit
            </ButtonLink>
          )}
          {inspection.allowed?.includes('decline') && <ClerkAnswer inspection={inspection} />}
          {!isClient && <TakeBackApproval inspection={inspection} />}
          {!isClient && <LifecycleActions inspection={inspection} onTaken={handleTaken} more={more} />}
        </>
      }
      toolbar={
        isInBar && !isWide ? (
          <TabMenu label="Parts of this inspection" tabs={tabs} />
        ) : (
          <div className={styles.toolbar}>
            {!isEditing && (
              <StateStepper steps={stepsOf(inspection, (iso) => dateText(toWallTime(iso).date, { isShort: true }))} />
            )}
            <TabLinks label="Parts of this inspection" tabs={tabs} />
          </div>
        )
      }
    >
      {isOfferable && !isEditing && <VisitOffer inspection={inspection} personId={personId} isManager={isManager} />}
      <Outlet context={inspection} />
      {canWrite && <OrdersOfOne inspection={inspection} onEntries={setMore} />}
    </Page>
  );
}

const needsClerk = ({ state, type }: Inspection): boolean =>
  state.id === states.pending && isInspectionType(type.id) && !isCarriedOutByTenant(type.id);

/** There the names of all parts stand beside the heading and the tools of the editor. */
const wide = window.matchMedia('(min-width: 100rem)');

function partsOf({ id, completed_at: completedAt }: Inspection, isClient: boolean): TabLink[] {
  return [
    { label: 'Details', href: paths.inspection(id) },
    { label: 'Contacts', href: paths.inspectionContacts(id) },
    { label: 'Report', href: paths.inspectionReport(id) },
    ...(isClient && completedAt == null ? [] : [{ label: 'Actions', href: paths.inspectionActions(id) }]),
    { label: 'PDFs', href: paths.inspectionPdfs(id) },
    ...(isClient
      ? []
      : [
          { label: 'Comments', href: paths.inspectionComments(id) },
          { label: 'History', href: paths.inspectionHistory(id) },
        ]),
  ];
}

export const useInspection = (): Inspection => useOutletContext<Inspection>();
