/** /inspections/<id>: what, where and who, how far it is and what can be done now; the tabs below. */
import { states } from '#domain/inspection-state.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type LoaderFunctionArgs, Outlet, useMatch, useOutletContext, useParams } from 'react-router';
import { roles } from '#domain/role.ts';
import { ConductDate } from '#web/features/inspections/conduct-date.tsx';
import { addressLine, shortTypeName, stateName } from '#web/features/inspections/inspection-text.ts';
import styles from '#web/features/inspections/inspections.module.css';
import { stepsOf } from '#web/features/inspections/lifecycle.ts';
import { LifecycleActions } from '#web/features/inspections/lifecycle-actions.tsx';
import { paths } from '#web/paths.ts';
import { getInspectionOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { useCan, useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { StateBadge } from '#web/ui/feedback/state-badge.tsx';
import { StateStepper } from '#web/ui/feedback/state-stepper.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TabLinks } from '#web/ui/layout/tabs.tsx';
import { dateText } from '#web/ui/time/date-text.ts';
import { toWallTime } from '#web/ui/time/time-zone.ts';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

const inspectionOptions = (id: number) => getInspectionOptions({ path: { inspection_id: id } });

export const loader = ({ params }: LoaderFunctionArgs) =>
  queryClient.ensureQueryData(inspectionOptions(Number(params['inspectionId'])));

export function Component() {
  const id = Number(useParams()['inspectionId']);
  const { data: inspection } = useSuspenseQuery(inspectionOptions(id));
  const { isManager, role } = useSession();
  const isClient = role === roles.client;
  const canWrite = useCan('inspections.write') && isManager && inspection.state.id < states.closed;
  // The editor needs the height of the window; the heading shrinks to one line above it.
  const isEditing = useMatch('/inspections/:inspectionId/report') !== null;
  const address = addressLine(inspection.property.address);
  const people = [inspection.clerk?.name ?? 'Nobody assigned', inspection.typist?.name].filter(Boolean).join(' · ');

  return (
    <Page
      title={address}
      documentTitle={`${shortTypeName(inspection.type)} · ${address}`}
      layout={isEditing ? 'fill' : 'flow'}
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
          {!isClient && <LifecycleActions inspection={inspection} />}
        </>
      }
      toolbar={
        <div className={styles.toolbar}>
          {!isEditing && (
            <StateStepper steps={stepsOf(inspection, (iso) => dateText(toWallTime(iso).date, { isShort: true }))} />
          )}
          <TabLinks
            label="Parts of this inspection"
            tabs={[
              { label: 'Details', href: paths.inspection(id) },
              { label: 'Contacts', href: paths.inspectionContacts(id) },
              { label: 'Report', href: paths.inspectionReport(id) },
              ...(isClient && inspection.completed_at == null
                ? []
                : [{ label: 'Actions', href: paths.inspectionActions(id) }]),
              { label: 'PDFs', href: paths.inspectionPdfs(id) },
              ...(isClient
                ? []
                : [
                    { label: 'Comments', href: paths.inspectionComments(id) },
                    { label: 'History', href: paths.inspectionHistory(id) },
                  ]),
            ]}
          />
        </div>
      }
    >
      <Outlet context={inspection} />
    </Page>
  );
}

export const useInspection = (): Inspection => useOutletContext<Inspection>();
