/** For how long nobody may use a session before it ends. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { idleChoices } from '#domain/people/session-life.ts';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { useProof } from '#web/forms/use-proof.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { getSessionSettingsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { getSessionSettings, updateSessionSettings } from '#web/queries/generated/sdk.gen.ts';
import type { SessionSettings } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/input.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { idleText } from './duration-text.ts';
import styles from './settings.module.css';

export function SessionSection() {
  const { data: settings } = useQuery({ ...getSessionSettingsOptions(), throwOnError: whenEmpty });
  /** With what was shown at that moment. */
  const [chosen, setChosen] = useState<{ minutes: number; before: SessionSettings }>();
  const [isBusy, setBusy] = useState(false);
  const { prove, proofDialog } = useProof();
  const { save, conflictDialog } = useConflict({ idle_minutes: 'Sign out after' }, idleText);

  const change = async ({ minutes, before }: { minutes: number; before: SessionSettings }) => {
    setBusy(true);
    const saved = await prove(() =>
      save({
        before,
        body: { idle_minutes: minutes },
        send: ({ idle_minutes }, headers) =>
          idle_minutes === undefined
            ? getSessionSettings()
            : updateSessionSettings({ body: { idle_minutes }, headers }),
      }),
    );
    setBusy(false);
    if (saved === undefined) return;
    await afterWrite('sessionSettings');
    setChosen(undefined);
    if (saved.data.idle_minutes === minutes) showToast({ text: 'The setting was saved.' });
  };

  return (
    <Panel title="Unused sessions">
      {settings === undefined ? (
        <Skeleton height="8rem" />
      ) : (
        <>
          <p className={styles.quiet}>
            People who have not touched Keyturn for this long are signed out, after a warning. An open page alone does
            not count as use. Words in a report that were not sent are kept on the device until their writer signs in
            again.
          </p>
          <div className={styles.line}>
            <Field label="Sign out after">
              {(control) => (
                <Select
                  {...control}
                  value={String(chosen?.minutes ?? settings.idle_minutes)}
                  options={minutesOf(settings.idle_minutes).map((each) => ({
                    value: String(each),
                    label: idleText(each),
                  }))}
                  onChange={({ target }) => setChosen({ minutes: Number(target.value), before: settings })}
                />
              )}
            </Field>
            <Button
              variant="primary"
              isBusy={isBusy}
              disabled={chosen === undefined || chosen.minutes === settings.idle_minutes}
              onClick={() => chosen !== undefined && void change(chosen)}
            >
              Save
            </Button>
          </div>
          {proofDialog}
          {conflictDialog}
        </>
      )}
    </Panel>
  );
}

/** The usual ones, and another that was set through the interface. */
function minutesOf(current: number): number[] {
  return [...new Set([...idleChoices, current])].toSorted((one, other) => one - other);
}
