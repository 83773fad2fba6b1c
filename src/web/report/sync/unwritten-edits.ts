/**
 * Edits that this computer's disk refuses, because it is full or the browser is not allowed to use it. They are sent like
 * all others, but are lost with the page: who closes it before they are sent is asked first.
 */
import type { Edit } from './edit.ts';

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

export function keepUnwrittenEdits() {
  const rows = new Map<string, Edit>();

  return {
    get: (key: string): Edit | undefined => rows.get(key),
    /** Those on disk, with what the disk refused in place of what it has. */
    over: (onDisk: readonly Edit[], isMeant: (edit: Edit) => boolean): Edit[] => [
      ...onDisk.filter(({ key }) => !rows.has(key)),
      ...[...rows.values()].filter(isMeant),
    ],
    /** Undefined: it is sent or given up, or the disk has it now. */
    set: (key: string, row: Edit | undefined): void => {
      const had = rows.size;
      if (row === undefined) rows.delete(key);
      else rows.set(key, row);
      if (had === 0 && rows.size > 0) window.addEventListener('beforeunload', askFirst);
      if (had > 0 && rows.size === 0) window.removeEventListener('beforeunload', askFirst);
    },
  };
}
