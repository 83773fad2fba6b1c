/** The invitation of a person and the link to a new password, at the address of that person. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { ResetLink } from '#contract/person.ts';
import { Empty } from '#contract/wire.ts';
import { sendVersioned } from '../../entity-tag.ts';
import { sendNothing } from '../../no-body.ts';

type Invitations<Params extends z.ZodType, Row extends { version: number }> = {
  /** The address of one person. */
  path: string;
  params: Params;
  record: z.ZodType;
  ids: { invite: string; withdraw: string; reset: string };
  who: string;
  present: (row: Row) => unknown;
  invite: (request: FastifyRequest, params: z.output<Params>) => Promise<Row>;
  withdraw: (request: FastifyRequest, params: z.output<Params>) => Promise<void>;
  reset: (request: FastifyRequest, params: z.output<Params>) => Promise<z.output<typeof ResetLink>>;
};

export function addInvitationRoutes<Params extends z.ZodType, Row extends { version: number }>(
  api: FastifyInstance,
  { path, params, record, ids, who, present, invite, withdraw, reset }: Invitations<Params, Row>,
): void {
  const paramsOf = (request: FastifyRequest) => request.params as z.output<Params>;
  api.post(`${path}/invite`, {
    schema: {
      operationId: ids.invite,
      summary: `Invite ${who} again; the invitation before ends`,
      params,
      response: { 200: record },
    },
    handler: async (request, reply) => {
      const row = await invite(request, paramsOf(request));
      return sendVersioned(request, reply, row.version, present(row));
    },
  });
  api.delete(`${path}/invite`, {
    schema: {
      operationId: ids.withdraw,
      summary: `Withdraw the invitation of ${who}`,
      params,
      response: { 200: Empty },
    },
    handler: async (request, reply) => {
      await withdraw(request, paramsOf(request));
      return sendNothing(reply);
    },
  });
  api.post(`${path}/reset-link`, {
    schema: {
      operationId: ids.reset,
      summary: `Make a link by which ${who} chooses a new password`,
      params,
      response: { 200: ResetLink },
    },
    handler: (request) => reset(request, paramsOf(request)),
  });
}
