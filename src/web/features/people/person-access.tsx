/** How a person comes in, and how that ends: their invitation, a link to a new password, archiving. */
import { useState } from 'react';
import { isErasedAddress } from '#domain/people/erased-address.ts';
import { errorText } from '#web/queries/api-error.ts';
import type { ResetLink } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Details } from '#web/ui/layout/panel.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { type Joining, joiningState, joiningWords } from './joining.ts';
import { LinkDialog } from './link-dialog.tsx';
import styles from './people.module.css';
import { askTakeBack } from './take-back.ts';

type Person = Joining & { name: string; email: string; phone: string | null; invited_at: string | null };
type Invited = { invitation_link?: string | null };

type Props = {
  person: Person;
  /** Each is omitted where one may not. */
  /** Undefined when somebody gave up to prove who they are. */
  onInvite?: (() => Promise<Invited | undefined>) | undefined;
  onWithdraw?: (() => Promise<unknown>) | undefined;
  /** Undefined when somebody gave up to prove who they are. */
  onReset?: (() => Promise<ResetLink | undefined>) | undefined;
  onArchive?: (() => Promise<unknown>) | undefined;
  /** In place of `onArchive`, for people with work: it asks by itself. */
  onLeave?: (() => void) | undefined;
  /** Undefined when somebody gave up to prove who they are. */
  onTakeBack?: (() => Promise<unknown>) | undefined;
};

type Shown = { link: string; lasts: string };
type Act = 'invite' | 'withdraw' | 'reset' | 'archive' | 'take back';

export function PersonAccess({ person, onInvite, onWithdraw, onReset, onArchive, onLeave, onTakeBack }: Props) {
  const [shown, setShown] = useState<Shown>();
  const state = joiningState(person);
  const { name, email } = person;
  const isOpen = state !== 'archived' && state !== 'active';

  const button = useActs();

  const handleInvite = async (invite: () => Promise<Invited | undefined>) => {
    const made = await invite();
    if (made === undefined) return;
    const { invitation_link: link } = made;
    if (typeof link === 'string') setShown({ link, lasts: 'within seven days' });
    else showToast({ text: `The invitation is on its way to ${email}.` });
  };
  const handleReset = async (reset: () => Promise<ResetLink | undefined>) => {
    const made = await reset();
    if (made === undefined) return;
    const { reset_link: link, sent_to: sentTo } = made;
    if (link !== null) setShown({ link, lasts: 'within thirty minutes' });
    else showToast({ text: `A link is on its way to ${sentTo ?? email}.` });
  };
  const handleArchive = async (archive: () => Promise<unknown>) => {
    const isMeant = await confirm({
      title: `Archive ${name}?`,
      text: 'They are signed out everywhere at once and cannot sign in again. Reports and trails keep their name.',
      action: 'Archive',
      isDanger: true,
    });
    if (!isMeant) return;
    await archive();
    showToast({ text: `${name} was archived.` });
  };
  const handleTakeBack = async (takeBack: () => Promise<unknown>) => {
    if (!(await askTakeBack(name)) || (await takeBack()) === undefined) return;
    showToast({ text: `${name} was taken back.` });
  };

  return (
    <>
      <Details
        items={[
          { label: 'State', value: joiningWords(person) },
          { label: 'Invited', value: person.invited_at && <DateTime at={person.invited_at} /> },
          { label: 'Joined', value: person.joined_at && <DateTime at={person.joined_at} /> },
        ]}
      />
      <div className={styles.actions}>
        {isOpen && onInvite && (
          <Button {...button('invite', () => handleInvite(onInvite))}>
            {state === 'uninvited' ? 'Send an invitation' : 'Send the invitation again'}
          </Button>
        )}
        {state === 'invited' && onWithdraw && (
          <Button
            {...button('withdraw', async () => {
              await onWithdraw();
              showToast({ text: `The invitation of ${name} was withdrawn.` });
            })}
          >
            Withdraw the invitation
          </Button>
        )}
        {state === 'active' && onReset && (
          <Button {...button('reset', () => handleReset(onReset))}>Link to a new password</Button>
        )}
        {state !== 'archived' && onLeave && <Button onClick={onLeave}>Archive</Button>}
        {state !== 'archived' && onArchive && (
          <Button {...button('archive', () => handleArchive(onArchive))}>Archive</Button>
        )}
        {state === 'archived' && onTakeBack && !isErasedAddress(email) && (
          <Button {...button('take back', () => handleTakeBack(onTakeBack))}>Take back</Button>
        )}
      </div>
      {shown && <LinkDialog name={name} {...shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** Buttons of which one is under way, and says why it failed. */
function useActs() {
  const [busy, setBusy] = useState<Act>();
  const attempt = async (act: Act, work: () => Promise<void>) => {
    setBusy(act);
    try {
      await work();
    } catch (error) {
      showToast({ tone: 'failed', text: errorText(error) });
    }
    setBusy(undefined);
  };
  return (act: Act, work: () => Promise<void>) => ({
    isBusy: busy === act,
    onClick: () => void attempt(act, work),
  });
}
