/** What the processes that work on pictures are asked, and what they answer. */
import type { Rotation } from './files.ts';

export type PictureSize = { width: number; height: number };

export type PictureOrder =
  | { task: 'measure'; original: string }
  /** All four renditions of one rotation, into a folder. */
  | { task: 'render'; original: string; folder: string; rotation: Rotation };

/** As the picture is stored, and as it is seen. */
export type PictureMeasures = {
  stored: PictureSize;
  upright: PictureSize;
  /** Of a HEIC, in base64: where it lies in the file is the picture library's knowledge. */
  exif?: string;
};

export type PictureAnswer = PictureMeasures | { rendered: true } | { undecodable: string };

export const MOST_PIXELS = 60_000_000;
