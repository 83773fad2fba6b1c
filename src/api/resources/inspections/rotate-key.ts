/** A new key for a report that its link has opened to somebody who should no longer read it. */
import type { Caller } from '#domain/caller.ts';
import type { Store } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';

export function rotateKey(
  store: Store,
  caller: Caller,
  { id, check }: { id: number; check: (current: InspectionRow) => void },
): Promise<InspectionRow> {
  return store.inTransaction(async (tx) => {
    const current = await tx.inspections.lock(caller, id);
    check(current);
    await tx.publishedReports.rotateKey({ accountId: caller.accountId, inspectionId: id });
    // The trail names no key: its readers may not all open the report.
    await tx.audit.add(caller, {
      propertyId: current.propertyId,
      action: 'inspection.report_key_rotated',
      subject: { type: 'inspection', id },
      changes: [],
    });
    await tx.securityLog.add(caller, { kind: 'report_key.rotated', subject: { type: 'inspection', id } });
    await tx.reportOpenings.add(caller.accountId, {
      inspectionId: id,
      kind: 'report_key.rotated',
      person: caller.userName,
    });
    return tx.inspections.get(caller, id);
  });
}
