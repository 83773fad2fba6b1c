/** Properties: the same postcode and number is the same home. */
import { PropertyChange, PropertyDraft } from '#contract/property.ts';
import type { CellFault } from '#domain/import/import-kind.ts';
import { propertyKey } from '#domain/import/property-key.ts';
import type { Store } from '#store/build-store.ts';
import type { ClientThere, PropertyThere } from '#store/imports/find-there.ts';
import { addProperty, changeProperty } from '../../properties/operations.ts';
import { presentProperty } from '../../properties/present.ts';
import { type Body, changedSince, type Importer, type LookedRow, membersBefore, type ReadRow } from './importer.ts';

type Draft = ReturnType<typeof PropertyDraft.parse>;

export const propertyImporter: Importer = {
  draft: PropertyDraft,
  standard: {},
  look: lookAtProperties,

  add: async (tx, { caller }, { body }) => {
    const { row } = await addProperty(tx, caller, PropertyDraft.parse(body));
    return row;
  },

  change: async (tx, { caller }, id, { body }) => {
    const { custom_fields: given, ...others } = PropertyChange.parse(body);
    const { customFields: values } = await tx.properties.lock(caller, id);
    let before: Body = {};
    // A change has to give all values that there are: those that the row leaves out stay.
    const wanted = given === undefined ? others : { ...others, custom_fields: { ...values, ...given } };
    const { row } = await changeProperty(tx, caller, id, wanted, (current, definitions) => {
      before = membersBefore(presentProperty(current, definitions), others);
    });
    if (given !== undefined) before['custom_fields'] = { ...emptied(given), ...values };
    return { ...row, before };
  },

  takeBack: async (tx, { caller }, { id, version }) => {
    const current = await tx.properties.lock(caller, id);
    if (current.version !== version) return changedSince;
    const use = await tx.thingsThere.findUseOfProperty(caller.accountId, id);
    if (use === undefined) await tx.takingBack.removeProperty(caller.accountId, id);
    return use;
  },

  putBack: async (tx, { caller }, { id, version }, before) => {
    const current = await tx.properties.lock(caller, id);
    if (current.version !== version) return changedSince;
    await changeProperty(tx, caller, id, PropertyChange.parse(before), () => undefined);
    return undefined;
  },
};

const emptied = (values: object): Body => Object.fromEntries(Object.keys(values).map((id) => [id, '']));

async function lookAtProperties(store: Store, accountId: number, rows: ReadRow[]): Promise<LookedRow[]> {
  const postcodes = rows.flatMap(({ cells }) => cells['postcode'] ?? []);
  const names = rows.flatMap(({ cells }) => cells['client']?.trim().toLowerCase() ?? []);
  const [there, clients] = await Promise.all([
    postcodes.length === 0 ? [] : store.thingsThere.listPropertiesAt(accountId, [...new Set(postcodes)]),
    names.length === 0 ? [] : store.thingsThere.listClientsCalled(accountId, [...new Set(names)]),
  ]);
  const byKey = new Map(there.toReversed().map((property) => [propertyKey(property), property]));
  return rows.map((row) => {
    const { line1, line2, postcode } = (row.body as Partial<Draft>).address ?? {};
    const key = line1 === undefined || postcode === undefined ? null : propertyKey({ line1, line2, postcode });
    const duplicate = key === null ? undefined : byKey.get(key);
    const { body, faults } = withClient(row, clients);
    return { ...row, body, faults, key, duplicate: duplicate === undefined ? null : labelled(duplicate) };
  });
}

export const labelled = ({ id, line1, postcode, ref }: PropertyThere) => ({
  id,
  label: [line1, postcode, ref].filter((one) => one !== null).join(', '),
});

/** The one client that the cell names. */
function withClient({ cells, body, faults }: ReadRow, clients: ClientThere[]): Pick<ReadRow, 'body' | 'faults'> {
  const word = cells['client']?.trim();
  if (word === undefined || word === '') return { body, faults };
  const wanted = word.toLowerCase();
  const found = clients.filter(({ name, ref, email }) =>
    [name, ref, email].some((one) => one?.toLowerCase() === wanted),
  );
  const fault = (detail: string): CellFault[] => [...faults, { field: 'client', detail }];
  const [client] = found;
  if (client === undefined)
    return { body, faults: fault(`There is no client “${word}”. Import clients first, or leave this empty.`) };
  if (found.length > 1)
    return {
      body,
      faults: fault(`There are ${found.length} clients “${word}”. Write the reference or e-mail address.`),
    };
  return { body: { ...body, client: { id: client.id } }, faults };
}
