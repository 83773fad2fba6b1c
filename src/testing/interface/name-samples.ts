/** Samples of requests under the name of another system. A part of `../sample-requests.ts`. */
import { types } from '#domain/inspection-type.ts';
import { contactCodes } from '#domain/message/contact-type.ts';
import type { Ids } from '../everything-parts.ts';

const address = { line1: '4 Kent Road', city: 'Southsea', postcode: 'PO5 3EL' };
const tenant = { type: contactCodes.tenant, name: 'Ann Hale', signee: true, notify: false, deliver: false };

export const nameSamples = {
  upsertProperty: ({ client }) => ({ address, no_of_beds: 3, no_of_baths: 1, client: { id: client } }),
  upsertInspection: ({ property, client, clerk, typist }) => ({
    property: { id: property },
    type: { id: types.inventory },
    conduct_date: '2027-02-03',
    client_id: client,
    clerk: { id: clerk },
    typist: { id: typist },
  }),
  upsertClient: () => ({ name: 'Langstone Homes' }),
  upsertPropertyContact: () => tenant,
  upsertInspectionContact: () => tenant,
} satisfies Record<string, (ids: Ids) => unknown>;

/** As in the query of the list, where an id of another account matches nothing. */
const filtersWithoutSample = Object.fromEntries(
  ['client', 'clerk', 'typist', 'property', 'template'].flatMap((thing) =>
    ['createBulkChange /filter', 'putOwnViews /views/*/filter', 'putFirmViews /views/*/filter'].map((filter) => [
      `${filter}/${thing}_id/*`,
      'A filter matches nothing by the id of another account, as in the list.',
    ]),
  ),
);

const asOthers = 'It is checked by the operations that create and change one, which carry this out.';
/** Members that the samples leave out. */
export const namesWithoutSample: Record<string, string> = {
  ...filtersWithoutSample,
  'upsertInspection /preload_template_id': 'It says how a new one begins, and that of the samples is there already.',
  'upsertInspection /cover_image/id': asOthers,
  'upsertInspection /self_servicer/template_id': asOthers,
};
