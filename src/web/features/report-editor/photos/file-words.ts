/** The names of attachments: photos, videos and files stand in one grid, and not all of them are photos. */
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import { nounOf, nouns } from './noun-of.ts';

type Typed = Pick<Attachment, 'type'>;

/** Its caption, or `Photo 2 of Door`, numbered among its own kind. */
export function fileText(file: Attachment, among: readonly Attachment[], of: string): string {
  if (file.description !== null) return file.description;
  const noun = nounOf(file);
  const number = among.filter((one) => nounOf(one) === noun).indexOf(file) + 1;
  const text = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${number} of ${of}`;
  return noun === nouns.FILE && file.filename !== null ? `${text}: ${file.filename}` : text;
}

/** `3 photos, 1 video`, or only `3` where everything is a photo. */
export function countText(files: readonly Typed[]): string {
  return files.every((file) => nounOf(file) === nouns.IMAGE) ? String(files.length) : listText(files);
}

/** `1 photo, 2 recordings` */
export function listText(files: readonly Typed[]): string {
  return Object.values(nouns)
    .map((noun) => ({ noun, count: files.filter((file) => nounOf(file) === noun).length }))
    .filter(({ count }) => count > 0)
    .map(({ noun, count }) => `${count} ${count === 1 ? noun : `${noun}s`}`)
    .join(', ');
}

/** The contents of the grid. */
export function headingText(files: readonly Typed[]): string {
  return files.some((file) => nounOf(file) !== nouns.IMAGE) ? 'Photos and files' : 'Photos';
}
