/** A link to pass on, where no mail server sends it. */
import { ShownOnceDialog } from '#web/forms/shown-once-dialog.tsx';

type Props = { name: string; link: string; lasts: string; onClose: () => void };

export function LinkDialog({ name, link, lasts, onClose }: Props) {
  return (
    <ShownOnceDialog title={`A link for ${name}`} what="link" value={link} onClose={onClose}>
      No e-mail is sent from here: give them this link yourself. It works once, {lasts}, and is shown only now. The
      person who opens it chooses their password.
    </ShownOnceDialog>
  );
}
