/** Templates: /templates, and the choice a self-service inspection has. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  SelfServiceTemplates,
  Template,
  TemplateChange,
  TemplateDraft,
  TemplatePath,
  TemplateQuery,
} from '#contract/template.ts';
import { Empty, envelope } from '#contract/wire.ts';
import { checkVersion, sendVersioned } from '../../entity-tag.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import { sendNothing } from '../../no-body.ts';
import type { Members } from '../../validator.ts';
import { addTemplate, changeTemplate, checkTemplateMembers, deleteTemplate } from './operations.ts';
import { presentTemplate } from './present.ts';

export const templateRoutes: FastifyPluginAsyncZod = async (api) => {
  const tags = ['Templates'];

  api.get('/templates', {
    schema: {
      operationId: 'listTemplates',
      tags,
      summary: 'Templates: those of the service first, then by name',
      querystring: TemplateQuery,
      response: { 200: envelope(Template) },
    },
    handler: async (request) => {
      const { caller, query } = request;
      const page = pageOf(query);
      const filter = {
        archived: query.archived === true,
        ...(query.type_id !== undefined && { typeId: query.type_id }),
        ...(query.self_service !== undefined && { selfService: query.self_service }),
      };
      return listAnswer(
        request,
        page,
        await request.store.templates.list(caller.accountId, filter, page),
        presentTemplate,
      );
    },
  });

  api.get('/templates/:template_id', {
    schema: {
      operationId: 'getTemplate',
      tags,
      summary: 'A template; its rooms are at …/report',
      params: TemplatePath,
      response: { 200: Template },
    },
    handler: async (request, reply) => {
      const row = await request.store.templates.get(request.caller.accountId, request.params.template_id);
      return sendVersioned(request, reply, row.version, presentTemplate(row));
    },
  });

  api.post('/templates', {
    schema: {
      operationId: 'createTemplate',
      tags,
      summary: 'Create a template, empty or with the rooms of another',
      body: TemplateDraft,
      response: { 200: Template },
    },
    config: {
      checkMembers: ({ caller, store }, members: Members<typeof TemplateDraft>) =>
        checkTemplateMembers(store, caller, members),
    },
    handler: async (request, reply) => {
      const row = await addTemplate(request.store, request.caller, request.body);
      return sendVersioned(request, reply, row.version, presentTemplate(row));
    },
  });

  api.put('/templates/:template_id', {
    schema: {
      operationId: 'updateTemplate',
      tags,
      summary: 'Change a template; members left out are kept',
      params: TemplatePath,
      body: TemplateChange,
      response: { 200: Template },
    },
    config: {
      checkMembers: ({ caller, store }, members: Members<typeof TemplateChange>) =>
        checkTemplateMembers(store, caller, members),
    },
    handler: async (request, reply) => {
      const { caller, params, body } = request;
      const row = await changeTemplate(request.store, caller, params.template_id, body, (current) =>
        checkVersion(request, current.version, () => presentTemplate(current)),
      );
      return sendVersioned(request, reply, row.version, presentTemplate(row));
    },
  });

  api.delete('/templates/:template_id', {
    schema: {
      operationId: 'deleteTemplate',
      tags,
      summary: 'Delete a template, or archive it when reports started from it',
      params: TemplatePath,
      response: { 200: Empty },
    },
    handler: async (request, reply) => {
      const { caller, params } = request;
      const fileIds = await deleteTemplate(request.store, caller, params.template_id, (current) =>
        checkVersion(request, current.version, () => presentTemplate(current)),
      );
      await api.library.removeUnused(request.store, caller.accountId, fileIds);
      return sendNothing(reply);
    },
  });

  api.get('/settings/account/self-service/templates', {
    schema: {
      operationId: 'listSelfServiceTemplates',
      tags,
      summary: 'Templates a self-service inspection can start from',
      response: { 200: SelfServiceTemplates },
    },
    handler: async ({ caller, store }) => {
      const { rows } = await store.templates.list(caller.accountId, { selfService: true }, { page: 1, perPage: 1000 });
      const named = rows.map(({ id, name, system }) => ({ id, name, system }));
      const without = ({ id, name }: { id: number; name: string }) => ({ id, name });
      return {
        system: named.filter(({ system }) => system).map(without),
        account: named.filter(({ system }) => !system).map(without),
      };
    },
  });
};
