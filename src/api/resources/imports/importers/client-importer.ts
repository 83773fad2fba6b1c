/** Clients: the same e-mail address, or without one the same name, is the same client. */
import { ClientChange, ClientDraft } from '#contract/account/client.ts';
import { changedSince, type Importer, membersBefore } from './importer.ts';

export const clientImporter: Importer = {
  draft: ClientDraft,
  standard: {},

  look: async (store, accountId, rows) => {
    const words = rows.map(({ cells }) => (cells['email'] ?? cells['name'] ?? '').trim().toLowerCase());
    const there = await store.thingsThere.listClientsCalled(
      accountId,
      [...new Set(words)].filter((word) => word !== ''),
    );
    return rows.map((row, at) => {
      const word = words[at] ?? '';
      const isByEmail = row.cells['email'] !== undefined;
      const found = there.find(({ name, email }) => (isByEmail ? email : name)?.toLowerCase() === word);
      const duplicate = found === undefined ? null : { id: found.id, label: found.name };
      return { ...row, key: word === '' ? null : word, duplicate };
    });
  },

  add: (tx, { caller }, { body }) => tx.clients.add(caller.accountId, ClientDraft.parse(body)),

  change: async (tx, { caller }, id, { body }) => {
    const current = await tx.clients.lock(caller.accountId, id);
    const { archived: _, ...changes } = ClientChange.parse(body);
    const changed = await tx.clients.change(caller.accountId, id, changes);
    return {
      ...changed,
      before: membersBefore(current, Object.fromEntries(Object.keys(body).map((name) => [name, null]))),
    };
  },

  takeBack: async (tx, { caller: { accountId } }, { id, version }) => {
    const current = await tx.clients.lock(accountId, id);
    if (current.version !== version) return changedSince;
    const use = await tx.thingsThere.findUseOfClient(accountId, id);
    if (use === undefined) await tx.clients.remove(accountId, id);
    return use;
  },

  putBack: async (tx, { caller: { accountId } }, { id, version }, before) => {
    const current = await tx.clients.lock(accountId, id);
    if (current.version !== version) return changedSince;
    await tx.clients.change(accountId, id, ClientChange.parse(before));
    return undefined;
  },
};
