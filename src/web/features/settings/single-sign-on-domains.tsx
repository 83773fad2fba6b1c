/** The record that proves each domain, and a look for it. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { proveDomainsMutation } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { SingleSignOn } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { CopiedText } from './copied-text.tsx';
import styles from './single-sign-on.module.css';

type Domain = SingleSignOn['domains'][number];

export function SingleSignOnDomains({ current }: { current: SingleSignOn }) {
  const prove = useMutation(proveDomainsMutation());
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const isAllProven = current.domains.every(({ proven_at }) => proven_at !== null);

  const handleLook = async () => {
    try {
      const { domains } = await prove.mutateAsync({});
      setFaults(new Map(domains.flatMap(({ domain, fault }) => (fault === undefined ? [] : [[domain, fault]]))));
      await afterWrite('singleSignOn');
    } catch (error) {
      showToast({ tone: 'failed', text: errorText(error) });
    }
  };

  return (
    <div className={styles.part}>
      <h3>Domains</h3>
      <ul className={styles.domains}>
        {current.domains.map((domain) => (
          <li key={domain.domain}>
            <OneDomain domain={domain} fault={faults.get(domain.domain)} />
          </li>
        ))}
      </ul>
      {!isAllProven && (
        <div className={styles.actions}>
          <Button isBusy={prove.isPending} onClick={() => void handleLook()}>
            Look for the records
          </Button>
        </div>
      )}
    </div>
  );
}

function OneDomain({ domain, fault }: { domain: Domain; fault: string | undefined }) {
  if (domain.proven_at !== null)
    return (
      <p>
        <strong>{domain.domain}</strong> <span className={styles.state}>is proven to be yours.</span>
      </p>
    );
  return (
    <>
      <p>
        <strong>{domain.domain}</strong>{' '}
        <span className={styles.state}>is not proven yet: write this TXT record into its DNS.</span>
      </p>
      <dl className={styles.copies}>
        <CopiedText label="Name of the record" text={domain.record_name} />
        <CopiedText label="Value of the record" text={domain.record_value} />
      </dl>
      <output className={styles.fault}>{fault !== undefined && `${domain.domain} ${fault}`}</output>
    </>
  );
}
