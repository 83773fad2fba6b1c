/** /integrations/api: the reference, and guides with the firm's own ids. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { CodeBlock } from '#web/features/integrations/code-block.tsx';
import { FirstCallGuide, SyncGuide, UploadGuide, WebhookGuide } from '#web/features/integrations/guides/guides.tsx';
import styles from '#web/features/integrations/integrations.module.css';
import {
  listApplicationsOptions,
  listInspectionsOptions,
  listPropertiesOptions,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { buildPkce } from '#web/session/pkce.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/input.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';

/** Until the firm has an application. */
const noApplication = {
  client_id: 'CLIENT_ID',
  public: false,
  redirect_uris: ['https://your-system.example/callback'],
  scopes: ['profile.read', 'properties.read', 'inspections.read', 'reports.read'],
};

export const loader = buildPkce;

/** The reference, with the application filled in that is to try, and each of its scopes ticked. */
const triedAs = ({ client_id, scopes }: { client_id: string; scopes: string[] }) =>
  `/docs?${new URLSearchParams({ client_id, scope: scopes.join(' ') })}`;

export function Component() {
  const pkce = useLoaderData<typeof loader>();
  const { data: applications } = useQuery(listApplicationsOptions({ query: { per_page: 100 } }));
  const { data: properties } = useQuery(listPropertiesOptions({ query: { per_page: 1 } }));
  const { data: inspections } = useQuery(listInspectionsOptions({ query: { per_page: 1 } }));
  const [chosen, setChosen] = useState('');
  const known = applications?.data ?? [];
  const application = known.find(({ id }) => String(id) === chosen) ?? known[0] ?? noApplication;
  const ids = {
    origin: window.location.origin,
    clientId: application.client_id,
    hasSecret: !application.public,
    redirectUri: application.redirect_uris[0] ?? '',
    scopes: application.scopes,
    pkce,
    propertyId: properties?.data[0]?.id,
    inspectionId: inspections?.data[0]?.id,
  };
  return (
    <div className={styles.guides}>
      <Panel title="The reference">
        <p className={styles.words}>
          Every operation, with examples in JSON and XML. The same as a document for programs that generate a client;
          for TypeScript, npm run client in Keyturn’s own folder packs one.
        </p>
        <ul className={styles.links}>
          <li>
            <a href={known.length === 0 ? '/docs' : triedAs(application)} target="_blank" rel="noopener">
              Open the reference
            </a>
          </li>
          <li>
            <a href="/api/openapi.json" target="_blank" rel="noopener">
              OpenAPI document
            </a>
          </li>
        </ul>
        <p className={styles.words}>
          To try operations there with your own sign-in, Authorize asks for an application that has this address among
          its addresses after sign-in:
        </p>
        <CodeBlock label="Address of the reference" text={`${ids.origin}/docs/oauth2-redirect.html`} canCopy />
        {known.length > 0 && (
          <Field label="Application" hint="Its ids stand in the code below.">
            {(control) => (
              <Select
                {...control}
                value={chosen}
                onChange={({ target }) => setChosen(target.value)}
                options={known.map(({ id, name }) => ({ value: String(id), label: name }))}
              />
            )}
          </Field>
        )}
        {applications?.data.length === 0 && (
          <p className={styles.words}>
            Register an application first: its id then stands in the code below in place of CLIENT_ID.
          </p>
        )}
      </Panel>
      <FirstCallGuide ids={ids} />
      <SyncGuide ids={ids} />
      <UploadGuide ids={ids} />
      <WebhookGuide />
    </div>
  );
}
