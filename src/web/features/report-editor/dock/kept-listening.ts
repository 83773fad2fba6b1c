/** On this device and for this person: the place in each recording, what was heard of it, its shape, and the keys. */
import type { Stretch } from './stretches.ts';
import type { Waveform } from './waveform.ts';

export type Listened = { at: number; heard: Stretch[]; waveform?: Waveform | undefined };

/** The latest; a report has some twenty. */
const MOST = 200;

const nothing: Listened = { at: 0, heard: [] };

export function buildKeptListening(owner: string) {
  const key = `keyturn-listening ${owner}`;
  const read = () => new Map(readJson(key) as [number, Listened][]);
  const all = read();
  const changed = new Set<number>();
  return {
    read: (id: number): Listened => all.get(id) ?? nothing,
    note: (id: number, change: Partial<Listened>): void => {
      const before = all.get(id) ?? nothing;
      changed.add(id);
      all.delete(id);
      all.set(id, { ...before, ...change });
    },
    keep: (): void => {
      try {
        // Another tab may have listened meanwhile.
        const kept = [...read()].filter(([id]) => !changed.has(id));
        const now = [...kept, ...[...all].filter(([id]) => changed.has(id))].slice(-MOST);
        localStorage.setItem(key, JSON.stringify(now));
      } catch {
        // A full disk: the place is known until the page goes.
      }
    },
  };
}

export type KeptListening = ReturnType<typeof buildKeptListening>;

export function readJson(key: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
