/** For administrators: the end of somebody's sessions, and the removal of what they have lost to sign in with. */
import { useProof } from '#web/forms/use-proof.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import styles from './people.module.css';

type Props = {
  /** The name of this person is in the title, for a page that shows several. */
  title?: string;
  name: string;
  onSignOut: () => Promise<unknown>;
  onRemoveFactors: () => Promise<unknown>;
  /** Omitted where nobody signs in with an account of the firm. */
  onForgetIdentity?: (() => Promise<unknown>) | undefined;
};

export function SignInSection({ title = 'Sign-in', name, onSignOut, onRemoveFactors, onForgetIdentity }: Props) {
  const { prove, proofDialog } = useProof();

  const signOut = async () => {
    const isMeant = await confirm({
      title: `Sign ${name} out everywhere?`,
      text: 'Every browser of theirs is signed out, and what they have allowed to applications and the link of their calendar end. They can sign in again.',
      action: 'Sign out everywhere',
      keep: 'Leave them signed in',
      isDanger: true,
    });
    if (!isMeant || (await prove(onSignOut)) === undefined) return;
    showToast({ text: `${name} was signed out everywhere.` });
  };
  const removeFactors = async () => {
    const isMeant = await confirm({
      title: `Remove the second factors of ${name}?`,
      text: 'Authenticator app, recovery codes and passkeys end, for somebody who has lost them, and every browser of theirs is signed out. Make sure that it is they who ask. Where a mail server is set, they are told by e-mail.',
      action: 'Remove second factors',
      isDanger: true,
    });
    if (!isMeant || (await prove(onRemoveFactors)) === undefined) return;
    showToast({ text: `${name} has no second factor any more.` });
  };
  const forgetIdentity = async () => {
    const isMeant = await confirm({
      title: `Forget the firm’s account of ${name}?`,
      text: 'For somebody who was given a new account at your firm’s sign-in. The next person who comes from there with this e-mail address is taken for them.',
      action: 'Forget the account',
    });
    if (!isMeant || onForgetIdentity === undefined || (await prove(onForgetIdentity)) === undefined) return;
    showToast({ text: `${name} is known by their e-mail address again.` });
  };

  return (
    <Panel title={title}>
      <p className={styles.words}>
        If a device was lost or somebody else may have the password, sign them out everywhere. If the telephone with
        their codes was lost, remove the second factors: the sign-in asks for the password alone then, or for a new
        second factor where the role needs one.
      </p>
      <div className={styles.actions}>
        <Button onClick={() => void signOut()}>Sign out everywhere</Button>
        {onForgetIdentity && <Button onClick={() => void forgetIdentity()}>Forget the firm’s account</Button>}
        <Button onClick={() => void removeFactors()}>Remove second factors</Button>
      </div>
      {proofDialog}
    </Panel>
  );
}
