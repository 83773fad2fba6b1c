/** Files that lie: named as another kind than they are, or two kinds at once. */
import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { type FileKind, unsupported } from './file-kind.ts';

/** Sound and video are often named for each other; a picture named as a document is a trap. */
type Family = 'picture' | 'recording' | 'document';
const familyOfType = { IMAGE: 'picture', VIDEO: 'recording', AUDIO: 'recording', FILE: 'document' } as const;
const familyOfExtension: Record<string, Family> = Object.fromEntries([
  ...['jpg', 'jpeg', 'png', 'webp', 'heic', 'heif', 'gif', 'bmp', 'tif', 'tiff', 'svg', 'avif'].map((name) => [
    name,
    'picture',
  ]),
  ...['mp4', 'm4v', 'mov', 'webm', 'mp3', 'm4a', 'wav', 'ogg', 'oga', 'opus', 'flac', 'amr', 'mkv', 'avi'].map(
    (name) => [name, 'recording'],
  ),
  ...['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'odt', 'ods', 'odp', 'txt', 'csv', 'md', 'log'].map(
    (name) => [name, 'document'],
  ),
]);
/** Nothing we take is ever named so: a name that would run, or be shown as a page, when it is saved. */
const neverTaken = /^(html?|xhtml|svg|xml|js|mjs|exe|msi|bat|cmd|com|scr|ps1|vbs|jar|sh|php|apk|dmg|zip|rar|7z)$/;

export type Claims = { filename: string | null; declaredType: string | null };

export function checkClaims({ type }: FileKind, { filename, declaredType }: Claims): void {
  const extension = extname(filename ?? '')
    .slice(1)
    .toLowerCase();
  if (neverTaken.test(extension)) throw unsupported(`Files named .${extension} are not taken.`);
  const named = familyOfExtension[extension];
  const family = familyOfType[type];
  if (named !== undefined && named !== family) {
    throw unsupported(`The file is named .${extension}, but its content is a ${family}.`);
  }
  const declared = /^(image|audio|video)\//.exec(declaredType ?? '')?.[1];
  if (declared !== undefined && (declared === 'image') !== (family === 'picture')) {
    throw unsupported(`The file is declared as ${declaredType}, but its content is a ${family}.`);
  }
}

const activeMarkup = /<(script|html|body|iframe|object|embed|svg|!doctype)[\s>]|<\?php/i;
/** The most an archive's comment can push its directory's end away from the end of the file. */
const TAIL_BYTES = 65_557;
const END_OF_DIRECTORY = Buffer.from('PK\u0005\u0006', 'latin1');

/** Refuses what other programs would read as another kind of file. */
export async function checkOneKind(
  path: string,
  size: number,
  head: Buffer,
  { mediaType, type }: FileKind,
): Promise<void> {
  const isArchive = /openxmlformats|opendocument/.test(mediaType);
  const beginning = head.toString('latin1');
  if (mediaType !== 'application/pdf' && beginning.slice(0, 1024).includes('%PDF-')) throw twoKinds('a PDF');
  if (type !== 'FILE' && activeMarkup.test(beginning)) throw twoKinds('a web page');
  if (!isArchive && (await endsAsArchive(path, size))) throw twoKinds('an archive');
}

function twoKinds(other: string): Error {
  return unsupported(`The file is ${other} as well.`);
}

async function endsAsArchive(path: string, size: number): Promise<boolean> {
  const file = await open(path);
  try {
    const length = Math.min(size, TAIL_BYTES);
    const tail = Buffer.alloc(length);
    await file.read(tail, 0, length, size - length);
    for (let at = tail.indexOf(END_OF_DIRECTORY); at >= 0; at = tail.indexOf(END_OF_DIRECTORY, at + 1)) {
      // The record is 22 bytes and a comment of the length it says, and ends the file (a few stray bytes are forgiven).
      if (at + 22 > length) continue;
      const end = at + 22 + tail.readUInt16LE(at + 20);
      if (end <= length && length - end < 1024) return true;
    }
    return false;
  } finally {
    await file.close();
  }
}
