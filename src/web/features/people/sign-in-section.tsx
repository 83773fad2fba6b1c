/** For administrators: the end of somebody's sessions, and the removal of second factors that they have lost. */
import { useProof } from '#web/forms/use-proof.tsx';
import { deleteStaffFactors, signOutStaffMember } from '#web/queries/generated/sdk.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import styles from './people.module.css';

export function SignInSection({ id, name }: { id: number; name: string }) {
  const { prove, proofDialog } = useProof();
  const path = { staff_id: id };

  const signOut = async () => {
    const isMeant = await confirm({
      title: `Sign ${name} out everywhere?`,
      text: 'Every browser of theirs is signed out, and what they have allowed to applications ends. They can sign in again.',
      action: 'Sign out everywhere',
      keep: 'Leave them signed in',
      isDanger: true,
    });
    if (!isMeant || (await prove(() => signOutStaffMember({ path }))) === undefined) return;
    showToast({ text: `${name} was signed out everywhere.` });
  };
  const removeFactors = async () => {
    const isMeant = await confirm({
      title: `Remove the second factors of ${name}?`,
      text: 'Authenticator app, recovery codes and passkeys end, for somebody who has lost them. Make sure that it is they who ask. Where a mail server is set, they are told by e-mail.',
      action: 'Remove second factors',
      isDanger: true,
    });
    if (!isMeant || (await prove(() => deleteStaffFactors({ path }))) === undefined) return;
    showToast({ text: `${name} has no second factor any more.` });
  };

  return (
    <Panel title="Sign-in">
      <p className={styles.words}>
        If a device was lost or somebody else may have the password, sign them out everywhere. If the telephone with
        their codes was lost, remove the second factors: the sign-in asks for the password alone then, or for a new
        second factor where the role needs one.
      </p>
      <div className={styles.actions}>
        <Button onClick={() => void signOut()}>Sign out everywhere</Button>
        <Button onClick={() => void removeFactors()}>Remove second factors</Button>
      </div>
      {proofDialog}
    </Panel>
  );
}
