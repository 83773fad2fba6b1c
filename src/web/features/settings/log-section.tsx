/** The way to the security log, and how long it is kept. */
import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { logDaysChoices } from '#domain/security-event.ts';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { useProof } from '#web/forms/use-proof.tsx';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { getAccountSettingsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { updateAccountSettings } from '#web/queries/generated/sdk.gen.ts';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/input.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { daysText } from './duration-text.ts';
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
      {settings === undefined ? <Skeleton height="4rem" /> : <LogDays settings={settings} />}
    </Panel>
  );
}

function LogDays({ settings }: { settings: AccountSettings }) {
  const days = settings.security_log_days;
  /** With what was shown at that moment. */
  const [chosen, setChosen] = useState<{ days: number; before: AccountSettings }>();
  const [isBusy, setBusy] = useState(false);
  const { prove, proofDialog } = useProof();
  const { save: saveOver, conflictDialog } = useConflict({ security_log_days: 'Keep events for' }, daysText);
  const wanted = chosen?.days ?? days;

  const save = async () => {
    setBusy(true);
    const saved = await prove(() =>
      saveOver({
        before: chosen?.before ?? settings,
        body: { security_log_days: wanted },
        send: (body, headers) => updateAccountSettings({ body, headers }),
      }),
    );
    setBusy(false);
    if (saved === undefined) return;
    await afterWrite('accountSettings');
    setChosen(undefined);
    if (saved.data.security_log_days === wanted) showToast({ text: 'The setting was saved.' });
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
              onChange={({ target }) => setChosen({ days: Number(target.value), before: settings })}
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
      {conflictDialog}
    </>
  );
}

const whatGoes = (days: number) =>
  `Events older than ${daysText(days)} are removed within the hour, and cannot be brought back. Export the log first if they may be needed.`;

/** The usual ones, and another that was set through the interface. */
const choicesWith = (current: number): number[] =>
  [...new Set([...logDaysChoices, current])].toSorted((one, other) => one - other);
