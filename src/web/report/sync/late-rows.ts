/**
 * The last resort for rows whose writing to disk is still under way when the page goes: a fast typist closes it before the
 * last letters are written, and the browser ends such a writing with the page. Local storage is written at once.
 */
import type { NewRow } from './waiting.ts';

/** A row without the bytes of a file, which do not fit here. */
type LateRow = { row: NewRow; at: number };

export class LateRows {
  readonly #prefix: string;
  readonly #underWay = new Map<string, LateRow>();

  constructor(name: string) {
    this.#prefix = `${name} late `;
    window.addEventListener('pagehide', this.#keep);
    // A phone ends pages that are hidden without a word.
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && this.#keep());
  }

  /** Returns what is to be called when the row is written, or kept elsewhere. */
  note(key: string, row: NewRow): () => void {
    const late = { row, at: Date.now() };
    this.#underWay.set(key, late);
    return () => {
      // More was typed since.
      if (this.#underWay.get(key) !== late) return;
      this.#underWay.delete(key);
      this.#drop(this.#prefix + key);
    };
  }

  /** Those that pages which are gone have left, each once. */
  take(): LateRow[] {
    try {
      const names = Object.keys(localStorage).filter((name) => name.startsWith(this.#prefix));
      return names.flatMap((name) => {
        if (this.#underWay.has(name.slice(this.#prefix.length))) return [];
        const late = localStorage.getItem(name);
        this.#drop(name);
        return late === null ? [] : [JSON.parse(late) as LateRow];
      });
    } catch {
      return [];
    }
  }

  readonly #keep = (): void => {
    for (const [key, late] of this.#underWay) {
      if (late.row.kind === 'photo') continue;
      try {
        localStorage.setItem(this.#prefix + key, JSON.stringify(late));
      } catch {
        // It is full or blocked: nothing more can be done in the time that is left.
      }
    }
  };

  #drop(name: string): void {
    try {
      localStorage.removeItem(name);
    } catch {
      // Then nothing was kept there.
    }
  }
}
