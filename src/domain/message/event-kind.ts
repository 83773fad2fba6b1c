/** Written with the change that they tell of: webhooks and the live feed are told. */
export const writtenKinds = [
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
export type WrittenKind = (typeof writtenKinds)[number];

/** Found by the worker from the numbers of changes: webhooks alone are told, a little later. */
export const foundKinds = [
  'room.updated',
  'item.updated',
  'action.updated',
  'contact.updated',
  'client.updated',
  'meter.updated',
  'record.deleted',
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** The events that a webhook can be told of. */
export const eventKinds = [...writtenKinds, ...foundKinds] as const;
export type EventKind = (typeof eventKinds)[number];

/**
 * The live feed alone tells these: how far something is that ends in an event, that somebody outside opened a report, and that a reviewer's
 * question was asked or answered.
 */
export const watchedKinds = ['pdf.progress', 'pdf.failed', 'report.opened', 'report.questioned'] as const;
export type FeedKind = WrittenKind | (typeof watchedKinds)[number];

/** Events are kept this long for somebody who was away. */
export const EVENTS_KEPT_DAYS = 7;

/** Parked: given up after three days. */
export const deliveryStates = ['pending', 'delivered', 'parked'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Nothing is tried any more, so they may be sent again without being sent twice. */
export const settledStates = ['delivered', 'parked'] as const satisfies readonly DeliveryState[];

/** Characters that are kept of an answer to a delivery: enough for the message of a fault. */
export const MOST_ANSWER_TEXT = 4000;

/** Kinds that a delivery may have. */
export const deliveredKinds = [...eventKinds, 'webhook.test'] as const;
export type DeliveredKind = (typeof deliveredKinds)[number];
