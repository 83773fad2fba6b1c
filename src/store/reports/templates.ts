/** Templates: reports without an inspection, that others start from. */
import { startsFrom } from '#domain/initialization.ts';
import { notFound } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import { addSince } from '../lists/change-line.ts';
import type { Since } from '../lists/step.ts';
import { type Order, type OrderKey, readOrdered, readPart } from '../lists/cursor.ts';
import { Conditions, listOfIds, type ListPage, type PageRequest } from '../lists/list-page.ts';
import { foldedText, wordsOf } from '../lists/people-filter.ts';
import { copyRooms } from './report-copy.ts';

export type TemplateRow = {
  id: number;
  reportId: number;
  name: string;
  system: boolean;
  typeIds: number[];
  selfService: boolean;
  /** As it came with the account: whoever makes or changes one begins a version of it. */
  isUntouched: boolean;
  archivedAt: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type TemplateFields = Pick<TemplateRow, 'name' | 'typeIds' | 'selfService'>;
export type TemplateFilter = {
  archived?: boolean;
  typeId?: number;
  selfService?: boolean;
  /** Words of the name. */
  q?: string | undefined;
  sort?: TemplateSort | undefined;
};
/** Left out: those of the service first, then by name. */
export type TemplateSort = 'name' | '-name' | 'updated' | '-updated';

/** Asked for the account $1. A version without a person is of what was there before anybody changed it. */
const columns = `t.id, t.report_id as "reportId", t.name, t.system, t.type_ids as "typeIds", t.self_service as "selfService",
  not exists (select from template_versions v where v.account_id = $1 and v.template_id = t.id
    and (v.number > 1 or v.person_id is not null)) as "isUntouched",
  t.archived_at as "archivedAt", t.version, t.created_at as "createdAt", t.updated_at as "updatedAt"`;
const byName: OrderKey[] = [
  { sql: 'lower(t.name)', type: 'text' },
  { sql: 't.id', type: 'int' },
];
/** System templates first: people choose from this list. */
const toChooseFrom: OrderKey[] = [{ sql: '(not t.system)::int', type: 'int' }, ...byName];
const byChange: OrderKey[] = [
  { sql: 't.changed', type: 'bigint' },
  { sql: 't.id', type: 'int' },
];
const asList = { name: 'templates', from: 'templates t', id: 't.id' };

function conditionsOf(
  accountId: number,
  { archived = false, typeId, selfService, q }: TemplateFilter,
  since: Since | undefined,
): Conditions {
  const conditions = new Conditions();
  conditions.add('account', 't.account_id = $?', accountId);
  if (!archived) conditions.addPlain('in use', 't.archived_at is null');
  if (typeId !== undefined) conditions.add('type', `(t.type_ids = '{}' or $? = any(t.type_ids))`, typeId);
  if (selfService !== undefined) conditions.add('self service', 't.self_service = $?', selfService);
  for (const word of wordsOf(q)) conditions.add('word', `strpos(${foldedText('t.name')}, $?) > 0`, word);
  addSince(conditions, 't.changed', since);
  return conditions;
}

export const buildTemplateStore = (db: Executor) => ({ ...readTemplates(db), ...writeTemplates(db) });

function orderOf(sort: TemplateSort | undefined): Order {
  if (sort === undefined) return { name: 'choice', keys: toChooseFrom, descending: false };
  const descending = sort.startsWith('-');
  return { name: sort, keys: sort.endsWith('name') ? byName : byChange, descending };
}

const readTemplates = (db: Executor) => ({
  list: async (
    accountId: number,
    filter: TemplateFilter,
    { page, perPage, since, cursor }: PageRequest,
  ): Promise<ListPage<TemplateRow>> => {
    const conditions = conditionsOf(accountId, filter, since);
    const order = orderOf(filter.sort);
    const [counted] = await db.rows<{ total: string }>(
      `templates.count ${conditions.names.join('+')}`,
      `select count(*) as total from templates t where ${conditions.where}`,
      conditions.values,
    );
    const total = Number(counted?.total ?? 0);
    if (cursor === undefined) {
      const ids = await readOrdered(db, asList, conditions, order, { page, perPage });
      return { total, rows: await readThese(db, accountId, ids) };
    }
    const { ids, next } = await readPart(db, asList, conditions, order, { cursor, perPage });
    return { total, rows: await readThese(db, accountId, ids), next };
  },

  get: (accountId: number, id: number) => getTemplate(db, accountId, id, ''),
  /** The same, with its row locked until the transaction ends. */
  lock: (accountId: number, id: number) => getTemplate(db, accountId, id, 'for update'),

  isThere: async (accountId: number, id: number): Promise<boolean> => {
    const found = await db.rows(
      'templates.is-there',
      'select id from templates where account_id = $1 and id = $2 and archived_at is null',
      [accountId, id],
    );
    return found.length > 0;
  },

  /** Whether a report started from it. */
  isUsed: async (accountId: number, id: number): Promise<boolean> => {
    const [row] = await db.rows<{ used: boolean }>(
      'templates.is-used',
      `select exists (select 1 from inspections where account_id = $1
         and (initialization_type = ${startsFrom.template} and initialization_from = $2 or (self_servicer ->> 'templateId')::int = $2)) as used`,
      [accountId, id],
    );
    return row?.used === true;
  },
});

/** In the order of their ids. */
function readThese(db: Executor, accountId: number, ids: number[]): Promise<TemplateRow[]> {
  return db.rows<TemplateRow>(
    'templates.these',
    `select ${columns} from unnest(${listOfIds('$2')}) with ordinality as listed(id, nth)
     join templates t on t.account_id = $1 and t.id = listed.id order by listed.nth`,
    [accountId, ids],
  );
}

const writeTemplates = (db: Executor) => ({
  /** With an empty report of its own, or one with the rooms of another template. */
  add: async (
    accountId: number,
    { name, typeIds, selfService }: TemplateFields,
    { system = false, copyOfReportId }: { system?: boolean; copyOfReportId?: number } = {},
  ): Promise<number> => {
    const id = await db.ids.takeOne('templates', accountId);
    const reportId = await db.ids.takeOne('reports', accountId);
    await db.rows(
      'templates.add',
      `with report as (insert into reports (account_id, id) values ($1, $7) returning id)
       insert into templates (account_id, id, report_id, name, type_ids, self_service, system)
       select $1, $6, report.id, $2, $3, $4, $5 from report`,
      [accountId, name, typeIds, selfService, system, id, reportId],
    );
    if (copyOfReportId !== undefined)
      await copyRooms(db, accountId, { fromReportId: copyOfReportId, toReportId: reportId });
    return id;
  },

  change: async (accountId: number, id: number, { name, typeIds, selfService }: TemplateFields): Promise<void> => {
    await db.rows(
      'templates.change',
      `update templates set name = $3, type_ids = $4, self_service = $5, version = version + 1, updated_at = now()
       where account_id = $1 and id = $2`,
      [accountId, id, name, typeIds, selfService],
    );
  },

  archive: async (accountId: number, id: number): Promise<void> => {
    await db.rows(
      'templates.archive',
      `update templates set archived_at = coalesce(archived_at, now()), version = version + 1, updated_at = now()
       where account_id = $1 and id = $2`,
      [accountId, id],
    );
  },

  /** With its report. */
  remove: async (accountId: number, { id, reportId }: TemplateRow): Promise<void> => {
    await db.rows('templates.remove', 'delete from templates where account_id = $1 and id = $2', [accountId, id]);
    await db.rows('templates.remove-report', 'delete from reports where account_id = $1 and id = $2', [
      accountId,
      reportId,
    ]);
  },
});

async function getTemplate(
  db: Executor,
  accountId: number,
  id: number,
  locking: '' | 'for update',
): Promise<TemplateRow> {
  const [row] = await db.rows<TemplateRow>(
    `templates.get ${locking}`,
    `select ${columns} from templates t where t.account_id = $1 and t.id = $2 ${locking}`,
    [accountId, id],
  );
  if (row === undefined) throw notFound('template');
  return row;
}
