/** Versions of a template: /templates/:template_id/versions. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  Template,
  TemplatePath,
  TemplateVersion,
  TemplateVersionContents,
  TemplateVersionPath,
  TemplateVersionQuery,
} from '#contract/template.ts';
import { envelope } from '#contract/wire.ts';
import type { RouteApi } from '../../route-api.ts';
import { sendVersioned } from '../../entity-tag.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import { tellReportVersion } from '../report/report-home.ts';
import { presentTemplate } from './present.ts';
import { presentVersion, presentVersionContents } from './present-version.ts';
import { compareWithEarlier, getContents, restoreVersion } from './version-operations.ts';

export const templateVersionRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/templates/:template_id/versions', {
    schema: {
      operationId: 'listTemplateVersions',
      summary:
        'Versions of a template, newest first: each ends where somebody else goes on, or after ten quiet minutes',
      params: TemplatePath,
      querystring: TemplateVersionQuery,
      response: { 200: envelope(TemplateVersion) },
    },
    handler: async (request) => {
      const { store, caller, params, query } = request;
      const { accountId } = caller;
      await store.templates.get(accountId, params.template_id);
      const page = pageOf(request);
      const list = await store.templateVersions.list(accountId, { ...query, templateId: params.template_id }, page);
      // The counts of the one that is going on are known only now.
      const counted = await Promise.all(
        list.rows.map(async (row) =>
          row.endedAt === null ? { ...row, counts: (await compareWithEarlier(store, accountId, row)).counts } : row,
        ),
      );
      return listAnswer(request, page, { ...list, rows: counted }, presentVersion);
    },
  });
  addGetRoute(api);

  api.post('/templates/:template_id/versions/:version_id/restore', {
    schema: {
      operationId: 'restoreTemplateVersion',
      summary: 'Bring a version back, as the newest one; the template as it was before is kept as well',
      params: TemplateVersionPath,
      response: { 200: Template },
    },
    handler: async (request, reply) => {
      const { store, caller, params } = request;
      const of = { templateId: params.template_id, id: params.version_id };
      const { row, fileIds } = tellReportVersion(reply, await restoreVersion(store, caller, of));
      await api.library.removeUnused(store, caller.accountId, fileIds);
      return sendVersioned(request, reply, row.version, presentTemplate(row));
    },
  });
};

function addGetRoute(api: RouteApi): void {
  api.get('/templates/:template_id/versions/:version_id', {
    schema: {
      operationId: 'getTemplateVersion',
      summary: 'A version of a template: its rooms, and what differs from the version before',
      params: TemplateVersionPath,
      response: { 200: TemplateVersionContents },
    },
    handler: async ({ store, caller: { accountId }, params }) => {
      const row = await store.templateVersions.get(accountId, {
        templateId: params.template_id,
        id: params.version_id,
      });
      const contents = await getContents(store, accountId, row);
      const { counts, differences } = await compareWithEarlier(store, accountId, row, contents);
      return presentVersionContents({ ...row, counts: row.counts ?? counts }, contents, differences);
    },
  });
}
