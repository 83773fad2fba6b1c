/**
 * Texts of reports as they were last sent. A report's version moves with every change in it, so a text of the same
 * version is the same; links in it change every twelve hours, and the words of option sets with their own versions.
 */
const MOST_BYTES = 24_000_000;
/** So that one huge report does not drive out all others. */
const LARGEST = 8_000_000;

export function buildReportTexts() {
  /** Used last, kept longest. */
  const kept = new Map<number, { key: string; text: Buffer }>();
  let bytes = 0;

  const drop = (reportId: number): void => {
    bytes -= kept.get(reportId)?.text.length ?? 0;
    kept.delete(reportId);
  };

  return {
    find: (reportId: number, key: string): Buffer | undefined => {
      const found = kept.get(reportId);
      if (found?.key !== key) return undefined;
      kept.delete(reportId);
      kept.set(reportId, found);
      return found.text;
    },
    keep: (reportId: number, key: string, text: Buffer): void => {
      drop(reportId);
      if (text.length > LARGEST) return;
      kept.set(reportId, { key, text });
      bytes += text.length;
      for (const [oldest] of kept) {
        if (bytes <= MOST_BYTES) break;
        drop(oldest);
      }
    },
  };
}
