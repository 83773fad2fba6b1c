/**
 * Webhooks are told here of things that change too often to write an event with each change: rooms, items, actions,
 * contacts, meters, clients and deletions. It is found from the numbers of changes (decision 046), each once, with the
 * version that it has by then. Saving a report writes nothing for it.
 */
import { type FoundKind, foundKinds } from '#domain/message/event-kind.ts';
import type { Executor } from '../database/database.ts';
import { HORIZON } from '../lists/change-line.ts';
import { isToldOf, readingScope } from './told-scopes.ts';

/** How far one webhook has been told of one kind. */
export type FoundMark = { accountId: number; webhookId: number; kind: FoundKind; toldUntil: number };

/** `data` of what changed since $2 and before $3 in the account $1; `home` is what has changed whenever one of it did. */
type Found = { home: string; rows: string };

const since = (table: string) =>
  `select from ${table} home where home.account_id = m.account_id and home.changed >= m.told_until`;
const inSpan = (row: string) => `${row}.changed >= $2 and ${row}.changed < $3`;
const changedReports = `reports home
  left join inspections i on i.account_id = home.account_id and i.report_id = home.id
  left join templates t on t.account_id = home.account_id and t.report_id = home.id`;
const changedHome = 'home.account_id = $1 and home.changed >= $2';
const ofReport = `'inspection_id', i.id, 'template_id', t.id`;
const dataOf = (members: string, row: string) =>
  `select jsonb_strip_nulls(jsonb_build_object(${members}, 'version', ${row}.version)) as data, ${row}.changed, ${row}.id`;

const found: Record<FoundKind, Found> = {
  'room.updated': {
    home: since('reports'),
    rows: `${dataOf(`'room_id', r.id, ${ofReport}`, 'r')}
      from ${changedReports} join rooms r on r.account_id = home.account_id and r.report_id = home.id
      where ${changedHome} and ${inSpan('r')}`,
  },
  'item.updated': {
    home: since('reports'),
    rows: `${dataOf(`'item_id', r.id, 'room_id', r.room_id, ${ofReport}`, 'r')}
      from ${changedReports} join items r on r.account_id = home.account_id and r.report_id = home.id
      where ${changedHome} and ${inSpan('r')}`,
  },
  'action.updated': {
    home: since('reports'),
    rows: `${dataOf(`'action_id', r.id, 'item_id', r.item_id, 'room_id', item.room_id, ${ofReport}`, 'r')}
      from ${changedReports} join actions r on r.account_id = home.account_id and r.report_id = home.id
        join items item on item.account_id = r.account_id and item.id = r.item_id
      where ${changedHome} and ${inSpan('r')}`,
  },
  'contact.updated': {
    home: `${since('properties')} union all ${since('inspections')}`,
    rows: `${dataOf(`'contact_id', r.id, 'property_id', home.id`, 'r')}
      from properties home join property_contacts r on r.account_id = home.account_id and r.property_id = home.id
      where ${changedHome} and ${inSpan('r')}
      union all ${dataOf(`'contact_id', r.id, 'inspection_id', home.id`, 'r')}
      from inspections home join inspection_contacts r on r.account_id = home.account_id and r.inspection_id = home.id
      where ${changedHome} and ${inSpan('r')}`,
  },
  'meter.updated': {
    home: since('properties'),
    rows: `${dataOf(`'meter_id', r.id, 'property_id', home.id`, 'r')}
      from properties home join meters r on r.account_id = home.account_id and r.property_id = home.id
      where ${changedHome} and ${inSpan('r')}`,
  },
  'client.updated': {
    home: since('clients'),
    rows: `${dataOf(`'client_id', r.id`, 'r')} from clients r where r.account_id = $1 and ${inSpan('r')}`,
  },
  'record.deleted': {
    home: since('deletions'),
    rows: `select jsonb_build_object('type', r.kind, 'id', r.row_id, 'version', r.version, 'of', r.deleted_from) as data, r.changed, r.id
      from deletions r where r.account_id = $1 and ${inSpan('r')}`,
  },
};

/** The shortest time between two tellings of one kind: an item is saved every few seconds while somebody types. */
const rest = `case m.kind when 'item.updated' then interval '1 minute' else interval '0' end`;
const isStale = foundKinds.map((kind) => `when '${kind}' then exists (${found[kind].home})`).join(' ');

/** Keeps a mark of each kind that a webhook hears of while it is enabled, from now on. */
export async function settleMarks(db: Executor, accountId: number, webhookId: number): Promise<void> {
  await db.rows(
    'found.settle-marks',
    `with wanted as (
       select w.account_id, w.id as webhook_id, kind
       from webhooks w cross join unnest(w.events) kind
       where w.account_id = $1 and w.id = $2 and w.enabled and kind = any($3::text[])
     ), ended as (
       delete from webhook_marks m where m.account_id = $1 and m.webhook_id = $2
         and not exists (select from wanted where wanted.kind = m.kind)
     )
     insert into webhook_marks (account_id, webhook_id, kind) select account_id, webhook_id, kind from wanted
     on conflict do nothing`,
    [accountId, webhookId, [...foundKinds]],
  );
}

/** Makes deliveries of what has changed since the last look, for every webhook that wants to hear of it. */
export async function tellFound(db: Executor): Promise<void> {
  const marks = await db.rows<FoundMark>(
    'found.due',
    `select m.account_id as "accountId", m.webhook_id as "webhookId", m.kind, m.told_until::float8 as "toldUntil"
     from webhook_marks m
     where m.told_at <= now() - ${rest} and case m.kind ${isStale} end
     order by m.told_at limit 200`,
  );
  for (const mark of marks) await tellOne(db, mark);
}

/** Another worker that is at the same mark, or was since, leaves nothing to do. */
function tellOne(db: Executor, { accountId, webhookId, kind, toldUntil }: FoundMark): Promise<void> {
  return db.transaction(async (tx) => {
    const key = [accountId, webhookId, kind];
    const [mark] = await tx.rows<{ until: number }>(
      'found.take',
      `select (${HORIZON})::float8 as until from webhook_marks
       where account_id = $1 and webhook_id = $2 and kind = $3 and told_until = $4 for update skip locked`,
      [...key, toldUntil],
    );
    if (mark === undefined || mark.until <= toldUntil) return;
    await tx.rows(
      `found.tell ${kind}`,
      `with found as materialized (
         select data, row_number() over (order by changed, id)::int as nr from (${found[kind].rows}) rows
         where exists (select from webhooks w where w.account_id = $1 and w.id = $4
           and ${isToldOf('w', readingScope(`'${kind}'`, 'data'), '$1')})
       ), leased as materialized (
         select lease_ids($1, 'webhook_deliveries', how_many) as first
         from (select count(*)::int as how_many from found) counted where how_many > 0
       )
       insert into webhook_deliveries (account_id, id, webhook_id, kind, payload)
       select $1, first + nr - 1, $4, $5,
              jsonb_build_object('type', $5::text, 'timestamp', to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', data)
       from found cross join leased`,
      [accountId, toldUntil, mark.until, webhookId, kind],
    );
    await tx.rows(
      'found.note',
      'update webhook_marks set told_until = $4, told_at = now() where account_id = $1 and webhook_id = $2 and kind = $3',
      [...key, mark.until],
    );
  });
}
