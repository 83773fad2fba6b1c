/** The events that a webhook can be told of, each with an example of its message. */
import { exampleOf } from '#contract/webhooks/event-example.ts';
import type { EventKind } from '#domain/message/event-kind.ts';
import { eventWords } from './event-words.ts';
import { inLines } from './in-lines.ts';

export const eventChoices = Object.entries(eventWords).map(([value, label]) => ({
  value,
  label,
  code: value,
  example: inLines(exampleOf(value as EventKind)),
}));
