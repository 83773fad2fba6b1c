/** Definitions of custom fields: /custom-fields/properties and /custom-fields/inspections, plain arrays. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import {
  CustomField,
  CustomFieldChange,
  CustomFieldDraft,
  CustomFieldPath,
  CustomFieldQuery,
} from '#contract/custom-field.ts';
import type { Caller } from '#domain/caller.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import type { CustomFieldDefinition, CustomFieldSubject } from '#store/account/custom-fields.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import { contentVersion } from '../../content-version.ts';
import type { Members } from '../../validator.ts';
import { addListRoutes, type Check } from '../account-list.ts';

type Subject = { subject: CustomFieldSubject; noun: 'Property' | 'Inspection'; path: string };
const subjects: Subject[] = [
  { subject: 'properties', noun: 'Property', path: '/custom-fields/properties' },
  { subject: 'inspections', noun: 'Inspection', path: '/custom-fields/inspections' },
];

/** There is no counter: the version comes from what people see of it. */
function versioned(row: CustomFieldDefinition) {
  const { accountId, id, name, type, required, options } = row;
  return { ...row, version: contentVersion(accountId, { id, name, type, required, options }) };
}
type Versioned = ReturnType<typeof versioned>;

const presentDefinition = ({ id, name, type, required, options, archivedAt, version }: Versioned) => ({
  id,
  name,
  type,
  required,
  options,
  archived_at: archivedAt,
  version,
});

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
        table: 'custom_fields',
        arrayQuery: CustomFieldQuery,
        readAll: async ({ store, caller, query }) => {
          const { archived = 'false' } = query as z.output<typeof CustomFieldQuery>;
          const used = archived === 'true' ? [] : await store.customFields.list(caller.accountId, subject);
          const others = archived === 'false' ? [] : await store.customFields.listArchived(caller.accountId, subject);
          return [...used, ...others].map(versioned);
        },
      },
      get: {
        summary: `A custom field of ${subject}`,
        read: async ({ store, caller }, id) => versioned(await store.customFields.get(caller.accountId, subject, id)),
      },
      create: {
        summary: `Define a custom field of ${subject}`,
        body: CustomFieldDraft,
        checkMembers: (_, { type, options = [] }) => checkOptions({ type, options }),
        write: async ({ store, caller }, body) => {
          checkOptions(body);
          return store.inTransaction(async (tx) => {
            await log(tx, caller, subject);
            return versioned(await tx.customFields.add(caller.accountId, subject, body));
          });
        },
      },
      update: {
        summary: `Change a custom field of ${subject}; members left out are kept`,
        body: CustomFieldChange,
        checkMembers: async ({ store, caller }, members, { custom_field_id: id = 0 }) => {
          // One that is brought back is looked at when it is changed.
          if (members.archived === undefined)
            checkOptions({ ...(await store.customFields.get(caller.accountId, subject, id)), ...members });
        },
        write: (request, id, body, check) => changeDefinition(request, { subject, id }, body, check),
      },
      delete: {
        summary: `Delete a custom field of ${subject}; one with values is archived`,
        write: ({ store, caller }, id, check) =>
          store.inTransaction(async (tx) => {
            const { accountId } = caller;
            check(versioned(await tx.customFields.lock(accountId, subject, id)));
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
  { store, caller }: Pick<FastifyRequest, 'store' | 'caller'>,
  { subject, id }: { subject: CustomFieldSubject; id: number },
  { position, archived, ...fields }: z.output<typeof CustomFieldChange>,
  check: Check<Versioned>,
): Promise<Versioned> {
  const { accountId } = caller;
  return store.inTransaction(async (tx) => {
    const isBack = archived === false && (await isArchived(tx, accountId, { subject, id }));
    const current = await (isBack ? tx.customFields.lockArchived : tx.customFields.lock)(accountId, subject, id);
    check(versioned(current));
    checkOptions({ ...current, ...fields });
    const retyped = fields.type !== undefined && fields.type !== current.type;
    if (retyped && (await tx.customFields.isUsed(accountId, subject, id))) {
      throw new Refusal('in_use', 'This field has values, so its type stays; define another field instead.');
    }
    const isChanged = Object.keys(fields).length > 0;
    if (isChanged || isBack || position !== undefined) await log(tx, caller, subject);
    const there = isBack ? await tx.customFields.bringBack(accountId, subject, id) : current;
    if (position !== undefined) await tx.customFields.move(accountId, subject, { id, position });
    return versioned(isChanged ? await tx.customFields.change(accountId, subject, id, fields) : there);
  });
}

/** One that is in use stays in use: bringing it back changes nothing. */
async function isArchived(
  tx: StoreTransaction,
  accountId: number,
  { subject, id }: { subject: CustomFieldSubject; id: number },
): Promise<boolean> {
  return (await tx.customFields.listArchived(accountId, subject)).some((one) => one.id === id);
}
