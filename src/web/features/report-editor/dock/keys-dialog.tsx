/** Other keys for the commands of the dock: press the button, then the key or the pedal. */
import { type KeyboardEvent, useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { KeyHint } from '#web/ui/controls/key-hint.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './dock.module.css';
import { changeKeys, type Command, commands, type Keys, pressedKeys, usualKeys } from './dock-keys.ts';

type Props = { keys: Keys; onChange: (keys: Keys) => void; onClose: () => void };

export function KeysDialog({ keys, onChange, onClose }: Props) {
  const [waiting, setWaiting] = useState<Command>();

  function handleKey(event: KeyboardEvent) {
    if (waiting === undefined) return;
    const pressed = pressedKeys(event.nativeEvent);
    if (pressed === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(changeKeys(keys, waiting, pressed));
    setWaiting(undefined);
  }

  return (
    <Dialog
      title="Keys of the player"
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onChange(usualKeys())}>The usual ones</Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <p className={styles.hint}>
        Choose a command, then press a function key, a key with Ctrl or Alt, or the pedal. Kept for you on this device.
      </p>
      <ul className={styles.choices}>
        {(Object.keys(commands) as Command[]).map((command) => (
          <li key={command}>
            <span>{commands[command]}</span>
            <Button
              size="sm"
              data-takes-keys={waiting === command || undefined}
              aria-label={`Key for ${commands[command]}: ${waiting === command ? 'press it now' : keys[command]}`}
              onClick={() => setWaiting(command)}
              onKeyDown={handleKey}
              onBlur={() => setWaiting(undefined)}
            >
              {waiting === command ? 'Press a key…' : <KeyHint keys={keys[command]} />}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
