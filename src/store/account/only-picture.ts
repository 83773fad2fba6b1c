/** A picture of which there is one at a time: its size in pixels as it was sent. */
export type PictureRow = { fileId: number; sha256: string; width: number; height: number };

/** From `files f`. */
export const pictureColumns = 'f.id as "fileId", f.sha256, f.width, f.height';
