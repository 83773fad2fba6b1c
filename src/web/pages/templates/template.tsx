/** /templates/<id>: one template, with its rooms in the editor; for managers. */
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, Outlet, useNavigate, useOutletContext, useParams } from 'react-router';
import { TemplateActions } from '#web/features/templates/template-actions.tsx';
import { typesText } from '#web/forms/type-ticks.tsx';
import { paths } from '#web/paths.ts';
import { getTemplateOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Template } from '#web/queries/generated/types.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { useIsManager } from '#web/session/session.ts';
import { NotAllowed } from '#web/shell/not-allowed.tsx';
import { Page } from '#web/ui/layout/page.tsx';

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
  return (
    <Page
      title={template.name}
      documentTitle={`${template.name} · Templates`}
      // The editor needs the height of the window.
      layout="fill"
      crumbs={[{ label: 'Templates', href: paths.templates() }]}
      subtitle={`${typesText(template.type_ids)} · filled in by ${by}`}
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

export const useTemplate = (): Template => useOutletContext<Template>();
