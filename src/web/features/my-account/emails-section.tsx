/** The e-mails that somebody gets of their own work, each of which they can leave off. */
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

const choices = {
  day_emails: 'E-mail me in the evening the visits that I have on the next day',
  hand_over_emails: 'E-mail me when a report comes to me to type or to review',
};
type Choice = keyof typeof choices;

export function EmailsSection() {
  const { data: me } = useQuery(getMeOptions());
  /** While it is being saved. */
  const [wanted, setWanted] = useState<{ choice: Choice; isOn: boolean }>();

  const handleChange = async (choice: Choice, isOn: boolean) => {
    if (wanted !== undefined) return;
    setWanted({ choice, isOn });
    try {
      await updateMe({ body: { [choice]: isOn } });
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
        <Skeleton height="3.5rem" />
      ) : (
        Object.entries(choices).map(([name, label]) => {
          const choice = name as Choice;
          return (
            <label key={choice} className={styles.choice}>
              <input
                type="checkbox"
                checked={wanted?.choice === choice ? wanted.isOn : me[choice] !== false}
                onChange={({ target }) => void handleChange(choice, target.checked)}
              />
              {label}
            </label>
          );
        })
      )}
    </Panel>
  );
}
