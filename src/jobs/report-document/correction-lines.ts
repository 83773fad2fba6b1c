/** The sheet of corrections in the words of the PDF engine. */
import { reopeningText } from '#domain/correction/reopening.ts';
import { placeText, subjectText } from '#domain/correction/difference-words.ts';
import { reportPartyNames } from '#domain/report-party.ts';
import type { CorrectionSheets } from '#pdf/report-document.ts';
import type { PdfContents } from '#store/pdfs/pdf-source.ts';

/** Null for a report that was never corrected. */
export function correctionSheets({ corrections, sealed, signatures }: PdfContents): CorrectionSheets | null {
  if (sealed === null || corrections.length === 0) return null;
  return {
    sheets: corrections.map(({ number, previous, sealedAt, sealedByName, correction, differences }) => ({
      version: number,
      previous,
      at: sealedAt,
      by: sealedByName,
      reason: (correction && reopeningText(correction)) || null,
      reopenedAt: correction?.at ?? null,
      reopenedBy: correction?.by ?? null,
      lines: differences.map((difference) => ({
        place: placeText(difference),
        field: subjectText(difference),
        was: difference.was,
        now: difference.now,
        by: difference.author?.name ?? null,
      })),
    })),
    signed: signatures
      .filter(({ outcome, versionNumber }) => outcome === 'signed' && versionNumber !== sealed.number)
      .map(({ name, role, signedAt, versionNumber }) => ({
        name,
        role: reportPartyNames[role],
        at: signedAt,
        version: versionNumber,
      })),
  };
}
