/** Items of a room. Changes run in a transaction that holds the report, but for the autosave (`report-autosave.ts`). */
import { notFound } from '#domain/refusal.ts';
import { buildAutosaveMemory } from './autosave-memory.ts';
import type { Executor } from '../database/database.ts';
import {
  type Autosave,
  findItemForAutosave,
  type ItemForAutosave,
  type ItemOfActor,
  type SavedItem,
  saveItem,
} from './report-autosave.ts';
import { type CopyContents, copyAttachments, copyItems, type Pair } from './report-copy.ts';
import { type ItemFields, type ItemNode, jsonOrNull, type RoomRow } from './report-rows.ts';
import { readReportTree } from './report-tree.ts';

export const buildItemStore = (db: Executor) => {
  const memory = buildAutosaveMemory();
  /** In a transaction, which may come to nothing, for as long as that lasts: its store and this memory end with it. */
  const remember = (accountId: number, of: ItemOfActor, saved: SavedItem | undefined): SavedItem | undefined => {
    if (saved !== undefined) memory.remember(accountId, of, saved);
    return saved;
  };
  return {
    /** With the room it lies in, whose other items and attachments are not read. */
    get: async (
      accountId: number,
      { reportId, roomId, itemId }: { reportId: number; roomId: number; itemId: number },
    ): Promise<{ item: ItemNode; room: RoomRow }> => {
      const { rooms } = await readReportTree(db, accountId, reportId, { what: 'item', id: itemId });
      const room = rooms.find((one) => one.id === roomId);
      const [item] = room?.items ?? [];
      if (room === undefined || item === undefined) throw notFound('item');
      return { item, room };
    },

    add: async (
      accountId: number,
      { reportId, roomId }: { reportId: number; roomId: number },
      { name, description, condition }: Omit<ItemFields, 'confirmed' | 'spoken' | 'waived'>,
    ): Promise<number> => {
      const id = await db.ids.takeOne('items', accountId);
      await db.rows(
        'items.add',
        `insert into items (account_id, id, report_id, room_id, position, name, description, condition)
         select $1, $7, $2, $3, coalesce(max(position), 0) + 1, $4, $5, $6 from items where account_id = $1 and room_id = $3`,
        [accountId, reportId, roomId, name, description, jsonOrNull(condition), id],
      );
      return id;
    },

    /** The item as the same person saved it last, which `save` compares with the row. */
    recallForAutosave: (accountId: number, of: ItemOfActor): ItemForAutosave | undefined =>
      memory.recall(accountId, of),
    findForAutosave: (accountId: number, of: ItemOfActor) => findItemForAutosave(db, accountId, of),

    save: async (accountId: number, of: ItemOfActor, save: Autosave): Promise<SavedItem | undefined> => {
      const saved = await saveItem(db, accountId, of.actor, save);
      return remember(accountId, of, saved);
    },

    remove: async (accountId: number, { reportId, itemId }: { reportId: number; itemId: number }): Promise<void> => {
      await db.rows('items.remove', 'delete from items where account_id = $1 and report_id = $2 and id = $3', [
        accountId,
        reportId,
        itemId,
      ]);
    },
    ...arrangeItems(db),
  };
};

/** The order of items, and their moves between rooms. */
const arrangeItems = (db: Executor) => ({
  arrange: async (accountId: number, roomId: number, ids: number[]): Promise<void> => {
    await db.rows(
      'items.arrange',
      `update items it set position = wanted.ord
     from unnest($3::int[]) with ordinality as wanted(id, ord)
     where it.account_id = $1 and it.room_id = $2 and it.id = wanted.id and it.position <> wanted.ord`,
      [accountId, roomId, ids],
    );
  },

  /** Its actions and attachments hang on it and go along, and so do files that were announced for it. */
  move: async (
    accountId: number,
    { reportId, itemId, toRoomId }: { reportId: number; itemId: number; toRoomId: number },
  ): Promise<void> => {
    await db.rows(
      'items.move',
      `with announced as (
         update pending_attachments set room_id = $4
         where account_id = $1 and report_id = $2 and item_id = $3 and room_id is not null
       )
       update items set room_id = $4, updated_at = now() where account_id = $1 and report_id = $2 and id = $3`,
      [accountId, reportId, itemId, toRoomId],
    );
  },

  /** Appended to the room, in the order of the ids, with their attachments. */
  copy: async (
    accountId: number,
    ids: number[],
    to: { reportId: number; roomId: number },
    contents: CopyContents = 'ALL',
  ): Promise<Pair[]> => {
    const pairs = await copyItems(db, accountId, ids, to, contents);
    if (contents === 'ALL') await copyAttachments(db, accountId, 'item', pairs, to.reportId);
    return pairs;
  },

  /**
   * Gives items the description and condition of others; a locked description stays. Answers the number of changed
   * items.
   */
  overwrite: async (accountId: number, reportId: number, pairs: Pair[]): Promise<number> => {
    const changed = await db.rows(
      'items.overwrite',
      `update items it set version = it.version + 1, updated_at = now(), condition = source.condition,
       spoken = '{}', waived = '[]', description = case when it.description_editable then source.description else it.description end
     from unnest($3::int[], $4::int[]) as p(from_id, to_id)
     join items source on source.account_id = $1 and source.id = p.from_id
     where it.account_id = $1 and it.report_id = $2 and it.id = p.to_id
       and (it.condition is distinct from source.condition
            or it.description_editable and it.description is distinct from source.description)
     returning it.id`,
      [accountId, reportId, pairs.map(({ from }) => from), pairs.map(({ to }) => to)],
    );
    return changed.length;
  },
});
