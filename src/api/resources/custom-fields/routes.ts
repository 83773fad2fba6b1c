/** Definitions of custom fields: /custom-fields/properties and /custom-fields/inspections, plain arrays. */
import type { FastifyPluginAsync } from 'fastify';
import type * as z from 'zod';
import { CustomField, CustomFieldChange, CustomFieldDraft, CustomFieldPath } from '#contract/custom-field.ts';
import type { Caller } from '#domain/caller.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import type { CustomFieldDefinition, CustomFieldSubject } from '#store/account/custom-fields.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { Members } from '../../validator.ts';
import { addListRoutes } from '../account-list.ts';

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

export const customFieldRoutes: FastifyPluginAsync = async (api) => {
  for (const { subject, noun, path } of subjects) {
    addListRoutes(api, {
      path,
      parameter: 'custom_field_id',
      many: `${noun}CustomFields`,
      one: `${noun}CustomField`,
      record: CustomField,
      present: presentDefinition,
      params: CustomFieldPath,
      list: {
        summary: `Custom fields of ${subject}`,
        readAll: ({ store, caller }) => store.customFields.list(caller.accountId, subject),
      },
      get: {
        summary: `A custom field of ${subject}`,
        read: ({ store, caller }, id) => store.customFields.get(caller.accountId, subject, id),
      },
      create: {
        summary: `Define a custom field of ${subject}`,
        body: CustomFieldDraft,
        checkMembers: (_, { type, options = [] }) => checkOptions({ type, options }),
        write: async ({ store, caller }, body) => {
          checkOptions(body);
          return store.inTransaction(async (tx) => {
            await log(tx, caller, subject);
            return tx.customFields.add(caller.accountId, subject, body);
          });
        },
      },
      update: {
        summary: `Change a custom field of ${subject}; members left out are kept`,
        body: CustomFieldChange,
        checkMembers: async ({ store, caller }, members, { custom_field_id: id = 0 }) =>
          checkOptions({ ...(await store.customFields.get(caller.accountId, subject, id)), ...members }),
        write: ({ store, caller }, id, body) => changeDefinition(store, caller, { subject, id }, body),
      },
      delete: {
        summary: `Delete a custom field of ${subject}; one with values is archived`,
        write: ({ store, caller }, id) =>
          store.inTransaction(async (tx) => {
            const { accountId } = caller;
            await tx.customFields.lock(accountId, subject, id);
            const used = await tx.customFields.isUsed(accountId, subject, id);
            await (used ? tx.customFields.archive : tx.customFields.remove)(accountId, subject, id);
            await log(tx, caller, subject);
          }),
      },
    });
  }
};

const log = (tx: StoreTransaction, caller: Caller, subject: CustomFieldSubject): Promise<void> =>
  tx.securityLog.add(caller, { kind: 'settings.changed', facts: { fields: [`custom_fields.${subject}`] } });

function changeDefinition(
  store: Store,
  caller: Caller,
  { subject, id }: { subject: CustomFieldSubject; id: number },
  body: z.output<typeof CustomFieldChange>,
): Promise<CustomFieldDefinition> {
  const { accountId } = caller;
  return store.inTransaction(async (tx) => {
    const current = await tx.customFields.lock(accountId, subject, id);
    checkOptions({ ...current, ...body });
    const retyped = body.type !== undefined && body.type !== current.type;
    if (retyped && (await tx.customFields.isUsed(accountId, subject, id))) {
      throw new Refusal('in_use', 'This field has values, so its type stays; define another field instead.');
    }
    if (Object.keys(body).length === 0) return current;
    await log(tx, caller, subject);
    return tx.customFields.change(accountId, subject, id, body);
  });
}
