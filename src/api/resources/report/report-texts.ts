/**
 * Texts of reports as they were last sent. A report's version moves with every change in it, so a text of the same
 * version is the same; links in it change every twelve hours, and the words of option sets with their own versions.
 * After a change the text of the other rooms still holds.
 */
import type { ReportText } from './write-report.ts';

const MOST_BYTES = 24_000_000;
/** So that one huge report does not drive out all others. */
const LARGEST = 8_000_000;

/** All that a text depends on: what the whole of it says, and what every room does. */
export type TextKey = { version: number; pending: string; words: string };
export type KeptText = {
  key: TextKey;
  text: ReportText;
  /** Before anything of it was read: every row written since belongs to a later transaction than this. */
  horizon: string;
};

export function buildReportTexts() {
  /** Used last, kept longest. */
  const kept = new Map<number, KeptText>();
  let bytes = 0;

  const drop = (reportId: number): void => {
    bytes -= kept.get(reportId)?.text.bytes.length ?? 0;
    kept.delete(reportId);
  };

  return {
    find: (reportId: number, { version, pending, words }: TextKey): Buffer | undefined => {
      const found = kept.get(reportId);
      if (found === undefined) return undefined;
      const { key, text } = found;
      if (key.version !== version || key.pending !== pending || key.words !== words) return undefined;
      kept.delete(reportId);
      kept.set(reportId, found);
      return text.bytes;
    },
    /** One of another version, whose rooms say the same as now where nothing in them was written since. */
    findEarlier: (reportId: number, { words }: TextKey): KeptText | undefined => {
      const found = kept.get(reportId);
      return found?.key.words === words ? found : undefined;
    },
    keep: (reportId: number, one: KeptText): void => {
      drop(reportId);
      const size = one.text.bytes.length;
      if (size > LARGEST) return;
      kept.set(reportId, one);
      bytes += size;
      for (const [oldest] of kept) {
        if (bytes <= MOST_BYTES) break;
        drop(oldest);
      }
    },
  };
}
