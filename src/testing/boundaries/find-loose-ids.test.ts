import ts from 'typescript';
import { expect, test } from 'vitest';
import { findLooseIds } from './find-loose-ids.ts';

const found = (text: string) => findLooseIds(ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true));

test.each([
  'function rename(accountId: number, roomId: number, itemId: number) {}',
  'const store = { get: (id: number, webhookId?: number) => id }',
  'class Rooms { move(itemId: number, beforeId: number | null) {} }',
  'type Waiting = (roomId: number, itemId: number | undefined) => number',
  'rooms.map((roomId, itemId) => roomId)',
  'function merge(roomIds: number[], itemIds: readonly number[]) {}',
  'function move(item: ItemId, target: ItemId) {}',
])('%s has loose ids', (text) => {
  expect(found(text)).toHaveLength(1);
});

test.each([
  'function rename(accountId: number, roomId: number) {}',
  'function rename(accountId: number, { roomId, itemId }: { roomId: number; itemId: number }) {}',
  'function arrange(roomId: number, ids: number[]) {}',
  'function revoke(userId: number, grantId: string) {}',
  'function move(item: ItemId, room: RoomId) {}',
])('%s has none', (text) => {
  expect(found(text)).toEqual([]);
});
