/** The one that moves, as large as there is room. */
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import styles from './light-table.module.css';

export function LargePhoto({ photo: { renditions, url, width, height, description } }: { photo: Attachment }) {
  const small = renditions?.['320'];
  return (
    <figure className={styles.large}>
      <img
        key={url}
        src={renditions?.['1280'] ?? url}
        alt={description ?? 'The selected photo, large'}
        width={width ?? 1280}
        height={height ?? 960}
        style={small === undefined ? undefined : { backgroundImage: `url("${small}")` }}
      />
      {description !== null && <figcaption>{description}</figcaption>}
    </figure>
  );
}
