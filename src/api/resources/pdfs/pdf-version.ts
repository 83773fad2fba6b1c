/** Finds the sealed version that a PDF shows. */
import type { VersionRow } from '#store/evidence/version-rows.ts';
import type { PdfRow } from '#store/pdfs/pdf-place.ts';

/** Undefined for a draft. `versions` are the oldest first. */
export function versionOf(row: PdfRow, versions: readonly VersionRow[]): VersionRow | undefined {
  return versions.findLast((one) => isOf(row, one));
}

/** The report is the same in both; drafts of it were asked for before it was sealed, or after that was taken back. */
function isOf({ reportVersion, requestedAt }: PdfRow, { takenBackAt, ...version }: VersionRow): boolean {
  const at = Date.parse(requestedAt);
  const isOver = takenBackAt !== null && Date.parse(takenBackAt) <= at;
  return version.reportVersion === reportVersion && Date.parse(version.sealedAt) <= at && !isOver;
}
