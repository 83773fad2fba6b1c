/** Roles whose people may not sign in with a password alone. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Role, roleNames } from '#domain/role.ts';
import { currentOf, ifMatch } from '#web/forms/use-conflict.tsx';
import { useProof } from '#web/forms/use-proof.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { getSecondFactorSettingsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { updateSecondFactorSettings } from '#web/queries/generated/sdk.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { CheckField } from '#web/ui/fields/field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './settings.module.css';

type Read = { roles: number[]; version: number };

const all = Object.keys(roleNames).map(Number) as Role[];
const labelOf = (role: Role) => `${roleNames[role].replace(/^./, (letter) => letter.toUpperCase())}s`;

export function SecondFactorSection() {
  const { data: settings } = useQuery({ ...getSecondFactorSettingsOptions(), throwOnError: whenEmpty });
  /** As ticked, until the service has it. */
  const [wanted, setWanted] = useState<number[]>();
  const shown = wanted ?? settings?.roles ?? [];
  const { prove, proofDialog } = useProof();

  /** Somebody else's ticks stay: one role is added to what the service has by then, or taken out of it. */
  const send = async (role: number, isOn: boolean, read: Read): Promise<unknown> => {
    const others = read.roles.filter((each) => each !== role);
    const roles = (isOn ? [...others, role] : others) as Role[];
    setWanted(roles);
    try {
      return await updateSecondFactorSettings({ body: { roles }, headers: ifMatch(read.version) });
    } catch (error) {
      const current = currentOf(error) as Read | undefined;
      if (current === undefined) throw error;
      return send(role, isOn, current);
    }
  };
  const change = async (role: number, isOn: boolean, read: Read) => {
    const saved = await prove(() => send(role, isOn, read));
    if (saved !== undefined) await afterWrite('secondFactorSettings');
    setWanted(undefined);
    if (saved === undefined) return;
    showToast({ text: 'The setting was saved.' });
  };

  return (
    <Panel title="Second factor by role">
      {settings === undefined ? (
        <Skeleton height="12rem" />
      ) : (
        <>
          <p className={styles.quiet}>
            People of these roles need more than a password: a code of an authenticator app, or a passkey. Those who
            have neither set it up when they next sign in. People signed in by a password alone are signed out within
            two hours.
          </p>
          <fieldset className={styles.choices} aria-label="Roles of which a second factor is demanded">
            {all.map((role) => (
              <CheckField key={role} label={labelOf(role)}>
                {(control) => (
                  <input
                    {...control}
                    type="checkbox"
                    checked={shown.includes(role)}
                    onChange={({ target }) => {
                      if (wanted === undefined) void change(role, target.checked, settings);
                    }}
                  />
                )}
              </CheckField>
            ))}
          </fieldset>
          {proofDialog}
        </>
      )}
    </Panel>
  );
}
