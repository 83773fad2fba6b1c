/** What a webhook can be told of. */
export const eventKinds = [
  'pdf.generated',
  'inspection.created',
  'inspection.updated',
  'inspection.assigned',
  'inspection.cancelled',
  'inspection.state_changed',
  'report.completed',
  'report.commented',
  'report.signed',
  'property.created',
  'property.updated',
  'attachment.created',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** How long somebody who was away can still be told what happened meanwhile. */
export const EVENTS_KEPT_DAYS = 7;
