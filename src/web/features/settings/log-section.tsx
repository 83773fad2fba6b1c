/** The way to the security log, and how long it is kept. */
import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { logDaysChoices } from '#domain/security-event.ts';
import { useProof } from '#web/forms/use-proof.tsx';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { getAccountSettingsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { updateAccountSettings } from '#web/queries/generated/sdk.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/input.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { daysText } from './days-text.ts';
import styles from './settings.module.css';

export function LogSection() {
  const { data: settings } = useQuery({ ...getAccountSettingsOptions(), throwOnError: whenEmpty });
  return (
    <Panel
      title="Security log"
      actions={
        <ButtonLink to={paths.securityLog()} icon={<ScrollText />} size="sm">
          Open the log
        </ButtonLink>
      }
    >
      <p className={styles.quiet}>
        It tells who signed in, changed access, shared and downloaded. Nobody can change or remove an event before its
        time is over.
      </p>
      {settings === undefined ? <Skeleton height="4rem" /> : <LogDays days={settings.security_log_days} />}
    </Panel>
  );
}

function LogDays({ days }: { days: number }) {
  const [chosen, setChosen] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const { prove, proofDialog } = useProof();
  const wanted = chosen ?? days;

  const save = async () => {
    setBusy(true);
    const saved = await prove(() => updateAccountSettings({ body: { security_log_days: wanted } }));
    setBusy(false);
    if (saved === undefined) return;
    await afterWrite('accountSettings');
    setChosen(undefined);
    showToast({ text: 'The setting was saved.' });
  };

  return (
    <>
      <div className={styles.line}>
        <Field label="Keep events for">
          {(control) => (
            <Select
              {...control}
              value={String(wanted)}
              options={choicesWith(days).map((each) => ({ value: String(each), label: daysText(each) }))}
              onChange={({ target }) => setChosen(Number(target.value))}
            />
          )}
        </Field>
        <Button variant="primary" isBusy={isBusy} disabled={wanted === days} onClick={() => void save()}>
          Save
        </Button>
      </div>
      <p className={styles.consequence} aria-live="polite">
        {wanted < days && whatGoes(wanted)}
      </p>
      {proofDialog}
    </>
  );
}

const whatGoes = (days: number) =>
  `Events older than ${daysText(days)} are removed within the hour, and cannot be brought back. Export the log first if they may be needed.`;

/** The usual ones, and another that was set through the interface. */
const choicesWith = (current: number): number[] =>
  [...new Set([...logDaysChoices, current])].toSorted((one, other) => one - other);
