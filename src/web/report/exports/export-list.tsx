/** Exports and dispute packs that are being made or can be downloaded. */
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { storageText } from '#domain/storage/storage-text.ts';
import type { AccountExport, DisputePack } from '#web/queries/generated/types.gen.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import styles from './export-list.module.css';

const LOOK_AGAIN_MS = 1000;
type Made = AccountExport | DisputePack;

export const isWaiting = ({ state }: Made) => state === 'queued' || state === 'running';

type Answer = { data: Made[] };

/** Milliseconds until a list is read again: while one is being made. */
export function lookAgain({ state }: { state: { data: Answer | undefined } }): number | false {
  return state.data?.data.some(isWaiting) === true ? LOOK_AGAIN_MS : false;
}

type ExportListProps<Row extends Made> = {
  exports: readonly Row[];
  /** The thing that it is about, for people and for the name of its progress. */
  nameOf: (row: Row) => string;
};

export function ExportList<Row extends Made>({ exports, nameOf }: ExportListProps<Row>) {
  useSaid(exports);
  return (
    <ul className={styles.exports}>
      {exports.map((one) => (
        <li key={one.id}>
          <strong>{nameOf(one)}</strong>
          <ExportState one={one} name={nameOf(one)} />
        </li>
      ))}
    </ul>
  );
}

function ExportState({ one, name }: { one: Made; name: string }) {
  if (one.state === 'failed') return <p>It could not be made: {one.failure}</p>;
  if (one.url === null)
    return (
      <>
        <p className={styles.quiet}>Being made. You can leave this page meanwhile.</p>
        <Progress label={`Making the export: ${name}`} value={one.progress / 100} />
      </>
    );
  return (
    <>
      <p className={styles.quiet}>
        {one.records} {one.records === 1 ? 'record' : 'records'} in {one.files} {one.files === 1 ? 'file' : 'files'},{' '}
        {storageText(one.bytes ?? 0)}, made <DateTime at={one.ready_at} />. It ends <DateTime at={one.expires_at} />.
      </p>
      {typeof one.sha256 === 'string' && <code className={styles.hash}>Fingerprint {one.sha256}</code>}
      <a className={styles.download} href={one.url} download>
        <Download size={16} aria-hidden /> Download the zip
      </a>
    </>
  );
}

/** The end of one that was being made. */
function useSaid(exports: readonly Made[]): void {
  const waiting = useRef(new Set<number>());
  useEffect(() => {
    for (const one of exports) {
      if (isWaiting(one)) waiting.current.add(one.id);
      else if (waiting.current.delete(one.id))
        announce(one.state === 'ready' ? 'The export is ready.' : 'The export could not be made.');
    }
  }, [exports]);
}
