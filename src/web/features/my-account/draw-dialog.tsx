/** Draws a signature. People who cannot draw upload a picture instead. */
import { useState } from 'react';
import { drawingFault } from '#domain/signature-drawing.ts';
import { drawPicture } from '#web/forms/signature/draw-picture.ts';
import { SignaturePad } from '#web/forms/signature/signature-pad.tsx';
import { errorText } from '#web/queries/api-error.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FieldError } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './my-account.module.css';

type Props = { onClose: () => void; onSave: (picture: Blob) => Promise<void> };

export function DrawDialog({ onClose, onSave }: Props) {
  const [path, setPath] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (path === '' || drawingFault(path) !== undefined) {
      setFault('Draw your signature above: more than a dot.');
      return;
    }
    setBusy(true);
    try {
      await onSave(await drawPicture(path));
    } catch (error) {
      setFault(errorText(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title="Draw your signature"
      onClose={onClose}
      closesOutside={false}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void save()}>
            Save signature
          </Button>
        </>
      }
    >
      <p className={styles.words}>
        It is saved as a picture, dark on white. You can upload one instead, under Signature.
      </p>
      <SignaturePad
        path={path}
        onChange={(next) => {
          setPath(next);
          setFault(undefined);
        }}
      />
      <div aria-live="polite">{fault !== undefined && <FieldError id="drawing-fault">{fault}</FieldError>}</div>
    </Dialog>
  );
}
