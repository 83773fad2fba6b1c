/** A photo that has arrived: its caption, and taking it away, which is asked twice. */
import { useId, useState } from 'react';
import { errorText } from '#web/queries/api-error.ts';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import type { PhotoPlace } from './tenant-api.ts';
import styles from './tenant.module.css';
import { useOpenReport } from './use-report.ts';

export function PhotoCard({ place, of, attachment }: { place: PhotoPlace; of: string; attachment: Attachment }) {
  const { api, canWrite, changePhoto } = useOpenReport();
  const captionId = useId();
  const saved = attachment.description ?? '';
  const [caption, setCaption] = useState(saved);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isOwn = canWrite && attachment['removable'] === true;

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
      setProblem(undefined);
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  const handleCaption = () => {
    if (caption.trim() === saved) return undefined;
    return attempt(async () => {
      changePhoto(
        place,
        attachment.id,
        await api.caption(attachment.id, caption.trim() === '' ? null : caption.trim()),
      );
    });
  };
  const handleRemove = () =>
    attempt(async () => {
      await api.removePhoto(attachment.id);
      changePhoto(place, attachment.id, undefined);
    });

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
              value={caption}
              onChange={(event) => setCaption(event.target.value)}
              onBlur={() => void handleCaption()}
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
        {problem !== undefined && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
