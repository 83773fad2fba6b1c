/**
 * The routes of one of an account's lists, for example /clients, which lists, gets, creates, updates and deletes like every
 * other. A resource says what it is called, which schemas it has, and what is done.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { ArrayQuery, Empty, envelope } from '#contract/wire.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { ListedTable } from '#store/lists/change-line.ts';
import type { ListPage, PageRequest } from '#store/lists/list-page.ts';
import { changesBetween } from '#store/properties/audit.ts';
import { checkVersion, sendVersioned } from '../entity-tag.ts';
import { listAnswer, pageOf, stepOf } from '../list-answer.ts';
import { sendNothing } from '../no-body.ts';
import type { Members } from '../validator.ts';

/** With a version, of which `ETag` and `If-Match` speak, where two people may write at once. */
type Listed = { id: number; version?: number };
/** Refuses a change of what somebody else has changed since it was read. */
export type Check<Row> = (current: Row) => void;
type CheckMembers<Schema extends z.ZodType> = (
  request: FastifyRequest,
  members: Members<Schema>,
  path: Record<string, number>,
) => unknown;

// Methods, so that one function may register the lists of all resources.
export type AccountList<
  Row extends Listed,
  Query extends z.ZodType = z.ZodType,
  Draft extends z.ZodType = z.ZodType,
  Change extends z.ZodType = z.ZodType,
> = {
  /** `/clients`; one of them is at `/clients/:client_id`. */
  path: string;
  parameter: string;
  /** As in `listClients` and `getClient`. */
  many: string;
  one: string;
  record: z.ZodType;
  present(row: Row, request: FastifyRequest): unknown;
  /** Parameters in the address of one; the address of a list may have some as well. */
  params: z.ZodType;
  listParams?: z.ZodType;
  /** Pages, by a query; without one a plain array. */
  list:
    | {
        summary: string;
        query: Query;
        read(request: FastifyRequest, query: z.output<Query>, page: PageRequest): Promise<ListPage<Row>>;
      }
    | {
        summary: string;
        table: ListedTable;
        /** For a list that takes more than the parameters of every list. */
        arrayQuery?: z.ZodType;
        readAll(request: FastifyRequest): Promise<Row[]>;
      };
  get?: { summary: string; read(request: FastifyRequest, id: number): Promise<Row> };
  create: {
    summary: string;
    body: Draft;
    checkMembers?: CheckMembers<Draft>;
    write(request: FastifyRequest, body: z.output<Draft>, reply: FastifyReply): Promise<Row>;
  };
  update: {
    summary: string;
    body: Change;
    checkMembers?: CheckMembers<Change>;
    write(request: FastifyRequest, id: number, body: z.output<Change>, check: Check<Row>): Promise<Row>;
  };
  /** Answers with what it resolves to, if that is a row. */
  delete: {
    summary: string;
    answersRemoved?: true;
    write(request: FastifyRequest, id: number, check: Check<Row>): Promise<Row | void>;
  };
};

export function addListRoutes<
  Row extends Listed,
  Query extends z.ZodType,
  Draft extends z.ZodType,
  Change extends z.ZodType,
>(api: FastifyInstance, resource: AccountList<Row, Query, Draft, Change>): void {
  const list: AccountList<Row> = resource;
  addList(api, list);
  addGet(api, list);
  addCreate(api, list);
  addUpdate(api, list);
  addDelete(api, list);
}

/** For a list of which not every one has an address of its own. */
export function addList<Row extends Listed, Query extends z.ZodType>(
  api: FastifyInstance,
  resource: Pick<AccountList<Row, Query>, 'path' | 'many' | 'record' | 'listParams' | 'list' | 'present'>,
): void {
  const { path, many, record, listParams, list } = resource;
  const isPaged = 'query' in list;
  api.get(path, {
    schema: {
      operationId: `list${many}`,
      summary: list.summary,
      ...(listParams && { params: listParams }),
      querystring: isPaged ? list.query : (list.arrayQuery ?? ArrayQuery),
      response: { 200: isPaged ? envelope(record) : z.array(record) },
    },
    handler: async (request) => {
      const presentRow = (row: Row) => resource.present(row, request);
      if (!isPaged) return (await stepOf(request, list.table, await list.readAll(request))).map(presentRow);
      const { query } = request;
      const page = pageOf(request);
      return listAnswer(request, page, await list.read(request, query as z.output<Query>, page), presentRow);
    },
  });
}

