/** The files that a report shows: its photographs and recordings, those of its meters, logos and the clerk's signature. */
import type { AttachmentRow } from '../reports/report-rows.ts';
import type { ReportTree } from '../reports/report-tree.ts';
import type { PrintedFacts } from './printed-facts.ts';

export function filesOf({ firm, client, clerkSignature, inspection, tree, earlier, meters }: PrintedFacts): number[] {
  const attachments = [
    ...attachmentsOf(tree),
    ...(earlier === null ? [] : attachmentsOf(earlier.tree)),
    ...meters.flatMap((meter) => meter.attachments),
  ];
  const pictures = [firm.logo, client?.logo, clerkSignature].flatMap((picture) => picture?.fileId ?? []);
  const cover = inspection.coverFileId ?? [];
  return [...new Set([...attachments.map(({ fileId }) => fileId), ...pictures, cover].flat())];
}

function attachmentsOf({ attachments, rooms }: ReportTree): AttachmentRow[] {
  return [
    ...attachments,
    ...rooms.flatMap((room) => [...room.attachments, ...room.items.flatMap((item) => item.attachments)]),
  ];
}
