/**
 * The paths of files: stored once by content, per account, named by the SHA-256 of the original.
 *
 *   <dataDir>/files/<account id>/<first two digits>/<sha256>/
 *     original                            as it was uploaded, without an extension
 *     upright.jpg                         pictures only: whole, upright, all metadata removed
 *     1280.jpg  480.jpg  320.jpg          the same inside a square of that many pixels, never enlarged; 480 is the PDF's
 *     upright-90.jpg  480-180.jpg  …      the same turned clockwise
 *   <dataDir>/incoming/<random>/          being received; moved into place by one rename, swept at the next start
 *
 * Every rendition is a JPEG and is made from `original` when it is first requested and missing (`file-renditions.ts`),
 * so code that puts a file in place by hand (the demo company) needs `original` and a row of `files`, and may put
 * renditions beside it to save the work.
 */
import { join } from 'node:path';

/** Clockwise degrees beyond upright. */
export type Rotation = 0 | 90 | 180 | 270;
export const renditions = ['upright', '1280', '480', '320'] as const;
export type Rendition = (typeof renditions)[number];
/** Names a file on disk completely: the account and the content. */
export type FileContent = { accountId: number; sha256: string };

export function isRendition(word: string): word is Rendition {
  return (renditions as readonly string[]).includes(word);
}

/** Any multiple of 90, negative too, as one of the four. */
export function rotationOf(angle: number): Rotation {
  return ((((angle % 360) + 360) % 360) as Rotation) || 0;
}

export function fileFolder(dataDir: string, { accountId, sha256 }: FileContent): string {
  return join(dataDir, 'files', String(accountId), sha256.slice(0, 2), sha256);
}

export function originalPath(dataDir: string, content: FileContent): string {
  return join(fileFolder(dataDir, content), 'original');
}

/** The name alone; whether it is there yet is `ensureRendition`'s business. */
export function renditionPath(dataDir: string, content: FileContent, rendition: Rendition, rotation: Rotation): string {
  return join(fileFolder(dataDir, content), `${rendition}${rotation === 0 ? '' : `-${rotation}`}.jpg`);
}
