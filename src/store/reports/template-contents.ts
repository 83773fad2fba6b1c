/** The contents of a template as its versions keep them: reading them, and bringing earlier ones back. */
import { notFound } from '#domain/refusal.ts';
import type { ContentsItem, ContentsRoom, TemplateContents } from '#domain/template/template-contents.ts';
import type { Executor } from '../database/database.ts';
import { isoInstant } from '../schema/columns.ts';
import { readReportTree } from './report-tree.ts';

type Details = Pick<TemplateContents, 'name' | 'typeIds' | 'selfService'> & { reportId: number; at: string };

/** `at`: the last change. */
export async function readTemplateContents(
  db: Executor,
  accountId: number,
  templateId: number,
): Promise<{ contents: TemplateContents; at: string }> {
  const [details] = await db.rows<Details>(
    'template-contents.details',
    `select name, type_ids as "typeIds", self_service as "selfService", report_id as "reportId", updated_at::text as at
     from templates where account_id = $1 and id = $2`,
    [accountId, templateId],
  );
  if (details === undefined) throw notFound('template');
  const { reportId, at, ...own } = details;
  const tree = await readReportTree(db, accountId, reportId);
  const rooms = tree.rooms.map(
    ({ id, name, blockType, optionSet, items }): ContentsRoom => ({
      id,
      name,
      blockType,
      optionSet: optionSet && { id: optionSet.id, name: optionSet.name },
      items: items.map((item) => ({
        id: item.id,
        name: item.name,
        description: item.description,
        condition: item.condition,
        actions: item.actions.map(({ id: actionId, action, responsibility, comments }) => ({
          id: actionId,
          action,
          responsibility,
          comments,
        })),
      })),
    }),
  );
  return { contents: { ...own, rooms }, at: isoInstant(at) };
}

type Parts = {
  rooms: ContentsRoom[];
  items: (ContentsItem & { roomId: number })[];
  /** The new ids of actions that went. */
  actions: Map<number, number>;
};

/**
 * Makes the report hold these rooms again. Those that are still there keep their ids and pictures; those that went come
 * back as new ones, since ids are never used twice.
 */
export async function writeContents(
  db: Executor,
  accountId: number,
  reportId: number,
  { rooms }: TemplateContents,
): Promise<void> {
  const parts = await withIdsOf(db, accountId, reportId, rooms);
  await writeRooms(db, accountId, reportId, parts);
  await writeItems(db, accountId, reportId, parts);
  await writeActions(db, accountId, reportId, parts);
  await removeOthers(db, accountId, reportId, parts);
}

async function withIdsOf(db: Executor, accountId: number, reportId: number, rooms: ContentsRoom[]): Promise<Parts> {
  const there = await readReportTree(db, accountId, reportId);
  const idsOf = async (kind: 'rooms' | 'items' | 'actions', present: { id: number }[], wanted: { id: number }[]) => {
    const known = new Set(present.map(({ id }) => id));
    const missing = wanted.filter(({ id }) => !known.has(id));
    const fresh = missing.length === 0 ? [] : await db.ids.take(kind, accountId, missing.length);
    return new Map(missing.map(({ id }, at) => [id, fresh[at] as number]));
  };
  const items = rooms.flatMap((room) => room.items.map((item) => ({ ...item, roomId: room.id })));
  const newRooms = await idsOf('rooms', there.rooms, rooms);
  const presentItems = there.rooms.flatMap((room) => room.items);
  const newItems = await idsOf('items', presentItems, items);
  const actionsOf = (all: { actions: { id: number }[] }[]) => all.flatMap(({ actions }) => actions);
  const actions = await idsOf('actions', actionsOf(presentItems), actionsOf(items));
  const roomId = (id: number) => newRooms.get(id) ?? id;
  return {
    rooms: rooms.map((room) => ({ ...room, id: roomId(room.id) })),
    items: items.map((item) => ({ ...item, id: newItems.get(item.id) ?? item.id, roomId: roomId(item.roomId) })),
    actions,
  };
}

