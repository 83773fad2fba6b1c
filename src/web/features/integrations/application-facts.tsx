/** The facts of an application: its ids, its addresses, and the most that it may do. */
import { scopeText } from '#domain/scope.ts';
import type { Application } from '#web/queries/generated/types.gen.ts';
import { Details } from '#web/ui/layout/panel.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { CodesInWords } from './codes-in-words.tsx';
import styles from './integrations.module.css';
import { Lines } from './lines.tsx';

export function ApplicationFacts({ application }: { application: Application }) {
  return (
    <>
      <Details
        items={[
          { label: 'Purpose', value: application.description },
          { label: 'Client id', value: <code>{application.client_id}</code> },
          {
            label: 'Secret',
            value: application.public ? 'None: it runs on people’s own devices' : 'Shown when it was made',
          },
          { label: 'Addresses after sign-in', value: <Lines lines={application.redirect_uris} /> },
          { label: 'Registered', value: <DateTime at={application.created_at} /> },
        ]}
      />
      <div className={styles.most}>
        <Details
          items={[
            {
              label: 'The most it may do',
              value: <CodesInWords label="The most it may do" codes={application.scopes} textOf={scopeText} />,
            },
          ]}
        />
      </div>
    </>
  );
}
