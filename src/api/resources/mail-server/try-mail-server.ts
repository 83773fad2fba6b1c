/** Sends a test message at once, so that the answer says what the mail server said. From the first that goes, all e-mails do. */
import type * as z from 'zod';
import type { MailServerTrial } from '#contract/account/mail-server.ts';
import type { Caller } from '#domain/caller.ts';
import { Refusal } from '#domain/refusal.ts';
import { buildFirmTransport, mailFailure } from '#jobs/definitions/mail-transport.ts';
import type { TargetRules } from '#jobs/definitions/webhook-target.ts';
import type { Store } from '#store/build-store.ts';

export async function tryMailServer(
  store: Store,
  caller: Caller,
  rules: TargetRules,
): Promise<z.output<typeof MailServerTrial>> {
  const { accountId } = caller;
  const server = await store.mailServers.open(accountId);
  if (server === undefined) throw new Refusal('state_forbids', 'There is no mail server yet: save one first.');
  const { user, account } = await store.people.getPerson(caller);
  const transport = buildFirmTransport(server, rules);
  let failure: string | null = null;
  try {
    await transport.sendMail({
      from: { name: account.name, address: server.sender },
      to: user.email,
      subject: `A test from ${account.name}`,
      text: `${account.name} sends its e-mails from this address from now on.`,
    });
  } catch (error) {
    failure = mailFailure(error);
  } finally {
    transport.close();
  }
  await store.inTransaction(async (tx) => {
    if (failure === null) {
      await tx.mailServers.noteTried(accountId, server.version);
      await tx.emails.wake(accountId);
    }
    const facts = { members: ['mail_server'], outcome: failure === null ? 'connected' : 'failed' };
    await tx.securityLog.add(caller, { kind: 'settings.changed', facts });
  });
  return { recipient: user.email, failure };
}
