/** The browsers in which the person is signed in: each can be signed out, and all at once. */
import { useQuery } from '@tanstack/react-query';
import { useProof } from '#web/forms/use-proof.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { listSessionsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { endSession, signOutEverywhere } from '#web/queries/generated/sdk.gen.ts';
import type { Session } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { endEverywhere } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Tag } from '#web/ui/controls/tag.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { Ago, DateTime } from '#web/ui/time/date-time.tsx';
import styles from './my-account.module.css';

export function DevicesSection() {
  const { data: sessions } = useQuery({ ...listSessionsOptions(), throwOnError: whenEmpty });
  const { prove, proofDialog } = useProof();

  async function handleEnd({ id, browser }: Session) {
    const ended = await prove(() => endSession({ path: { session_id: id } }));
    if (ended !== undefined) showToast({ text: `${browser} was signed out.` });
    await afterWrite('session');
  }

  async function handleEndAll() {
    const isMeant = await confirm({
      title: 'Sign out everywhere?',
      text: 'Every browser is signed out, this one too, and what you have allowed to applications and the link of your calendar end. Anything not sent from another device is kept there until you sign in again.',
      action: 'Sign out everywhere',
      keep: 'Stay signed in',
      isDanger: true,
    });
    if (isMeant && (await prove(() => signOutEverywhere())) !== undefined) endEverywhere();
  }

  return (
    <Panel
      title="Devices and sessions"
      actions={
        <Button size="sm" onClick={() => void handleEndAll()}>
          Sign out everywhere
        </Button>
      }
    >
      {proofDialog}
      {sessions === undefined ? (
        <Skeleton height="4rem" />
      ) : (
        <ul className={styles.list} aria-label="Devices and sessions">
          {sessions.map((session) => (
            <li key={session.id} className={styles.entry}>
              <div className={styles.what}>
                <strong>{session.browser}</strong> {session.current && <Tag>This device</Tag>}
                <p>
                  {session.address ?? 'Address unknown'} · last seen <Ago at={session.last_seen_at} />
                </p>
                <p>
                  Signed in <DateTime at={session.created_at} isShort /> · ends{' '}
                  <DateTime at={session.expires_at} isShort /> if not used
                </p>
              </div>
              {!session.current && (
                <Button
                  size="sm"
                  aria-label={`Sign out ${session.browser}, ${session.address ?? 'address unknown'}`}
                  onClick={() => void handleEnd(session)}
                >
                  Sign out
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
