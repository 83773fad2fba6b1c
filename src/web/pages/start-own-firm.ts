/** From the demo company to a firm of one's own, which stands beside it. */
import { errorText } from '#web/queries/api-error.ts';
import { createSetUpLink } from '#web/queries/generated/sdk.gen.ts';
import { signOut } from '#web/session/session.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';

export async function startOwnFirm(): Promise<void> {
  const isMeant = await confirm({
    title: 'Start your own firm?',
    text: 'The demo company stays as it is, and its people go on signing in to it. You are signed out of it now, and name your firm and an e-mail address of your own on the next page.',
    action: 'Go on',
    keep: 'Stay here',
  });
  if (!isMeant) return;
  try {
    const { data } = await createSetUpLink({ throwOnError: true });
    // The new administrator must not come back as the old one.
    await signOut();
    window.location.assign(data.url);
  } catch (error) {
    showToast({ tone: 'failed', text: `You are still in the demo company. ${errorText(error)}` });
  }
}
