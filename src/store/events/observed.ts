/**
 * Tells those who measure it of things that happen in this process. Nothing is kept, and it costs next to nothing where nobody listens.
 * It is told at once: an event of a transaction that is rolled back was told all the same.
 */
import { type Channel, channel } from 'node:diagnostics_channel';
import type { SecurityEventKind } from '#domain/security-event.ts';
import type { WorkKind } from './outbox.ts';

/** `again`: it failed and is tried once more. `given_up`: it failed for good. `broken`: an error that nobody expected. */
export type WorkOutcome = 'done' | 'again' | 'given_up' | 'broken';
export type CarriedWork = { kind: WorkKind; outcome: WorkOutcome; seconds: number };

type Topic<Message> = {
  tell: (message: Message) => void;
  /** Returns what ends it. */
  listen: (handle: (message: Message) => void) => () => void;
};

export const observed = {
  securityEvent: topicOf<SecurityEventKind>('keyturn:security-event'),
  work: topicOf<CarriedWork>('keyturn:work'),
};

function topicOf<Message>(name: string): Topic<Message> {
  const told: Channel = channel(name);
  return {
    tell: (message) => told.publish(message),
    listen: (handle) => {
      const handler = (message: unknown): void => handle(message as Message);
      told.subscribe(handler);
      return () => {
        told.unsubscribe(handler);
      };
    },
  };
}
