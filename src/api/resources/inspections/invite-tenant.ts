/** The e-mail that brings a tenant to a self-service or live inspection; the link in it is the only copy of its token. */
import type { Caller } from '#domain/caller.ts';
import { fillNotification } from '#domain/message/notification-text.ts';
import { whyTenantMayNot } from '#domain/inspection-state.ts';
import { isCarriedOutByTenant } from '#domain/inspection-type.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { buildAccountToken } from '#store/secrets/random-token.ts';
import { wordsOf } from '../../notifications/words.ts';

export async function inviteTenant(tx: StoreTransaction, row: InspectionRow, link: string): Promise<void> {
  const { accountId, id, selfServicer } = row;
  if (selfServicer === null) return;
  const account = await tx.people.getAccount(accountId);
  const words = wordsOf(row, account, { name: selfServicer.name, link });
  const message = fillNotification('tenant_invitation', words, account.settings.notifications);
  await tx.emails.add(accountId, [{ inspectionId: id, recipient: selfServicer.email, ...message }]);
}

/** The new link closes the one before. */
export async function sendNewLink(
  tx: StoreTransaction,
  caller: Caller,
  row: InspectionRow,
  publicUrl: string,
): Promise<void> {
  const token = buildAccountToken(row.accountId);
  await tx.tenantLinks.change(row.accountId, row.id, token);
  await inviteTenant(tx, row, `${publicUrl}/t/${token}`);
  await logLink(tx, caller, row);
}

export const logLink = (tx: StoreTransaction, caller: Caller, { id }: InspectionRow): Promise<void> =>
  tx.securityLog.add(caller, { kind: 'tenant_link.made', subject: { type: 'inspection', id } });

/** Again, because the first e-mail was lost or came to nobody. */
export function inviteAgain(
  store: Store,
  caller: Caller,
  id: number,
  publicUrl: string,
  check: (current: InspectionRow) => void,
): Promise<InspectionRow> {
  return store.inTransaction(async (tx) => {
    const current = await tx.inspections.lock(caller, id);
    check(current);
    checkCanInvite(current);
    await sendNewLink(tx, caller, current, publicUrl);
    const row = await tx.inspections.get(caller, id);
    if (row.tenantLinkExpiresAt === null || Date.parse(row.tenantLinkExpiresAt) <= Date.now()) {
      throw new Refusal(
        'state_forbids',
        'A link lasts until 14 days after the date of the inspection, and these are over. Move the date first.',
        { facts: { state: current.state } },
      );
    }
    await tx.audit.add(caller, {
      propertyId: row.propertyId,
      action: 'inspection.invite',
      subject: { type: 'inspection', id },
      changes: [{ field: 'tenant_link', from: null, to: row.selfServicer?.email ?? null }],
    });
    return row;
  });
}

function checkCanInvite({ type, selfServicer, state }: InspectionRow): void {
  const facts = { state };
  if (!isCarriedOutByTenant(type) || selfServicer === null)
    throw new Refusal('state_forbids', 'Only self-service and live inspections have a link for the tenant.', { facts });
  if (whyTenantMayNot({ state }) !== undefined)
    throw new Refusal('state_forbids', 'The tenant has sent this report in, or it is closed.', { facts });
}
