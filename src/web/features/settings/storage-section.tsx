/** How much the files of the account take, by kind, and how much they may. */
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { getStorageOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { AccountStorage } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { storageText } from '#domain/storage/storage-text.ts';
import styles from './settings.module.css';

export function StorageSection() {
  const { data: storage } = useQuery({ ...getStorageOptions(), throwOnError: whenEmpty });
  return (
    <Panel title="Storage">{storage === undefined ? <Skeleton height="12rem" /> : <Storage storage={storage} />}</Panel>
  );
}

const kinds = { IMAGE: 'Photographs', VIDEO: 'Films', AUDIO: 'Recordings', FILE: 'Documents' } as const;

function Storage({ storage }: { storage: AccountStorage }) {
  const { used, allowed, expected, by_type, pdfs } = storage;
  return (
    <>
      {allowed === null ? (
        <p className={styles.text}>
          Files that people have sent take <strong>{storageText(used)}</strong>. There is no limit but the disk.
        </p>
      ) : (
        <>
          <p className={styles.text} id="storage-used">
            Files that people have sent take <strong>{storageText(used)}</strong> of the {storageText(allowed)} that
            this firm may keep.
          </p>
          <meter
            className={styles.meter}
            aria-labelledby="storage-used"
            min={0}
            max={allowed}
            high={allowed * NEARLY}
            value={Math.min(used, allowed)}
          />
          {used >= allowed * NEARLY && <NearlyFull isFull={used >= allowed} />}
        </>
      )}
      <dl className={styles.amounts}>
        {(Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => (
          <div key={kind}>
            <dt>{kinds[kind]}</dt>
            <dd>{storageText(by_type[kind])}</dd>
          </div>
        ))}
        {expected > 0 && (
          <div>
            <dt>On their way</dt>
            <dd>{storageText(expected)}</dd>
          </div>
        )}
        <div>
          <dt>PDFs, which do not count</dt>
          <dd>{storageText(pdfs)}</dd>
        </div>
      </dl>
    </>
  );
}

/** The part of what is allowed from which on it is time to do something. */
const NEARLY = 0.9;

function NearlyFull({ isFull }: { isFull: boolean }) {
  return (
    <div className={styles.warning} role="note">
      <TriangleAlert size={18} aria-hidden />
      <p className={styles.text}>
        <strong>{isFull ? 'There is no room for more files.' : 'There is hardly room for more files.'}</strong>{' '}
        Photographs that are refused stay on the phones and computers that took them, and are sent again. Ask whoever
        runs Keyturn for more room, or remove files that are not needed.
      </p>
    </div>
  );
}
