/** Option sets: /option-sets. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import { OptionSet, OptionSetChange, OptionSetDraft, OptionSetPath, OptionSetQuery } from '#contract/template.ts';
import { Empty, envelope } from '#contract/wire.ts';
import { Refusal } from '#domain/refusal.ts';
import type { OptionSetRow } from '#store/account/option-sets.ts';
import { changesBetween } from '#store/properties/audit.ts';
import { checkVersion, sendVersioned } from '../../entity-tag.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import { sendNothing } from '../../no-body.ts';

function presentOptionSet({ id, name, editable, options, archivedAt }: OptionSetRow) {
  return { id, name, editable, options, archived_at: archivedAt };
}

function checkEditable({ editable, name }: OptionSetRow): void {
  if (!editable)
    throw new Refusal('in_use', `'${name}' comes with the service and cannot be changed; make one of your own.`);
}

/** Rooms ask questions or have a scale, by their block type, and neither becomes the other. */
function isOtherKind({ options: before }: OptionSetRow, { options }: z.output<typeof OptionSetChange>): boolean {
  return options !== undefined && typeof options[0] !== typeof before[0];
}

export const optionSetRoutes: FastifyPluginAsyncZod = async (api) => {
  const tags = ['Option sets'];

  api.get('/option-sets', {
    schema: {
      operationId: 'listOptionSets',
      tags,
      summary: 'Option sets by name',
      querystring: OptionSetQuery,
      response: { 200: envelope(OptionSet) },
    },
    handler: async (request) => {
      const page = pageOf(request.query);
      return listAnswer(
        request,
        page,
        await request.store.optionSets.list(request.caller.accountId, page),
        presentOptionSet,
      );
    },
  });

  api.get('/option-sets/:option_set_id', {
    schema: {
      operationId: 'getOptionSet',
      tags,
      summary: 'An option set',
      params: OptionSetPath,
      response: { 200: OptionSet },
    },
    handler: async (request, reply) => {
      const row = await request.store.optionSets.get(request.caller.accountId, request.params.option_set_id);
      return sendVersioned(request, reply, row.version, presentOptionSet(row));
    },
  });

  api.post('/option-sets', {
    schema: {
      operationId: 'createOptionSet',
      tags,
      summary: 'Create an option set',
      body: OptionSetDraft,
      response: { 200: OptionSet },
    },
    handler: async (request, reply) => {
      const row = await request.store.optionSets.add(request.caller.accountId, request.body);
      return sendVersioned(request, reply, row.version, presentOptionSet(row));
    },
  });

  api.put('/option-sets/:option_set_id', {
    schema: {
      operationId: 'updateOptionSet',
      tags,
      summary: 'Change an option set; conditions given before stay as they are',
      params: OptionSetPath,
      body: OptionSetChange,
      response: { 200: OptionSet },
    },
    handler: async (request, reply) => {
      const { accountId } = request.caller;
      const { option_set_id: id } = request.params;
      const row = await request.store.inTransaction(async (tx) => {
        const current = await tx.optionSets.lock(accountId, id);
        checkVersion(request, current.version, () => presentOptionSet(current));
        checkEditable(current);
        if (isOtherKind(current, request.body) && (await tx.optionSets.isUsed(accountId, id))) {
          throw new Refusal(
            'in_use',
            `Rooms answer '${current.name}', so questions stay questions and numbers numbers; make another one instead.`,
          );
        }
        const isAsBefore = changesBetween<Record<string, unknown>>(current, request.body).length === 0;
        return isAsBefore ? current : tx.optionSets.change(accountId, id, request.body);
      });
      return sendVersioned(request, reply, row.version, presentOptionSet(row));
    },
  });

  api.delete('/option-sets/:option_set_id', {
    schema: {
      operationId: 'deleteOptionSet',
      tags,
      summary: 'Delete an option set; one that rooms answer is archived',
      params: OptionSetPath,
      response: { 200: Empty },
    },
    handler: async (request, reply) => {
      const { accountId } = request.caller;
      await request.store.inTransaction(async (tx) => {
        const current = await tx.optionSets.lock(accountId, request.params.option_set_id);
        checkVersion(request, current.version, () => presentOptionSet(current));
        checkEditable(current);
        await tx.optionSets.remove(accountId, current.id);
      });
      return sendNothing(reply);
    },
  });
};
