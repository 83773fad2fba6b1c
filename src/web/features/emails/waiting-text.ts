/** Messages that wait, in words. */
import { type NotificationKind, notificationKinds } from '#domain/message/notification-text.ts';
import type { WaitingMessages } from '#web/queries/generated/types.gen.ts';

/** One person may be told of several visits, and counts once. */
export const howMany = (waiting: readonly WaitingMessages[]): number =>
  new Set(waiting.flatMap(({ messages }) => messages.map(({ recipient }) => recipient.toLowerCase()))).size;

export const peopleText = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

/** A later version of the service may tell of more. */
export const kindText = (kind: string): string =>
  Object.hasOwn(notificationKinds, kind) ? notificationKinds[kind as NotificationKind].name : 'Message';
