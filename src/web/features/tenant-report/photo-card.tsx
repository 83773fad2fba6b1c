/** A photo that has arrived: its caption, and taking it away, which is asked twice. */
import { useId, useState } from 'react';
import { errorText } from '#web/queries/api-error.ts';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import type { Place } from '#web/report/model/report-entry.ts';
import styles from './tenant.module.css';
import { useOpenReport, useQueuedCaptions } from './use-report.ts';

type Props = { place: Place; of: string; attachment: Attachment };

export function PhotoCard({ place, of, attachment }: Props) {
  const { canWrite } = useOpenReport();
  const saved = attachment.description ?? '';
  const isOwn = canWrite && attachment['removable'] === true;
  return (
    <div className={styles.photo}>
      <a href={attachment.url} target="_blank" rel="noreferrer" className={styles.thumbLink}>
        <img
          src={attachment.renditions?.['320'] ?? attachment.url}
          alt={saved === '' ? of : saved}
          className={styles.thumb}
          loading="lazy"
        />
      </a>
      <div className={styles.photoSide}>
        {isOwn ? (
          <>
            <Caption place={place} of={of} attachment={attachment} />
            <Removal place={place} of={of} attachment={attachment} />
          </>
        ) : (
          <p className={styles.hint}>{saved}</p>
        )}
      </div>
    </div>
  );
}

function Caption({ place, of, attachment: { id, description } }: Props) {
  const { queue } = useOpenReport();
  const captionId = useId();
  const waiting = useQueuedCaptions().find(({ photoId }) => photoId === id);
  // As it is typed, also where the service has it without its last space.
  const [typed, setTyped] = useState<string>();
  return (
    <>
      <label className="visually-hidden" htmlFor={captionId}>
        Caption of the photo of {of}
      </label>
      <input
        id={captionId}
        className={styles.input}
        placeholder="Caption (optional)"
        maxLength={500}
        value={typed ?? waiting?.value ?? description ?? ''}
        onChange={({ target }) => {
          setTyped(target.value);
          queue.typeCaption(place, id, target.value);
        }}
        // Leaving a field ends the wait.
        onBlur={() => {
          setTyped(undefined);
          void queue.flush();
        }}
      />
      {waiting?.state === 'refused' && (
        <div className={styles.decision} role="alert">
          <p>{waiting.reason}</p>
          <div className={styles.photoActions}>
            <button type="button" className={styles.link} onClick={() => void queue.retry(waiting.key)}>
              Try again
            </button>
            <button type="button" className={styles.link} onClick={() => void queue.discard(waiting.key)}>
              Discard this caption
            </button>
          </div>
        </div>
      )}
    </>
  );
}

function Removal({ place, of, attachment: { id } }: Props) {
  const { api, queue, report } = useOpenReport();
  const caption = useQueuedCaptions().find(({ photoId }) => photoId === id);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();

  const handleRemove = async () => {
    try {
      await api.removePhoto(id);
      if (caption !== undefined) await queue.discard(caption.key);
      report.putAttachment(place, id, undefined);
    } catch (error) {
      setProblem(errorText(error));
    }
  };

  return (
    <>
      <div className={styles.photoActions}>
        {isAsking ? (
          <>
            <button type="button" className={styles.linkDanger} onClick={() => void handleRemove()}>
              Yes, remove it
            </button>
            <button type="button" className={styles.link} onClick={() => setAsking(false)}>
              Keep it
            </button>
          </>
        ) : (
          <button type="button" className={styles.link} onClick={() => setAsking(true)}>
            Remove<span className="visually-hidden"> the photo of {of}</span>
          </button>
        )}
      </div>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
