/** The organiser of an appointment, as calendars know them: the address that its e-mails come from. */
import { senderAddress } from '#domain/message/sender-address.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import { organiserIn } from './appointment-calendar.ts';

/** An address that has invited this recipient stays the organiser: calendars take a change from nobody else. */
export async function findOrganiser(
  { mailServers }: StoreTransaction,
  { accountId, id }: { accountId: number; id: number },
  recipient: string,
  publicUrl: string,
): Promise<string> {
  const { invited, sender } = await mailServers.findInviter(accountId, { inspectionId: id, recipient });
  const before = invited === null ? undefined : organiserIn(invited, id);
  return before ?? sender ?? senderAddress(new URL(publicUrl).hostname);
}
