/** The parts of a report that can be shared by themselves: its files with their places, in the order of the report. */
import type { Attachment, Report } from '#web/queries/generated/types.gen.ts';

export type ShareableFile = { attachment: Attachment; place: string };

export function listShareableFiles(report: Report, own: readonly Attachment[]): ShareableFile[] {
  const at = (place: string) => (attachment: Attachment) => ({ attachment, place });
  return [
    ...own.map(at('The report')),
    ...report.rooms.flatMap((room) => [
      ...room.attachments.map(at(room.name.value)),
      ...room.items.flatMap((item) => item.attachments.map(at(`${room.name.value}, ${item.name.value}`))),
    ]),
  ];
}

/** `2 files`, `Full report`. */
export function sharedText({
  pdf_type,
  attachment_ids,
}: {
  pdf_type: string | null;
  attachment_ids: number[];
}): string {
  if (pdf_type !== null) return pdfNames[pdf_type] ?? `${pdf_type} PDF`;
  if (attachment_ids.length === 0) return 'Files that were deleted';
  return attachment_ids.length === 1 ? 'One file' : `${attachment_ids.length} files`;
}

export const pdfNames: Record<string, string> = {
  FULL: 'Full report, as a PDF',
  CHANGES: 'Changes, as a PDF',
  ACTIONS: 'Actions, as a PDF',
};
