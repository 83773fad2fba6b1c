/** The exports that are being made or can be downloaded. */
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { listPersonExportsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { PersonExport } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { storageText } from '#domain/storage/storage-text.ts';
import styles from './settings.module.css';

const LOOK_AGAIN_MS = 1000;
const isWaiting = ({ state }: PersonExport) => state === 'queued' || state === 'running';

export function ExportsSection() {
  const { data } = useQuery({
    ...listPersonExportsOptions({ query: { per_page: 30 } }),
    throwOnError: whenEmpty,
    refetchInterval: ({ state }) => (state.data?.data.some(isWaiting) === true ? LOOK_AGAIN_MS : false),
  });
  useSaid(data?.data);
  return (
    <Panel title="Exports">
      {data === undefined ? (
        <Skeleton height="3rem" />
      ) : data.data.length === 0 ? (
        <p className={styles.quiet}>There is no export. They end after seven days.</p>
      ) : (
        <ul className={styles.exports}>
          {data.data.map((one) => (
            <li key={one.id}>
              <strong>{whoOf(one)}</strong>
              <ExportState one={one} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function whoOf({ name, email, person_id: personId }: PersonExport): string {
  return [name, email, personId === null ? null : `Person ${personId}`].filter((one) => one !== null).join(', ');
}

function ExportState({ one }: { one: PersonExport }) {
  if (one.state === 'failed') return <p>It could not be made: {one.failure}</p>;
  if (one.url === null)
    return (
      <>
        <p className={styles.quiet}>Being made. You can leave this page meanwhile.</p>
        <Progress label={`Making the export about ${whoOf(one)}`} value={one.progress} />
      </>
    );
  return (
    <>
      <p className={styles.quiet}>
        {one.records} {one.records === 1 ? 'record' : 'records'} in {one.files} {one.files === 1 ? 'file' : 'files'},{' '}
        {storageText(one.bytes ?? 0)}, made <DateTime at={one.ready_at} />. It ends <DateTime at={one.expires_at} />.
      </p>
      <a className={styles.download} href={one.url} download>
        <Download size={16} aria-hidden /> Download the zip
      </a>
    </>
  );
}

/** The end of one that was being made. */
function useSaid(exports: PersonExport[] | undefined): void {
  const waiting = useRef(new Set<number>());
  useEffect(() => {
    for (const one of exports ?? []) {
      if (isWaiting(one)) waiting.current.add(one.id);
      else if (waiting.current.delete(one.id))
        announce(one.state === 'ready' ? 'The export is ready.' : 'The export could not be made.');
    }
  }, [exports]);
}
