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

/** What it takes is what was lent for it. */
const sizeOf = ({ lent }: ReportText) => lent.bytes.length;

export function buildReportTexts() {
  /** Used last, kept longest. */
  const kept = new Map<number, KeptText & { release: () => void }>();
  let bytes = 0;

  const drop = (reportId: number): void => {
    const one = kept.get(reportId);
    if (one === undefined) return;
    bytes -= sizeOf(one.text);
    kept.delete(reportId);
    one.release();
  };

  return {
    /** Good until whoever asked waits for something: by then they hold it, or it may be another's. */
    find: (reportId: number, { version, pending, words }: TextKey): ReportText | undefined => {
      const found = kept.get(reportId);
      if (found === undefined) return undefined;
      const { key, text } = found;
      if (key.version !== version || key.pending !== pending || key.words !== words) return undefined;
      kept.delete(reportId);
      kept.set(reportId, found);
      return text;
    },
    /** As `find`: one of another version, whose rooms say the same as now where nothing in them was written since. */
    findEarlier: (reportId: number, { words }: TextKey): KeptText | undefined => {
      const found = kept.get(reportId);
      return found?.key.words === words ? found : undefined;
    },
    keep: (reportId: number, one: KeptText): void => {
      drop(reportId);
      const size = sizeOf(one.text);
      if (size > LARGEST) return;
      kept.set(reportId, { ...one, release: one.text.lent.hold() });
      bytes += size;
      for (const [oldest] of kept) {
        if (bytes <= MOST_BYTES) break;
        drop(oldest);
      }
    },
  };
}
