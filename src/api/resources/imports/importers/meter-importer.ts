/** Meters: the same serial number at the same property, or without one the same supply and place, is the same meter. */
import { MeterChange, MeterDraft } from '#contract/meter.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import { addMeter, changeMeter, removeMeter } from '../../meters/operations.ts';
import { presentMeter } from '../../meters/present.ts';
import { findHomes } from './find-home.ts';
import { type Body, changedSince, type Importer, type Left, membersBefore } from './importer.ts';

export const meterImporter: Importer = {
  draft: MeterDraft,
  standard: {},

  look: async (store, accountId, rows) => {
    const housed = await findHomes(store, accountId, rows);
    const homeIds = housed.flatMap(({ homeId }) => homeId ?? []);
    const there = homeIds.length === 0 ? [] : await store.thingsThere.listMetersOf(accountId, [...new Set(homeIds)]);
    return housed.map((row) => {
      const wordOf = (serial: string | null | undefined, type = '', location = '') =>
        (serial ? `serial ${serial}` : `${type} ${location}`).toLowerCase().trim();
      const word = wordOf(row.cells['serial_no']?.trim(), row.cells['type']?.trim(), row.cells['location']?.trim());
      const found = there.find(
        ({ homeId, type, location, serialNo }) => homeId === row.homeId && wordOf(serialNo, type, location) === word,
      );
      const duplicate = found === undefined ? null : { id: found.id, label: `${found.type} at ${row.home?.line1}` };
      return { ...row, key: row.homeId === undefined || word === '' ? null : `${row.homeId} ${word}`, duplicate };
    });
  },

  add: (tx, { caller }, { body, homeId = 0 }) => addMeter(tx, caller, homeId, MeterDraft.parse(body)),

  change: async (tx, { caller }, id, { body, homeId: propertyId = 0 }) => {
    let before: Body = {};
    const row = await changeMeter(tx, caller, { propertyId, id }, MeterChange.parse(body), (current) => {
      before = membersBefore(
        presentMeter(current, { attachments: [] }, () => undefined as never),
        body,
      );
    });
    return { ...row, before };
  },

  takeBack: async (tx, { caller }, left) => {
    const { propertyId, isChanged } = await placeOf(tx, caller.accountId, left);
    if (isChanged) return changedSince;
    await removeMeter(tx, caller, { propertyId, id: left.id }, () => undefined);
    return undefined;
  },

  putBack: async (tx, { caller }, left, before) => {
    const { propertyId, isChanged } = await placeOf(tx, caller.accountId, left);
    if (isChanged) return changedSince;
    await changeMeter(tx, caller, { propertyId, id: left.id }, MeterChange.parse(before), () => undefined);
    return undefined;
  },
};

async function placeOf(tx: StoreTransaction, accountId: number, { id, version }: Left) {
  const propertyId = await tx.thingsThere.getHomeOfMeter(accountId, id);
  const current = await tx.meters.lock(accountId, { propertyId, id });
  return { propertyId, isChanged: current.version !== version };
}
