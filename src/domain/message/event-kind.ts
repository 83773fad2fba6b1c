/** The events that a webhook can be told of. */
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

/** The live feed alone tells these: how far something is that ends in an event. */
export const watchedKinds = ['pdf.progress', 'pdf.failed'] as const;
export type FeedKind = EventKind | (typeof watchedKinds)[number];

/** Events are kept this long for somebody who was away. */
export const EVENTS_KEPT_DAYS = 7;
