/** Merges a client that is there twice into the other: /clients/:client_id/merge. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ClientMerge, ClientPath, MergedClient } from '#contract/account/client.ts';
import type { Caller } from '#domain/caller.ts';
import { invalid } from '#domain/refusal.ts';
import type { ClientChanges, ClientRow } from '#store/account/clients.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { AuditChange } from '#store/schema/event.ts';
import { checkVersion } from '../../entity-tag.ts';
import { inspectionEventData } from '../inspections/announce.ts';
import { unknown } from '../inspections/faults.ts';
import { presentClient } from './present.ts';

export const clientMergeRoutes: FastifyPluginAsyncZod = async (api) => {
  api.post('/clients/:client_id/merge', {
    schema: {
      operationId: 'mergeClient',
      summary: 'Merge a client into another, which gets everything of it; the merged one is deleted',
      params: ClientPath,
      body: ClientMerge,
      response: { 200: MergedClient },
    },
    handler: (request) => {
      const { store, caller, params, body } = request;
      return store.inTransaction(async (tx) => {
        const [gone, kept] = await lockBoth(tx, caller, { goneId: params.client_id, keptId: body.into });
        checkVersion(request, gone.version, () => presentClient(gone, request));
        const counts = await tx.clients.countTheirs(caller.accountId, gone.id);
        const rules = await rulesOf(tx, caller, gone.id);
        const missing = missingIn(kept, gone);
        const fills = Object.keys(missing).map(wireName);
        if (await getsLogo(tx, caller, { gone, kept })) fills.push('logo');
        const said = { ...counts, template_rules: rules, fills };
        if (body.dry_run === true) return { ...said, client: presentClient(kept, request) };
        await merge(tx, caller, { gone, kept, missing });
        return { ...said, client: presentClient(await tx.clients.get(caller.accountId, kept.id), request) };
      });
    },
  });
};

/** In the order of their ids, so that two merges of the same two do not wait for each other. */
async function lockBoth(
  tx: StoreTransaction,
  { accountId }: Caller,
  { goneId, keptId }: Record<'goneId' | 'keptId', number>,
) {
  if (goneId === keptId) throw invalid(fault('A client is not merged into itself.'));
  const lock = (id: number) => tx.clients.lock(accountId, id);
  // The one in the address is 404, the one in the body a fault of the body, as is one that is archived.
  await tx.clients.get(accountId, goneId);
  if (!(await tx.people.hasClient(accountId, keptId))) throw invalid(unknown('/into', `There is no client ${keptId}.`));
  const first = await lock(Math.min(goneId, keptId));
  const second = await lock(Math.max(goneId, keptId));
  return goneId < keptId ? ([first, second] as const) : ([second, first] as const);
}

const fault = (detail: string) => ({ pointer: '/into', code: 'invalid', detail });

type Merge = { gone: ClientRow; kept: ClientRow; missing: ClientChanges };

async function merge(tx: StoreTransaction, caller: Caller, { gone, kept, missing }: Merge): Promise<void> {
  const { accountId } = caller;
  const way = { from: gone.id, to: kept.id };
  const changed = (field: string): AuditChange[] => [{ field, from: gone.id, to: kept.id }];
  for (const { id } of await tx.clients.moveProperties(accountId, way)) {
    const subject = { type: 'property', id };
    await tx.audit.add(caller, { propertyId: id, action: 'property.updated', subject, changes: changed('clientId') });
    await tx.events.add(accountId, 'property.updated', { property_id: id });
  }
  for (const { id, propertyId } of await tx.clients.moveInspections(accountId, way)) {
    const subject = { type: 'inspection', id };
    await tx.audit.add(caller, { propertyId, action: 'inspection.updated', subject, changes: changed('client_id') });
    const row = await tx.inspections.get(caller, id);
    await tx.events.add(accountId, 'inspection.updated', inspectionEventData(row, { changed: ['client_id'] }));
  }
  await tx.clients.movePeople(accountId, way);
  await tx.clients.moveExternalIds(accountId, way);
  await tx.clients.moveRecurringVisits(accountId, way);
  await tx.clients.moveLogo(accountId, way);
  await moveRules(tx, caller, way);
  await tx.clients.change(accountId, kept.id, missing);
  // Nothing refers to it any more: this deletes it and leaves a tombstone.
  await tx.clients.remove(accountId, gone.id);
  await tx.securityLog.add(caller, {
    kind: 'client.merged',
    subject: { type: 'client', id: kept.id },
    facts: { merged: gone.id },
  });
}

async function getsLogo(tx: StoreTransaction, { accountId }: Caller, { gone, kept }: Omit<Merge, 'missing'>) {
  const logoOf = ({ id }: ClientRow) => tx.pictures.find({ accountId, kind: 'client', id });
  return (await logoOf(kept)) === undefined && (await logoOf(gone)) !== undefined;
}

async function rulesOf(store: StoreTransaction, { accountId }: Caller, clientId: number): Promise<number> {
  const { settings } = await store.people.getAccount(accountId);
  return (settings.templateRules ?? []).filter((rule) => rule.clientId === clientId).length;
}

async function moveRules(
  tx: StoreTransaction,
  { accountId }: Caller,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await tx.people.lockAccount(accountId);
  const { settings } = await tx.people.getAccount(accountId);
  const { templateRules = [] } = settings;
  if (!templateRules.some(({ clientId }) => clientId === from)) return;
  await tx.people.changeAccount(accountId, {
    settings: {
      templateRules: templateRules.map((rule) => (rule.clientId === from ? { ...rule, clientId: to } : rule)),
    },
  });
}

/** The details that the one that stays lacks. */
function missingIn(kept: ClientRow, gone: ClientRow): ClientChanges {
  const names = ['email', 'phone', 'address', 'notes', 'ref', 'brandColour'] as const;
  const texts = names.filter((name) => kept[name] === null && gone[name] !== null).map((name) => [name, gone[name]]);
  return {
    ...Object.fromEntries(texts),
    ...(kept.prices.length === 0 && gone.prices.length > 0 && { prices: gone.prices }),
    ...(isEmpty(kept.reportContents) && !isEmpty(gone.reportContents) && { reportContents: gone.reportContents }),
  };
}

const isEmpty = (contents: object) => Object.keys(contents).length === 0;
const wireNames: Record<string, string> = { reportContents: 'report_contents', brandColour: 'brand_colour' };
const wireName = (name: string) => wireNames[name] ?? name;
