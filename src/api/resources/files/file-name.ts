/** The name under which a file is sent: its extension is one of its content, whatever it was called. */
import { extname } from 'node:path';

/** The usual one first. */
const extensions: Record<string, string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/heic': ['heic', 'heif'],
  'image/heif': ['heif', 'heic'],
  'video/mp4': ['mp4', 'm4v'],
  'video/quicktime': ['mov'],
  'video/webm': ['webm'],
  'audio/webm': ['webm'],
  'audio/mpeg': ['mp3'],
  'audio/mp4': ['m4a', 'mp4'],
  'audio/wav': ['wav'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'audio/flac': ['flac'],
  'audio/amr': ['amr'],
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.ms-powerpoint': ['ppt'],
  'text/plain': ['txt', 'csv', 'md', 'log'],
};
const archiveExtensions: [RegExp, string[]][] = [
  [/wordprocessingml/, ['docx']],
  [/spreadsheetml/, ['xlsx']],
  [/presentationml/, ['pptx']],
  [/opendocument\.text/, ['odt']],
  [/opendocument\.spreadsheet/, ['ods']],
  [/opendocument\.presentation/, ['odp']],
];
const known = new Set([...Object.values(extensions), ...archiveExtensions.map(([, names]) => names)].flat());

function extensionsOf(mediaType: string): string[] {
  return extensions[mediaType] ?? archiveExtensions.find(([pattern]) => pattern.test(mediaType))?.[1] ?? ['bin'];
}

export function extensionOf(mediaType: string): string {
  return extensionsOf(mediaType)[0] ?? 'bin';
}

/** A PNG named `Hall.jpg` → `Hall.png`, `Flat 3.5` → `Flat 3.5.png`. */
export function fittingName(name: string, mediaType: string): string {
  const given = extname(name);
  const extension = given.slice(1).toLowerCase();
  if (extensionsOf(mediaType).includes(extension)) return name;
  const stem = known.has(extension) ? name.slice(0, -given.length) : name;
  return `${stem}.${extensionOf(mediaType)}`;
}
