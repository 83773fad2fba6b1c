/** A photo that has arrived: its caption, and taking it away, which is asked twice. */
import { useId, useState } from 'react';
import { errorText } from '#web/queries/api-error.ts';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import type { Place } from '#web/report/model/report-entry.ts';
import styles from './tenant.module.css';
import { useOpenReport, useQueuedCaptions } from './use-report.ts';

export function PhotoCard({ place, of, attachment }: { place: Place; of: string; attachment: Attachment }) {
  const { api, canWrite, captions, changePhoto } = useOpenReport();
  const captionId = useId();
  const saved = attachment.description ?? '';
  const waiting = useQueuedCaptions().find(({ id }) => id === attachment.id);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isOwn = canWrite && attachment['removable'] === true;

  const handleRemove = async () => {
    try {
      await api.removePhoto(attachment.id);
      await captions.discard(attachment.id);
      changePhoto(place, attachment.id, undefined);
    } catch (error) {
      setProblem(errorText(error));
    }
  };

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
            <label className="visually-hidden" htmlFor={captionId}>
              Caption of the photo of {of}
            </label>
            <input
              id={captionId}
              className={styles.input}
              placeholder="Caption (optional)"
              maxLength={500}
              value={waiting?.text ?? saved}
              onChange={(event) => void captions.type(place, attachment.id, event.target.value)}
              // Whoever leaves a field waits no longer.
              onBlur={captions.run}
            />
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
          </>
        ) : (
          <p className={styles.hint}>{saved}</p>
        )}
        {waiting?.state === 'failed' && (
          <div className={styles.decision} role="alert">
            <p>{waiting.reason}</p>
            <div className={styles.photoActions}>
              <button type="button" className={styles.link} onClick={() => captions.retry(attachment.id)}>
                Try again
              </button>
              <button type="button" className={styles.link} onClick={() => void captions.discard(attachment.id)}>
                Discard this caption
              </button>
            </div>
          </div>
        )}
        {problem !== undefined && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
