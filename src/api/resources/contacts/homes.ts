/** The homes of contacts: how to find one, who may change its contacts, and who is told. */
import type { Caller } from '#domain/caller.ts';
import { checkCrew } from '#domain/inspection-state.ts';
import type { Viewer } from '#domain/viewer.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { ContactRow } from '#store/properties/contacts.ts';
import { tellNewcomers } from '../../notifications/tell.ts';
import { tellOfReport } from '../../notifications/tell-of-report.ts';
import { inspectionEventData } from '../inspections/announce.ts';

export type ContactHomeRules = {
  type: 'property' | 'inspection';
  contacts: (tx: StoreTransaction) => StoreTransaction['propertyContacts'];
  /** Refuses when it is not there for this caller. */
  check: (tx: StoreTransaction, caller: Caller, homeId: number) => Promise<void>;
  /** The same for a change: locked, and only by whom it is allowed. */
  lock: (tx: StoreTransaction, caller: Caller, homeId: number) => Promise<{ propertyId: number }>;
  announce: (tx: StoreTransaction, viewer: Viewer, homeId: number) => Promise<void>;
  /** They have another address now: whoever reads the former one's e-mails answers nothing any more. */
  closeLinks: (tx: StoreTransaction, accountId: number, contactId: number) => Promise<void>;
  /** Brings somebody who joins late, or is reached only now, up to date. */
  welcome: (
    tx: StoreTransaction,
    caller: Caller,
    homeId: number,
    contact: ContactRow,
    publicUrl: string,
  ) => Promise<void>;
};

export const contactHomes: Record<'property' | 'inspection', ContactHomeRules> = {
  property: {
    type: 'property',
    contacts: (tx) => tx.propertyContacts,
    check: async (tx, caller, id) => {
      await tx.properties.get(caller, id);
    },
    lock: async (tx, caller, id) => ({ propertyId: (await tx.properties.lock(caller, id)).id }),
    announce: (tx, { accountId }, id) => tx.events.add(accountId, 'property.updated', { property_id: id }),
    closeLinks: async () => undefined,
    welcome: async () => undefined,
  },
  inspection: {
    type: 'inspection',
    contacts: (tx) => tx.inspectionContacts,
    check: async (tx, caller, id) => {
      await tx.inspections.get(caller, id);
    },
    lock: async (tx, caller, id) => {
      const row = await tx.inspections.lock(caller, id);
      checkCrew(row, caller);
      return row;
    },
    announce: async (tx, viewer, id) => {
      await tx.inspections.touch(viewer.accountId, id);
      const row = await tx.inspections.get(viewer, id);
      await tx.events.add(viewer.accountId, 'inspection.updated', inspectionEventData(row, { changed: ['contacts'] }));
    },
    closeLinks: (tx, accountId, contactId) => tx.appointmentAnswers.closeLinks(accountId, contactId),
    welcome: async (tx, caller, id, contact, publicUrl) => {
      const row = await tx.inspections.get(caller, id);
      await tellNewcomers(tx, caller, { row, newcomers: [contact] }, publicUrl);
      await tellOfReport(tx, [contact], row, { publicUrl });
    },
  },
};
