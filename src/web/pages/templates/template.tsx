/** /templates/<id>: one template, with its rooms in the editor and its versions in tabs; for managers. */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs, Outlet, useNavigate, useParams } from 'react-router';
import { TemplateActions } from '#web/features/templates/template-actions.tsx';
import { typesText } from '#web/forms/type-ticks.tsx';
import { paths } from '#web/paths.ts';
import { getTemplateOptions, listInspectionsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { useIsManager } from '#web/session/session.ts';
import { NotAllowed } from '#web/shell/not-allowed.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TabLinks } from '#web/ui/layout/tabs.tsx';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

const templateOptions = (id: number) => getTemplateOptions({ path: { template_id: id } });

export const loader = ({ params }: LoaderFunctionArgs) =>
  queryClient.ensureQueryData(templateOptions(Number(params['templateId'])));

export function Component() {
  if (!useIsManager()) return <NotAllowed>This is for managers.</NotAllowed>;
  return <TemplatePage />;
}

function TemplatePage() {
  const { data: template } = useSuspenseQuery(templateOptions(Number(useParams()['templateId'])));
  const navigate = useNavigate();
  const by = template.self_service ? 'a tenant' : 'a clerk';
  const isGiven = template.from_keyturn === true && !template.system;
  return (
    <Page
      title={template.name}
      documentTitle={`${template.name} · Templates`}
      // The editor needs the height of the window.
      layout="fill"
      crumbs={[{ label: 'Templates', href: paths.templates() }]}
      subtitle={
        <>
          {typesText(template.type_ids)} · filled in by {by} · <UsedBy id={template.id} />
          {isGiven && ' · came with Keyturn: change or remove it as you like'}
        </>
      }
      toolbar={
        <TabLinks
          label="Parts of the template"
          tabs={[
            { label: 'Rooms and items', href: paths.template(template.id) },
            { label: 'Versions', href: paths.templateVersions(template.id) },
          ]}
        />
      }
      actions={
        <TemplateActions
          template={template}
          onCopied={(id) => void navigate(paths.template(id))}
          onRemoved={() => void navigate(paths.templates())}
        />
      }
    >
      <Outlet context={template} />
    </Page>
  );
}

/** The reports that began with it, to be seen in their list. */
function UsedBy({ id }: { id: number }) {
  const { data } = useQuery(listInspectionsOptions({ query: { template_id: [id], per_page: 1 } }));
  const count = data?.pagination.totalRecords;
  if (count === undefined) return null;
  if (count === 0) return <>no inspection began with it</>;
  const words = count === 1 ? '1 inspection began with it' : `${count} inspections began with it`;
  return <Link to={`${paths.inspections()}?template=${id}`}>{words}</Link>;
}
