/** The report as a whole: its tree, its actions, what it says of keys, alarms and meters, and what it copies. */
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { Action, Report, ReportMetadata } from '#contract/report.ts';
import { summarizeReport } from './metadata.ts';
import { presentAction } from './present.ts';
import type { LentText, ReportReading } from './reading.ts';
import type { HomeOptions } from './report-home.ts';

export const reportRoutes: FastifyPluginAsyncZod<HomeOptions & { reading: ReportReading }> = async (
  api,
  { home, reading },
) => {
  const tags = home.tags('Reports');

  api.get(`${home.base}/report`, {
    schema: {
      operationId: home.operation('get', 'Report'),
      tags,
      summary: 'The report: rooms in order, with items, actions and attachments',
      params: home.path,
      response: { 200: Report },
    },
    handler: async (request, reply) => {
      const { caller, params } = request;
      const standing = await request.store.reports.getStanding(caller, home.homeOf(params));
      if (request.format === 'json' && !api.settings.checkResponses) {
        return sendJsonText(reply, await reading.readText(caller.accountId, standing));
      }
      return reading.read(caller.accountId, standing);
    },
  });

  api.get(`${home.base}/report/actions`, {
    schema: {
      operationId: home.operation('list', 'ReportActions'),
      tags,
      summary: 'All actions of the report',
      params: home.path,
      response: { 200: z.array(Action) },
    },
    handler: async ({ caller, params, store }) => {
      const { reportId } = await store.reports.getStanding(caller, home.homeOf(params));
      const rows = await store.actions.list(caller.accountId, reportId);
      return rows.map((row) => ({ ...presentAction(row), item_id: row.itemId, room_id: row.roomId }));
    },
  });

  api.get(`${home.base}/report/metadata`, {
    schema: {
      operationId: home.operation('get', 'ReportMetadata'),
      tags,
      summary: 'Keys, manuals, alarms and meters of the report',
      params: home.path,
      response: { 200: ReportMetadata },
    },
    handler: async ({ caller, params, store }) => {
      const { reportId, inspection } = await store.reports.getStanding(caller, home.homeOf(params));
      const [tree, meters] = await Promise.all([
        store.reports.getTree(caller.accountId, reportId),
        inspection === null ? [] : store.reports.listMeters(caller.accountId, inspection.propertyId),
      ]);
      return summarizeReport(tree.rooms, meters);
    },
  });
};

/** Its type is `never` because the schema speaks of objects; what is really returned is the reply that has been sent. */
function sendJsonText(reply: Pick<FastifyReply, 'type' | 'raw'>, { bytes, release }: LentText): never {
  // Until then the socket may be writing them. Whoever has gone already is sent nothing.
  if (reply.raw.destroyed) release();
  else reply.raw.once('close', release);
  return reply.type('application/json; charset=utf-8').send(bytes) as never;
}
