/** Asks before something that cannot be undone: `if (await confirm({ … })) …`. <ConfirmHost> stands once in the layout. */
import { buildListeners } from '#web/listeners.ts';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

export type Question = {
  title: string;
  text: string;
  /** Shown below the text, such as links to the things it is about; to be told when somebody leaves by one. */
  renderMore?: ((leave: () => void) => ReactNode) | undefined;
  /** The verb on the button, for example "Cancel the inspection". */
  action: string;
  /** The label of the other button; default "Keep". Never "Cancel" beside a cancellation. */
  keep?: string | undefined;
  isDanger?: boolean | undefined;
};

type Asked = Question & { onAnswer: (isYes: boolean) => void };

let asked: Asked | undefined;
const listeners = buildListeners();

function change(next: Asked | undefined): void {
  asked = next;
  listeners.tell();
}

export function confirm(question: Question): Promise<boolean> {
  asked?.onAnswer(false);
  return new Promise((resolve) => {
    change({
      ...question,
      onAnswer: (isYes) => {
        change(undefined);
        resolve(isYes);
      },
    });
  });
}

export function ConfirmHost() {
  const question = useSyncExternalStore(listeners.subscribe, () => asked);
  // Somebody else may sign in next on this page, and was not asked.
  useEffect(() => () => asked?.onAnswer(false), []);
  if (question === undefined) return null;
  const { title, text, renderMore, action, keep = 'Keep', isDanger = false, onAnswer } = question;
  return (
    <Dialog
      title={title}
      size="sm"
      onClose={() => onAnswer(false)}
      footer={
        <>
          {/* One Enter too many never destroys anything. */}
          <Button data-autofocus={isDanger || undefined} onClick={() => onAnswer(false)}>
            {keep}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            data-autofocus={!isDanger || undefined}
            onClick={() => onAnswer(true)}
          >
            {action}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {renderMore?.(() => onAnswer(false))}
    </Dialog>
  );
}
