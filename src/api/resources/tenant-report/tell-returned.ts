/** The e-mail to a tenant whose report is given back to them: why, and what is still missing. */
import { reopeningText } from '#domain/correction/reopening.ts';
import { whyTenantMayNot } from '#domain/inspection-state.ts';
import { isCarriedOutByTenant } from '#domain/inspection-type.ts';
import { fillNotification } from '#domain/message/notification-text.ts';
import { momentInWords } from '#domain/message/notification-words.ts';
import { listMissing } from '#domain/tenant-report.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { wordsOf } from '../../notifications/words.ts';
import { roomToCheck } from './present.ts';

/** More would be the whole report. */
const MOST_MISSING = 20;

/** Their link stays the same, and only its hash is kept: they open the one that they were sent. */
export async function tellOfReturn(
  tx: StoreTransaction,
  row: InspectionRow,
  reopening: { reasons?: readonly string[] | undefined; note?: string | null | undefined },
): Promise<void> {
  const { accountId, id, reportId, type, selfServicer, tenantLinkExpiresAt } = row;
  if (!isCarriedOutByTenant(type) || selfServicer === null || whyTenantMayNot(row) !== undefined) return;
  const account = await tx.people.getAccount(accountId);
  const { rooms } = await tx.reports.getTree(accountId, reportId);
  const missing = listMissing(rooms.map(roomToCheck), selfServicer.photosPerRoom).map(({ detail }) => `- ${detail}`);
  const reason = reopeningText({ reasons: reopening.reasons ?? [], note: reopening.note?.trim() || null });
  const words = wordsOf(row, account, {
    name: selfServicer.name,
    reason: reason === '' ? '' : `Why: ${reason}`,
    missing: missing.length === 0 ? '' : ['Still missing:', ...missing.slice(0, MOST_MISSING)].join('\n'),
    again: wayBack(tenantLinkExpiresAt, account.timeZone),
  });
  const message = fillNotification('tenant_returned', words, account.settings.notifications);
  await tx.emails.add(accountId, [{ inspectionId: id, recipient: selfServicer.email, ...message }]);
}

function wayBack(until: string | null, timeZone: string): string {
  if (until === null || Date.parse(until) <= Date.now())
    return 'The link that you were sent has ended. Please ask us for another one.';
  return `Open the link that you were sent: what you entered is there. It works until ${momentInWords(until, timeZone)}.`;
}
