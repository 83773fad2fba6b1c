/** Single sign-on: the firm's identity provider, from its name to the switch. */
import { useQuery } from '@tanstack/react-query';
import { getSingleSignOnOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './single-sign-on.module.css';
import { SingleSignOnDomains } from './single-sign-on-domains.tsx';
import { SingleSignOnForm } from './single-sign-on-form.tsx';
import { SingleSignOnSwitch } from './single-sign-on-switch.tsx';

export function SingleSignOnSection() {
  const { data: current } = useQuery({ ...getSingleSignOnOptions(), throwOnError: whenEmpty });
  return (
    <Panel title="Single sign-on">
      <p className={styles.intro}>
        People sign in with the account that they have at your firm, such as Entra ID, Google Workspace or Keycloak, by
        OpenID Connect.
      </p>
      {current === undefined ? (
        <Skeleton height="12rem" />
      ) : (
        <>
          <SingleSignOnForm current={current} />
          {current.domains.length > 0 && <SingleSignOnDomains current={current} />}
          {current.issuer !== null && <SingleSignOnSwitch current={current} />}
        </>
      )}
    </Panel>
  );
}
