/** /integrations/applications/<id>: one application, who allowed it, and how much it asks for. */
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router';
import { roles } from '#domain/role.ts';
import { ApplicationActions } from '#web/features/integrations/application-actions.tsx';
import { ApplicationFacts } from '#web/features/integrations/application-facts.tsx';
import { ApplicationPeople } from '#web/features/integrations/application-people.tsx';
import { UseByDay } from '#web/features/integrations/application-use.tsx';
import styles from '#web/features/integrations/integrations.module.css';
import { paths } from '#web/paths.ts';
import { getApplicationOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { useSession } from '#web/session/session.ts';
import { NotAllowed } from '#web/shell/not-allowed.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

const applicationOptions = (id: number) => getApplicationOptions({ path: { application_id: id } });

export const loader = ({ params }: LoaderFunctionArgs) =>
  queryClient.ensureQueryData(applicationOptions(Number(params['applicationId'])));

export function Component() {
  const { role } = useSession();
  return role === roles.administrator ? <ApplicationPage /> : <NotAllowed>This is for administrators.</NotAllowed>;
}

function ApplicationPage() {
  const id = Number(useParams()['applicationId']);
  const { data: application } = useSuspenseQuery(applicationOptions(id));
  const navigate = useNavigate();
  return (
    <Page
      title={application.name}
      documentTitle={`${application.name} · Applications`}
      crumbs={[
        { label: 'Integrations', href: paths.integrations() },
        { label: 'Applications', href: paths.applications() },
      ]}
      layout="read"
      actions={<ApplicationActions application={application} onGone={() => void navigate(paths.applications())} />}
    >
      <div className={styles.panels}>
        <Panel title="Details">
          <ApplicationFacts application={application} />
        </Panel>
        <Panel title="Who allowed it">
          <ApplicationPeople application={application} />
        </Panel>
        <Panel title="Use">
          <UseByDay applicationId={id} />
        </Panel>
      </div>
    </Page>
  );
}
