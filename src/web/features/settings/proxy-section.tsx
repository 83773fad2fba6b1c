/** Whether the service sees where visitors come from, or only a proxy that it was not told about. */
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { getAccountSettingsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './settings.module.css';

export function ProxySection() {
  const { data: settings } = useQuery({ ...getAccountSettingsOptions(), throwOnError: whenEmpty });
  return (
    <Panel title="Addresses of visitors">
      {settings === undefined ? (
        <Skeleton height="2.5rem" />
      ) : settings.untrusted_proxy == null ? (
        <p className={styles.quiet}>
          Keyturn sees the network address of each visitor. Limits of tries to sign in count everybody for themselves.
        </p>
      ) : (
        <ProxyWarning proxy={settings.untrusted_proxy} />
      )}
    </Panel>
  );
}

function ProxyWarning({ proxy }: { proxy: string }) {
  return (
    <div className={styles.warning} role="note">
      <TriangleAlert size={18} aria-hidden />
      <div>
        <p className={styles.text}>
          <strong>A proxy hides where visitors come from.</strong> All of them seem to come from <code>{proxy}</code>,
          which Keyturn does not know as a proxy. Everybody behind it counts as one visitor, so the wrong tries of one
          can hold up the others, and the proxy’s address stands in every record.
        </p>
        <p className={styles.text}>
          Tell whoever runs Keyturn here: “If <code>{proxy}</code> is our own proxy, name it among the trusted proxies
          in Keyturn’s settings, and start it again.” If it is not, somebody on your own network pretends to be one, and
          nothing needs to change.
        </p>
      </div>
    </div>
  );
}