function addGet<Row extends Listed>(api: FastifyInstance, resource: AccountList<Row>): void {
  const { one, record, params, get } = resource;
  if (get === undefined) return;
  api.get(addressOfOne(resource), {
    schema: { operationId: `get${one}`, summary: get.summary, params, response: { 200: record } },
    handler: async (request, reply) => send(resource, request, reply, await get.read(request, idOf(resource, request))),
  });
}

function addCreate<Row extends Listed>(api: FastifyInstance, resource: AccountList<Row>): void {
  const { path, one, record, listParams, create } = resource;
  const { summary, body, checkMembers } = create;
  api.post(path, {
    schema: {
      operationId: `create${one}`,
      summary,
      ...(listParams && { params: listParams }),
      body,
      response: { 200: record },
    },
    ...(checkMembers && { config: { checkMembers } }),
    handler: async (request, reply) => send(resource, request, reply, await create.write(request, request.body, reply)),
  });
}

function addUpdate<Row extends Listed>(api: FastifyInstance, resource: AccountList<Row>): void {
  const { one, record, params, update } = resource;
  const { summary, body, checkMembers } = update;
  api.put(addressOfOne(resource), {
    schema: { operationId: `update${one}`, summary, params, body, response: { 200: record } },
    ...(checkMembers && { config: { checkMembers } }),
    handler: async (request, reply) => {
      const id = idOf(resource, request);
      return send(resource, request, reply, await update.write(request, id, request.body, checkOf(resource, request)));
    },
  });
}

function addDelete<Row extends Listed>(api: FastifyInstance, resource: AccountList<Row>): void {
  const { one, record, params, delete: removal } = resource;
  const answer = removal.answersRemoved === true ? record : Empty;
  api.delete(addressOfOne(resource), {
    schema: { operationId: `delete${one}`, summary: removal.summary, params, response: { 200: answer } },
    handler: async (request, reply) => {
      const removed = await removal.write(request, idOf(resource, request), checkOf(resource, request));
      return removal.answersRemoved === true ? resource.present(removed as Row, request) : sendNothing(reply);
    },
  });
}

type Named = Pick<AccountList<Listed>, 'path' | 'parameter'>;
type Presenting<Row extends Listed> = Pick<AccountList<Row>, 'present'>;

const addressOfOne = ({ path, parameter }: Named) => `${path}/:${parameter}`;
const idOf = ({ parameter }: Named, { params }: FastifyRequest) => (params as Record<string, number>)[parameter] ?? 0;

function checkOf<Row extends Listed>({ present }: Presenting<Row>, request: FastifyRequest): Check<Row> {
  return (current) => {
    if (current.version !== undefined) checkVersion(request, current.version, () => present(current, request));
  };
}

function send<Row extends Listed>(
  { present }: Presenting<Row>,
  request: FastifyRequest,
  reply: FastifyReply,
  row: Row,
): unknown {
  const body = present(row, request);
  return row.version === undefined ? body : sendVersioned(request, reply, row.version, body);
}

type LockedList<Row, Changes> = {
  lock(accountId: number, id: number): Promise<Row>;
  change(accountId: number, id: number, changes: Changes): Promise<Row>;
  remove(accountId: number, id: number): Promise<void>;
};

/** For rows whose change is nothing but other values; the same ones again are no change. */
export function changeLocked<Row extends Listed, Changes extends object>(
  { store, caller: { accountId } }: Pick<FastifyRequest, 'store' | 'caller'>,
  listOf: (tx: StoreTransaction) => Pick<LockedList<Row, Changes>, 'lock' | 'change'>,
  id: number,
  changes: Changes,
  check: (current: Row, tx: StoreTransaction) => void | Promise<void>,
): Promise<Row> {
  return store.inTransaction(async (tx) => {
    const current = await listOf(tx).lock(accountId, id);
    await check(current, tx);
    const isAsBefore = changesBetween<Record<string, unknown>>(current, changes).length === 0;
    return isAsBefore ? current : listOf(tx).change(accountId, id, changes);
  });
}

/** The store archives a row that is in use. */
export function removeLocked<Row extends Listed>(
  { store, caller: { accountId } }: FastifyRequest,
  listOf: (tx: StoreTransaction) => Pick<LockedList<Row, never>, 'lock' | 'remove'>,
  id: number,
  check: Check<Row>,
): Promise<void> {
  return store.inTransaction(async (tx) => {
    check(await listOf(tx).lock(accountId, id));
    await listOf(tx).remove(accountId, id);
  });
}
