/** Finds the sealed version that a PDF shows. */
import type { VersionRow } from '#store/evidence/version-rows.ts';
import type { PdfRow } from '#store/pdfs/pdf-place.ts';

/** Undefined for a draft. `versions` are the oldest first. */
export function versionOf(row: PdfRow, versions: readonly VersionRow[]): VersionRow | undefined {
  return versions.findLast((one) => isOf(row, one));
}

/** The report is the same in both; drafts of it were asked for before it was sealed. */
function isOf({ reportVersion, requestedAt }: PdfRow, version: VersionRow): boolean {
  return version.reportVersion === reportVersion && Date.parse(version.sealedAt) <= Date.parse(requestedAt);
}
