/** Adding, changing and removing certificates: audited and announced in one transaction. */
import type * as z from 'zod';
import type { CertificateChange, CertificateDraft } from '#contract/property/falling-due.ts';
import type { Caller } from '#domain/caller.ts';
import { keyOfCertificate } from '#domain/property/proposal.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import { changesBetween } from '#store/properties/audit.ts';
import type { CertificateRow } from '#store/properties/certificates.ts';
import type { AuditChange } from '#store/schema/event.ts';
import { acceptCertificate, presentCertificate } from './present.ts';

type Ids = { propertyId: number; id: number };
type Check = (current: CertificateRow) => void;

export function addCertificate(
  store: Store,
  caller: Caller,
  propertyId: number,
  { kind, expires_on: expiresOn, issued_on: issuedOn = null, ref = null }: z.output<typeof CertificateDraft>,
): Promise<CertificateRow> {
  return store.inTransaction(async (tx) => {
    await tx.properties.lock(caller, propertyId);
    const row = await tx.certificates.add(caller.accountId, propertyId, { kind, issuedOn, expiresOn, ref });
    await note(tx, caller, row, 'certificate.added', [{ field: kind, from: null, to: expiresOn }]);
    return row;
  });
}

export function changeCertificate(
  store: Store,
  caller: Caller,
  ids: Ids,
  body: z.output<typeof CertificateChange>,
  check: Check,
): Promise<CertificateRow> {
  return store.inTransaction(async (tx) => {
    await tx.properties.lock(caller, ids.propertyId);
    const current = await tx.certificates.lock(caller.accountId, ids);
    check(current);
    const wanted = acceptCertificate(body);
    if (changesBetween<Record<string, unknown>>(current, wanted).length === 0) return current;
    const row = await tx.certificates.change(caller.accountId, ids, wanted);
    // A decision on its former day says nothing of the next.
    if (row.expiresOn !== current.expiresOn) await tx.proposals.reopen(caller.accountId, keyOfCertificate(ids.id));
    const { version: _before, ...before } = presentCertificate(current);
    const { version: _after, ...after } = presentCertificate(row);
    await note(tx, caller, row, 'certificate.updated', changesBetween<Record<string, unknown>>(before, after));
    return row;
  });
}

export async function removeCertificate(store: Store, caller: Caller, ids: Ids, check: Check): Promise<void> {
  await store.inTransaction(async (tx) => {
    await tx.properties.lock(caller, ids.propertyId);
    const current = await tx.certificates.lock(caller.accountId, ids);
    check(current);
    await tx.certificates.remove(caller.accountId, ids);
    const change = { field: current.kind, from: current.expiresOn, to: null };
    await note(tx, caller, current, 'certificate.removed', [change]);
  });
}

async function note(
  tx: StoreTransaction,
  caller: Caller,
  { propertyId, id }: CertificateRow,
  action: string,
  changes: AuditChange[],
): Promise<void> {
  await tx.audit.add(caller, { propertyId, action, subject: { type: 'certificate', id }, changes });
  await tx.events.add(caller.accountId, 'property.updated', { property_id: propertyId });
}
