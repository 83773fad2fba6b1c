/** The browser's own modal <dialog>, bare: focus stays inside, Escape closes, focus returns to the opener. */
import { type AriaAttributes, type ReactNode, useEffect, useRef } from 'react';
import { announceOutside, homeStore } from '../feedback/announce.ts';
import { holdFocus } from './hold-focus.ts';

type ModalProps = Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> & {
  className: string | undefined;
  /** Called by Escape and a press outside; the caller unmounts it, or asks first. */
  onClose: () => void;
  closesOutside?: boolean | undefined;
  /** One element that fills it, so that a press on the dialog itself is one outside; `data-autofocus` takes the focus. */
  children: ReactNode;
};

/** The browser itself takes the first thing of all, which is the button that closes. */
const firstField = 'form :is(input, select, textarea)';

export function Modal({ onClose, closesOutside = true, ...element }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const giveBack = holdFocus();
    if (!element.open) element.showModal();
    homeStore.changed();
    (element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector<HTMLElement>(firstField))?.focus();
    return () => {
      element.close();
      announceOutside(element);
      homeStore.changed();
      giveBack();
    };
  }, []);

  return (
    // The backdrop belongs to the dialog element itself; Escape is its keyboard twin.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      {...element}
      onCancel={(event) => {
        // A file picker's own cancel bubbles up to here.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target !== dialog.current) return;
        // The second press of a double click on what opened it is no press outside, and takes no focus.
        if (event.detail > 1) event.preventDefault();
        else if (closesOutside) onClose();
      }}
    />
  );
}
