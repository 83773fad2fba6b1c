/** The e-mail that brings a tenant to a self-service or live inspection; the link in it is the only copy of its token. */
import { fillNotification } from '#domain/notification-text.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspection-columns.ts';
import { wordsOf } from '../../notifications/words.ts';

export async function inviteTenant(tx: StoreTransaction, row: InspectionRow, link: string): Promise<void> {
  const { accountId, id, selfServicer } = row;
  if (selfServicer === null) return;
  const account = await tx.people.getAccount(accountId);
  const words = wordsOf(row, account, { name: selfServicer.name, link });
  const message = fillNotification('tenant_invitation', words, account.settings.notifications);
  await tx.emails.add(accountId, [{ inspectionId: id, recipient: selfServicer.email, ...message }]);
}
