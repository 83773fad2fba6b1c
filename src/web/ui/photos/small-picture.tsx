/** A small picture whose sides are known before it is there, so that nothing moves when it comes. */
import type { Photo } from './photo-viewer.tsx';

type Props = { photo: Pick<Photo, 'url' | 'renditions' | 'width' | 'height'> };

export const SmallPicture = ({ photo: { url, renditions, width, height } }: Props) => (
  <img
    src={renditions?.['320'] ?? url}
    alt=""
    width={width ?? 320}
    height={height ?? 240}
    loading="lazy"
    decoding="async"
    draggable={false}
  />
);
