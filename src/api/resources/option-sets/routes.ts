/** Option sets: /option-sets. */
import type { FastifyPluginAsync } from 'fastify';
import type * as z from 'zod';
import { OptionSet, OptionSetChange, OptionSetDraft, OptionSetPath, OptionSetQuery } from '#contract/template.ts';
import { Refusal } from '#domain/refusal.ts';
import type { OptionSetRow } from '#store/account/option-sets.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import { addListRoutes, changeLocked, removeLocked } from '../account-list.ts';

function presentOptionSet({ id, name, editable, options, archivedAt, version }: OptionSetRow) {
  return { id, name, editable, options, archived_at: archivedAt, version };
}

function checkEditable({ editable, name }: OptionSetRow): void {
  if (!editable)
    throw new Refusal('in_use', `'${name}' comes with the service and cannot be changed; make one of your own.`);
}

/** Rooms ask questions or have a scale, by their block type, and neither becomes the other. */
async function checkKind(
  tx: StoreTransaction,
  { accountId, id, name, options: before }: OptionSetRow,
  { options }: z.output<typeof OptionSetChange>,
): Promise<void> {
  const isOtherKind = options !== undefined && typeof options[0] !== typeof before[0];
  if (!isOtherKind || !(await tx.optionSets.isUsed(accountId, id))) return;
  throw new Refusal(
    'in_use',
    `Rooms answer '${name}', so questions stay questions and numbers numbers; make another one instead.`,
  );
}

export const optionSetRoutes: FastifyPluginAsync = async (api) => {
  addListRoutes(api, {
    path: '/option-sets',
    parameter: 'option_set_id',
    many: 'OptionSets',
    one: 'OptionSet',
    record: OptionSet,
    present: presentOptionSet,
    params: OptionSetPath,
    list: {
      summary: 'Option sets by name',
      query: OptionSetQuery,
      read: ({ store, caller }, { q, sort }, page) => store.optionSets.list(caller.accountId, { q, sort }, page),
    },
    get: { summary: 'An option set', read: ({ store, caller }, id) => store.optionSets.get(caller.accountId, id) },
    create: {
      summary: 'Create an option set',
      body: OptionSetDraft,
      write: ({ store, caller }, body) => store.optionSets.add(caller.accountId, body),
    },
    update: {
      summary: 'Change an option set; conditions given before stay as they are',
      body: OptionSetChange,
      write: (request, id, body, check) =>
        changeLocked(
          request,
          (tx) => tx.optionSets,
          id,
          body,
          async (current, tx) => {
            check(current);
            checkEditable(current);
            await checkKind(tx, current, body);
          },
        ),
    },
    delete: {
      summary: 'Delete an option set; one that rooms answer is archived',
      write: (request, id, check) =>
        removeLocked(
          request,
          (tx) => tx.optionSets,
          id,
          (current) => {
            check(current);
            checkEditable(current);
          },
        ),
    },
  });
};
