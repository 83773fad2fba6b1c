/** The events that a webhook can be told of, in words. */
import type { EventKind } from '#domain/message/event-kind.ts';

export const eventWords: Readonly<Record<EventKind, string>> = {
  'inspection.created': 'An inspection is booked',
  'inspection.updated': 'An inspection is changed',
  'inspection.assigned': 'An inspection gets a clerk',
  'inspection.cancelled': 'An inspection is cancelled',
  'inspection.state_changed': 'An inspection goes a step on or back',
  'report.completed': 'A report is finished',
  'report.commented': 'A finished report is commented on',
  'report.signed': 'A finished report is signed',
  'pdf.generated': 'A PDF is ready',
  'property.created': 'A property is added',
  'property.updated': 'A property is changed',
  'attachment.created': 'A photo or file is added',
  'room.updated': 'A room is added or changed',
  'item.updated': 'An item is added or changed',
  'action.updated': 'An action is added or changed',
  'contact.updated': 'A contact is added or changed',
  'client.updated': 'A client is added or changed',
  'meter.updated': 'A meter is added or changed',
  'record.deleted': 'Something is deleted',
};

/** A kind that a newer service knows is said as it is spelt; so is the test. */
export function eventText(kind: string): string {
  if (kind === 'webhook.test') return 'Test';
  return (eventWords as Readonly<Record<string, string>>)[kind] ?? kind;
}

/** `A PDF is ready, a report is finished` */
export function eventsText(kinds: readonly string[]): string {
  const [first, ...others] = kinds.map(eventText);
  return [first, ...others.map((text) => text.replace(/^(An?|Something) /, (word) => word.toLowerCase()))].join(', ');
}
