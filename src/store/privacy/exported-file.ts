/** A file that goes into an export. */

/** `path` inside the zip, `from` on the disk. */
export type ExportedFile = { path: string; what: string; from: string };

/** No separators and nothing that a file system takes for more than a name. */
export function safeName(name: string): string {
  return name
    .replaceAll(/[^\p{L}\p{N}.\- ]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(-100);
}
