/** The report as a whole: its tree, its actions, its keys, alarms and meters, and copying. */
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { Action, Report, ReportMetadata } from '#contract/report.ts';
import { ArrayQuery } from '#contract/wire.ts';
import { states } from '#domain/inspection-state.ts';
import { stepOf } from '../../list-answer.ts';
import { encodingOf } from '../../compression.ts';
import { summarizeReport, summarizeSealed } from './metadata.ts';
import { presentAction } from './present.ts';
import type { FinishedReport, ReportReading } from './reading.ts';
import type { HomeOptions } from './report-home.ts';

export const reportRoutes: FastifyPluginAsyncZod<HomeOptions & { reading: ReportReading }> = async (
  api,
  { home, reading },
) => {
  api.get(`${home.base}/report`, {
    schema: {
      operationId: home.operation('get', 'Report'),
      summary: 'The report: rooms in order, with items, actions and attachments',
      params: home.path,
      response: { 200: Report },
    },
    handler: async (request, reply) => {
      const { caller, params } = request;
      const standing = await request.store.reports.getStanding(caller, home.homeOf(params));
      const form = { format: request.format, encoding: encodingOf(request.headers['accept-encoding']) };
      return sendFinished(reply, form.format, await reading.answer(caller.accountId, standing, form));
    },
  });

  api.get(`${home.base}/report/actions`, {
    schema: {
      operationId: home.operation('list', 'ReportActions'),
      summary: 'All actions of the report',
      params: home.path,
      querystring: ArrayQuery,
      response: { 200: z.array(Action) },
    },
    handler: async (request) => {
      const { caller, params, store } = request;
      const { reportId } = await store.reports.getStanding(caller, home.homeOf(params));
      const rows = await stepOf(request, 'actions', await store.actions.list(caller.accountId, reportId));
      return rows.map((row) => ({ ...presentAction(row), item_id: row.itemId, room_id: row.roomId }));
    },
  });

  api.get(`${home.base}/report/metadata`, {
    schema: {
      operationId: home.operation('get', 'ReportMetadata'),
      summary: 'Keys, manuals, alarms and meters of the report',
      params: home.path,
      response: { 200: ReportMetadata },
    },
    handler: async ({ caller, params, store }) => {
      const {
        home: { id },
        reportId,
        inspection,
      } = await store.reports.getStanding(caller, home.homeOf(params));
      if (inspection !== null && inspection.state >= states.complete) {
        const sealed = await store.reportVersions.findOrSeal(await store.inspections.get(caller, id));
        if (sealed !== null) return summarizeSealed(sealed.facts);
      }
      const [tree, meters] = await Promise.all([
        store.reports.getTree(caller.accountId, reportId),
        inspection === null ? [] : store.reports.listMeters(caller.accountId, inspection.propertyId),
      ]);
      return summarizeReport(tree.rooms, meters);
    },
  });
};

/**
 * Its type is `never` because the schema speaks of objects; the handler really returns the reply that has been sent.
 */
function sendFinished(reply: FastifyReply, format: 'json' | 'xml', { bytes, encoding }: FinishedReport): never {
  reply.header('vary', `${String(reply.getHeader('vary'))}, Accept-Encoding`);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(`application/${format}; charset=utf-8`).send(bytes) as never;
}
