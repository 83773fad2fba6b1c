/** Tenancies: /properties/:property_id/tenancies, a plain array. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Tenancy, TenancyChange, TenancyDraft, TenancyPath } from '#contract/property/tenancy.ts';
import { PropertyPath } from '#contract/property.ts';
import { invalid } from '#domain/refusal.ts';
import { addListRoutes } from '../account-list.ts';
import { addTenancy, changeTenancy, removeTenancy, unknownContacts } from './operations.ts';
import { presentTenancy } from './present.ts';

const homeOf = ({ params }: FastifyRequest): number => (params as { property_id: number }).property_id;

export const tenancyRoutes: FastifyPluginAsync = async (api) =>
  addListRoutes(api, {
    path: '/properties/:property_id/tenancies',
    parameter: 'tenancy_id',
    many: 'Tenancies',
    one: 'Tenancy',
    record: Tenancy,
    present: presentTenancy,
    params: TenancyPath,
    listParams: PropertyPath,
    list: {
      summary: 'Tenancies of a property, the latest first',
      table: 'tenancies',
      readAll: async (request) => {
        const { store, caller } = request;
        await store.properties.get(caller, homeOf(request));
        return store.tenancies.list(caller.accountId, homeOf(request));
      },
    },
    get: {
      summary: 'A tenancy',
      read: async (request, id) => {
        const { store, caller } = request;
        await store.properties.get(caller, homeOf(request));
        return store.tenancies.get(caller.accountId, { propertyId: homeOf(request), id });
      },
    },
    create: {
      summary: 'Add a tenancy to a property',
      body: TenancyDraft,
      checkMembers: checkContacts,
      write: (request, body) => addTenancy(request.store, request.caller, homeOf(request), body),
    },
    update: {
      summary: 'Change a tenancy, or note that notice was given; members left out are kept',
      body: TenancyChange,
      checkMembers: checkContacts,
      write: (request, id, body, check) =>
        changeTenancy(request.store, request.caller, { propertyId: homeOf(request), id }, body, check),
    },
    delete: {
      summary: 'Delete a tenancy; its contacts stay at the property',
      write: (request, id, check) =>
        removeTenancy(request.store, request.caller, { propertyId: homeOf(request), id }, check),
    },
  });

/** Whether the property has these contacts, when other members are not valid. */
async function checkContacts(
  { store, caller }: FastifyRequest,
  { contact_ids: wanted }: { contact_ids?: readonly (number | undefined)[] | undefined },
  { property_id: propertyId = 0 }: Record<string, number>,
): Promise<void> {
  if (wanted === undefined) return;
  await store.properties.get(caller, propertyId);
  const known = new Set((await store.propertyContacts.list(caller.accountId, propertyId)).map(({ id }) => id));
  const unknown = wanted.filter((id) => id !== undefined && !known.has(id));
  if (unknown.length > 0) throw invalid(...unknownContacts({ wanted, unknown }));
}
