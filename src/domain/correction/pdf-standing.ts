/** How a PDF that somebody holds stands to the report of today. */
export const pdfStandings = ['latest', 'older_copy', 'superseded', 'draft', 'withdrawn', 'not_kept'] as const;
export type PdfStanding = (typeof pdfStandings)[number];

export type PdfFacts = {
  isCancelled: boolean;
  /** The completion that sealed its version was taken back, before anybody outside had it. */
  isTakenBack: boolean;
  /** The sealed version that it shows; null for one from before there was any. */
  version: number | null;
  latestVersion: number | null;
  /** Whether the report would be printed the same now, with its comments and signatures. */
  isCurrent: boolean;
};

export function standingOf({ isCancelled, isTakenBack, version, latestVersion, isCurrent }: PdfFacts): PdfStanding {
  if (isCancelled) return 'withdrawn';
  if (version === null) return 'draft';
  if (latestVersion !== null && latestVersion > version) return 'superseded';
  if (isTakenBack) return 'draft';
  return isCurrent ? 'latest' : 'older_copy';
}
