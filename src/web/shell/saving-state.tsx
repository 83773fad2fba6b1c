/** Says whether edits have arrived: silent while all is well, in words as soon as it is not. */
import { CloudOff, CloudUpload } from 'lucide-react';
import styles from './saving-state.module.css';

export function SavingState({ waiting, isOnline }: { waiting: number; isOnline: boolean }) {
  const changes = `${waiting} ${waiting === 1 ? 'change' : 'changes'} waiting`;
  const text = isOnline ? changes : waiting === 0 ? 'Offline' : `Offline, ${changes}`;
  return (
    <output className={styles.state} data-offline={!isOnline || undefined}>
      {(!isOnline || waiting > 0) && (
        <>
          {isOnline ? <CloudUpload size={15} aria-hidden /> : <CloudOff size={15} aria-hidden />}
          {text}
        </>
      )}
    </output>
  );
}
