/** The report as a whole: its tree, its actions, what it says of keys, alarms and meters, and what it copies. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { Action, Report, ReportMetadata } from '#contract/report.ts';
import { summarizeReport } from './metadata.ts';
import { buildReportPresenter, presentAction } from './present.ts';
import type { HomeOptions } from './report-home.ts';

export const reportRoutes: FastifyPluginAsyncZod<HomeOptions> = async (api, { home }) => {
  const { presentRoom } = buildReportPresenter(api);
  const tags = home.tags('Reports');

  api.get(`${home.base}/report`, {
    schema: {
      operationId: home.operation('get', 'Report'),
      tags,
      summary: 'The report: rooms in order, with items, actions and attachments',
      params: home.path,
      response: { 200: Report },
    },
    handler: async ({ caller, params }) => {
      const { reportId } = await api.store.reports.getStanding(caller, home.homeOf(params));
      const [tree, pending] = await Promise.all([
        api.store.reports.getTree(caller.accountId, reportId),
        api.store.reports.listPending(caller.accountId, reportId),
      ]);
      return {
        rooms: tree.rooms.map(presentRoom),
        version: tree.version,
        attachments: Object.fromEntries(pending.map(({ identifier, deliveryKey }) => [identifier, deliveryKey])),
      };
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
    handler: async ({ caller, params }) => {
      const { reportId } = await api.store.reports.getStanding(caller, home.homeOf(params));
      const rows = await api.store.actions.list(caller.accountId, reportId);
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
    handler: async ({ caller, params }) => {
      const { reportId, inspection } = await api.store.reports.getStanding(caller, home.homeOf(params));
      const [tree, meters] = await Promise.all([
        api.store.reports.getTree(caller.accountId, reportId),
        inspection === null ? [] : api.store.reports.listMeters(caller.accountId, inspection.propertyId),
      ]);
      return summarizeReport(tree.rooms, meters);
    },
  });
};
