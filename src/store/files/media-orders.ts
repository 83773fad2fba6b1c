/** The orders to the processes that work on pictures and recordings, and their answers. */
import type { PicturePart } from '#domain/covering/picture-part.ts';
import type { FileDetails } from './file-details.ts';
import type { Rotation } from './files.ts';

export type PictureSize = { width: number; height: number };

export type MediaOrder =
  | { task: 'measure'; original: string }
  /** All four renditions of one rotation, into a folder. */
  | { task: 'render'; original: string; folder: string; rotation: Rotation }
  /** A JPEG with these parts covered, upright and without metadata. */
  | { task: 'cover'; original: string; target: string; parts: PicturePart[] }
  /** The length of a recording, and when it was made. */
  | { task: 'describe'; original: string };

/** As the picture is stored, and as it is seen. */
export type PictureMeasures = { stored: PictureSize; upright: PictureSize; details: FileDetails };
export type RecordingDetails = FileDetails & { hasPicture: boolean };

export type MediaAnswer =
  | PictureMeasures
  | { rendered: true }
  | { recording: RecordingDetails }
  /** The decoder's own word about the file. */
  | { unreadable: string }
  /** Everything else: a full disk, a process that ended or took too long. It says nothing about the file. */
  | { failed: string };

export const MOST_PIXELS = 60_000_000;
