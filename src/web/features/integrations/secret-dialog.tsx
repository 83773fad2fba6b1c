/** A secret to put into another system. */
import { ShownOnceDialog } from '#web/forms/shown-once-dialog.tsx';

type Props = { title: string; text: string; secret: string; onClose: () => void };

export function SecretDialog({ title, text, secret, onClose }: Props) {
  return (
    <ShownOnceDialog title={title} what="secret" value={secret} onClose={onClose}>
      {text} It is shown only now.
    </ShownOnceDialog>
  );
}
