/** Definitions of custom fields: /custom-fields/properties and /custom-fields/inspections, plain arrays. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { CustomField, CustomFieldChange, CustomFieldDraft, CustomFieldPath } from '#contract/custom-field.ts';
import { Empty } from '#contract/wire.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import type { CustomFieldDefinition, CustomFieldSubject } from '#store/account/custom-fields.ts';
import { sendNothing } from '../../no-body.ts';
import type { RouteApi } from '../../route-api.ts';
import type { Members } from '../../validator.ts';

type Subject = { subject: CustomFieldSubject; noun: 'Property' | 'Inspection'; path: string };
const subjects: Subject[] = [
  { subject: 'properties', noun: 'Property', path: '/custom-fields/properties' },
  { subject: 'inspections', noun: 'Inspection', path: '/custom-fields/inspections' },
];

function presentDefinition({ id, name, type, required, options }: CustomFieldDefinition) {
  return { id, name, type, required, options };
}

function checkOptions({ type, options }: Pick<Members<typeof CustomFieldChange>, 'type' | 'options'>): void {
  if (type !== 'choice' || options === undefined || options.length > 0) return;
  throw invalid({ pointer: '/options', code: 'missing', detail: 'A choice needs options to choose from.' });
}

export const customFieldRoutes: FastifyPluginAsyncZod = async (api) => {
  for (const subject of subjects) {
    listDefinitionsRoute(api, subject);
    createDefinitionRoute(api, subject);
    getDefinitionRoute(api, subject);
    updateDefinitionRoute(api, subject);
    deleteDefinitionRoute(api, subject);
  }
};

function listDefinitionsRoute(api: RouteApi, { subject, noun, path }: Subject): void {
  api.get(path, {
    schema: {
      operationId: `list${noun}CustomFields`,
      summary: `Custom fields of ${subject}`,
      response: { 200: z.array(CustomField) },
    },
    handler: async ({ caller, store }) =>
      (await store.customFields.list(caller.accountId, subject)).map(presentDefinition),
  });
}

function createDefinitionRoute(api: RouteApi, { subject, noun, path }: Subject): void {
  api.post(path, {
    schema: {
      operationId: `create${noun}CustomField`,
      summary: `Define a custom field of ${subject}`,
      body: CustomFieldDraft,
      response: { 200: CustomField },
    },
    config: {
      checkMembers: (_, { type, options = [] }: Members<typeof CustomFieldDraft>) => checkOptions({ type, options }),
    },
    handler: async ({ caller, body, store }) => {
      checkOptions(body);
      return presentDefinition(await store.customFields.add(caller.accountId, subject, body));
    },
  });
}

function getDefinitionRoute(api: RouteApi, { subject, noun, path }: Subject): void {
  api.get(`${path}/:custom_field_id`, {
    schema: {
      operationId: `get${noun}CustomField`,
      summary: `A custom field of ${subject}`,
      params: CustomFieldPath,
      response: { 200: CustomField },
    },
    handler: async ({ caller, params, store }) =>
      presentDefinition(await store.customFields.get(caller.accountId, subject, params.custom_field_id)),
  });
}

function updateDefinitionRoute(api: RouteApi, { subject, noun, path }: Subject): void {
  api.put(`${path}/:custom_field_id`, {
    schema: {
      operationId: `update${noun}CustomField`,
      summary: `Change a custom field of ${subject}; members left out are kept`,
      params: CustomFieldPath,
      body: CustomFieldChange,
      response: { 200: CustomField },
    },
    config: {
      checkMembers: async (
        { caller: { accountId }, store },
        members: Members<typeof CustomFieldChange>,
        { custom_field_id: id }: z.output<typeof CustomFieldPath>,
      ) => checkOptions({ ...(await store.customFields.get(accountId, subject, id)), ...members }),
    },
    handler: async ({ caller: { accountId }, store, params: { custom_field_id: id }, body }) =>
      store.inTransaction(async (tx) => {
        const current = await tx.customFields.lock(accountId, subject, id);
        checkOptions({ ...current, ...body });
        const retyped = body.type !== undefined && body.type !== current.type;
        if (retyped && (await tx.customFields.isUsed(accountId, subject, id))) {
          throw new Refusal('in_use', 'This field has values, so its type stays; define another field instead.');
        }
        if (Object.keys(body).length === 0) return presentDefinition(current);
        return presentDefinition(await tx.customFields.change(accountId, subject, id, body));
      }),
  });
}

function deleteDefinitionRoute(api: RouteApi, { subject, noun, path }: Subject): void {
  api.delete(`${path}/:custom_field_id`, {
    schema: {
      operationId: `delete${noun}CustomField`,
      summary: `Delete a custom field of ${subject}; one with values is archived`,
      params: CustomFieldPath,
      response: { 200: Empty },
    },
    handler: async ({ caller: { accountId }, params: { custom_field_id: id }, store }, reply) => {
      await store.inTransaction(async (tx) => {
        await tx.customFields.lock(accountId, subject, id);
        const used = await tx.customFields.isUsed(accountId, subject, id);
        await (used ? tx.customFields.archive : tx.customFields.remove)(accountId, subject, id);
      });
      return sendNothing(reply);
    },
  });
}