async function writeRooms(db: Executor, accountId: number, reportId: number, { rooms }: Parts): Promise<void> {
  await db.rows(
    'template-contents.rooms',
    `insert into rooms (account_id, id, report_id, position, name, block_type, option_set_id)
     select $1, given.id, $2, given.ord, given.name, given.kind, given.set
     from unnest($3::int[], $4::text[], $5::text[], $6::int[]) with ordinality as given(id, name, kind, set, ord)
     on conflict (account_id, id) do update set position = excluded.position, name = excluded.name,
       version = rooms.version + (rooms.name <> excluded.name)::int`,
    [
      accountId,
      reportId,
      rooms.map(({ id }) => id),
      rooms.map(({ name }) => name),
      rooms.map(({ blockType }) => blockType),
      rooms.map(({ optionSet }) => optionSet?.id ?? null),
    ],
  );
}

async function writeItems(db: Executor, accountId: number, reportId: number, { items }: Parts): Promise<void> {
  await db.rows(
    'template-contents.items',
    `insert into items (account_id, id, report_id, room_id, position, name, description, condition)
     select $1, given.id, $2, given.room, given.ord, given.name, given.description, given.condition
     from unnest($3::int[], $4::int[], $5::text[], $6::text[], $7::jsonb[]) with ordinality
       as given(id, room, name, description, condition, ord)
     on conflict (account_id, id) do update set room_id = excluded.room_id, position = excluded.position,
       name = excluded.name, description = excluded.description, condition = excluded.condition,
       version = items.version + 1, updated_at = now()
     where (items.room_id, items.position, items.name) <> (excluded.room_id, excluded.position, excluded.name)
       or items.description is distinct from excluded.description or items.condition is distinct from excluded.condition`,
    [
      accountId,
      reportId,
      items.map(({ id }) => id),
      items.map(({ roomId }) => roomId),
      items.map(({ name }) => name),
      items.map(({ description }) => description),
      items.map(({ condition }) => (condition === null ? null : JSON.stringify(condition))),
    ],
  );
}

async function writeActions(
  db: Executor,
  accountId: number,
  reportId: number,
  { items, actions }: Parts,
): Promise<void> {
  const wanted = items.flatMap((item) =>
    item.actions.map((action) => ({ ...action, id: actions.get(action.id) ?? action.id, itemId: item.id })),
  );
  await db.rows(
    'template-contents.actions',
    `insert into actions (account_id, id, report_id, item_id, action, responsibility, comments)
     select $1, given.id, $2, given.item, given.action, given.responsibility, given.comments
     from unnest($3::int[], $4::int[], $5::text[], $6::text[], $7::text[]) as given(id, item, action, responsibility, comments)
     on conflict (account_id, id) do update set item_id = excluded.item_id, action = excluded.action,
       responsibility = excluded.responsibility, comments = excluded.comments, version = actions.version + 1
     where (actions.item_id, actions.action, actions.responsibility) <> (excluded.item_id, excluded.action, excluded.responsibility)
       or actions.comments is distinct from excluded.comments`,
    [
      accountId,
      reportId,
      wanted.map(({ id }) => id),
      wanted.map(({ itemId }) => itemId),
      wanted.map(({ action }) => action),
      wanted.map(({ responsibility }) => responsibility),
      wanted.map(({ comments }) => comments),
    ],
  );
  await db.rows(
    'template-contents.remove-actions',
    'delete from actions where account_id = $1 and report_id = $2 and id <> all($3::int[])',
    [accountId, reportId, wanted.map(({ id }) => id)],
  );
}

/** The rooms at last: an item that moves back out of one must not go with it. */
async function removeOthers(db: Executor, accountId: number, reportId: number, { rooms, items }: Parts): Promise<void> {
  for (const [table, kept] of [
    ['items', items],
    ['rooms', rooms],
  ] as const)
    await db.rows(
      `template-contents.remove-${table}`,
      `delete from ${table} where account_id = $1 and report_id = $2 and id <> all($3::int[])`,
      [accountId, reportId, kept.map(({ id }) => id)],
    );
}
