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
import type { RouteApi } from '../../route-api.ts';
import { addListRoutes } from '../account-list.ts';
import { addTemplate, changeTemplate, checkTemplateMembers, deleteTemplate } from './operations.ts';
import { presentTemplate } from './present.ts';
import { templateVersionRoutes } from './versions.ts';

export const templateRoutes: FastifyPluginAsyncZod = async (api) => {
  addListRoutes(api, {
    path: '/templates',
    parameter: 'template_id',
    many: 'Templates',
    one: 'Template',
    record: Template,
    present: presentTemplate,
    params: TemplatePath,
    list: {
      summary: 'Templates: those of the service first, then by name, unless sorted',
      query: TemplateQuery,
      read: ({ store, caller }, { archived, type_id: typeId, self_service: selfService, q, sort }, page) => {
        const filter = {
          q,
          sort,
          archived: archived === true,
          ...(typeId !== undefined && { typeId }),
          ...(selfService !== undefined && { selfService }),
        };
        return store.templates.list(caller.accountId, filter, page);
      },
    },
    get: {
      summary: 'A template; its rooms are at …/report',
      read: ({ store, caller }, id) => store.templates.get(caller.accountId, id),
    },
    create: {
      summary: 'Create a template, empty or with the rooms of another',
      body: TemplateDraft,
      checkMembers: ({ store, caller }, members) => checkTemplateMembers(store, caller, members),
      write: ({ store, caller }, body) => addTemplate(store, caller, body),
    },
    update: {
      summary: 'Change a template; members left out are kept',
      body: TemplateChange,
      checkMembers: ({ store, caller }, members) => checkTemplateMembers(store, caller, members),
      write: ({ store, caller }, id, body, check) => changeTemplate(store, caller, id, body, check),
    },
    delete: {
      summary: 'Delete a template, or archive it when reports started from it',
      write: async ({ store, caller }, id, check) => {
        const fileIds = await deleteTemplate(store, caller, id, check);
        await api.library.removeUnused(store, caller.accountId, fileIds);
      },
    },
  });
  listSelfServiceTemplatesRoute(api);
  await api.register(templateVersionRoutes);
};

function listSelfServiceTemplatesRoute(api: RouteApi): void {
  api.get('/settings/account/self-service/templates', {
    schema: {
      operationId: 'listSelfServiceTemplates',
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
}
