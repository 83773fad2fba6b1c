/**
 * PUT under the name that another system has for a thing: `/properties/by-external-id/<value>` and the like. It makes the
 * thing, or changes what the application has put under that name before (decision 049).
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { ExternalIdPath } from '#contract/wire.ts';
import { Refusal } from '#domain/refusal.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { NamedKind } from '#store/schema/external-id.ts';
import { sendVersioned } from '../entity-tag.ts';
import type { Members } from '../validator.ts';

type Versioned = { id: number; version: number };
type Check<Row> = (current: Row) => void;

type Upsert<Row extends Versioned, Draft extends z.ZodType> = {
  /** `/properties`, below which the name stands. */
  path: string;
  kind: NamedKind;
  operationId: string;
  summary: string;
  /** The parameters of `path`. */
  params?: z.ZodObject;
  body: Draft;
  record: z.ZodType;
  checkMembers?: (request: FastifyRequest, members: Members<Draft>) => unknown;
  add: (request: FastifyRequest, tx: StoreTransaction, body: z.output<Draft>) => Promise<Row>;
  change: (
    request: FastifyRequest,
    tx: StoreTransaction,
    id: number,
    body: z.output<Draft>,
    check: Check<Row>,
  ) => Promise<Row>;
  /** Refuses another version than that of `If-Match`. */
  check: (request: FastifyRequest, current: Row) => void;
  present: (request: FastifyRequest, row: Row) => unknown;
};

export function addUpsertRoute<Row extends Versioned, Draft extends z.ZodType>(
  api: FastifyInstance,
  upsert: Upsert<Row, Draft>,
): void {
  const { path, kind, operationId, summary, params, body, record, checkMembers, present } = upsert;
  api.put(`${path}/by-external-id/:external_id`, {
    schema: {
      operationId,
      summary,
      params: params === undefined ? ExternalIdPath : ExternalIdPath.extend(params.shape),
      body,
      response: { 200: record },
    },
    ...(checkMembers && { config: { checkMembers } }),
    handler: async (request, reply) => {
      const { caller, store } = request;
      const { external_id: value } = request.params as z.output<typeof ExternalIdPath>;
      const name = { applicationId: caller.applicationId, kind, value };
      const row = await store.inTransaction(async (tx) => {
        const id = await tx.externalIds.claim(caller.accountId, name);
        const draft = request.body as z.output<Draft>;
        if (id !== null) return upsert.change(request, tx, id, draft, (current) => upsert.check(request, current));
        if (request.headers['if-match'] !== undefined)
          throw new Refusal('version_mismatch', 'There is nothing under this name yet.');
        const made = await upsert.add(request, tx, draft);
        await tx.externalIds.give(caller.accountId, name, made.id);
        return made;
      });
      return sendVersioned(request, reply, row.version, present(request, row));
    },
  });
}
