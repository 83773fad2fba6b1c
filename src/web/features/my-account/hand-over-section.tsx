/** Whether somebody is e-mailed when a report comes to them to type or to review. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#web/queries/api-error.ts';
import { getMeOptions, getMeQueryKey } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { updateMe } from '#web/queries/generated/sdk.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './my-account.module.css';

export function HandOverSection() {
  const { data: me } = useQuery(getMeOptions());
  /** While it is being saved. */
  const [wanted, setWanted] = useState<boolean>();

  const handleChange = async (isOn: boolean) => {
    if (wanted !== undefined) return;
    setWanted(isOn);
    try {
      await updateMe({ body: { hand_over_emails: isOn } });
      await queryClient.invalidateQueries({ queryKey: getMeQueryKey() });
      showToast({ text: isOn ? 'You will be e-mailed.' : 'You will not be e-mailed.' });
    } catch (error) {
      showToast({ tone: 'failed', text: errorText(error) });
    }
    setWanted(undefined);
  };

  return (
    <Panel title="E-mails">
      {me === undefined ? (
        <Skeleton height="1.5rem" />
      ) : (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={wanted ?? me.hand_over_emails !== false}
            onChange={({ target }) => void handleChange(target.checked)}
          />
          E-mail me when a report comes to me to type or to review
        </label>
      )}
    </Panel>
  );
}
