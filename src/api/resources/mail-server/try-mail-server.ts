/** Sends a test message at once, so that the answer says what the mail server said. From the first that goes, all e-mails do. */
import type * as z from 'zod';
import type { MailServerTrial } from '#contract/account/mail-server.ts';
import type { Caller } from '#domain/caller.ts';
import { Refusal } from '#domain/refusal.ts';
import { buildFirmTransport, type FirmMailServer, mailFailure } from '#jobs/definitions/mail-transport.ts';
import type { TargetRules } from '#jobs/definitions/webhook-target.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';

type Trial = z.output<typeof MailServerTrial>;

export async function tryMailServer(store: Store, caller: Caller, rules: TargetRules): Promise<Trial> {
  const { accountId } = caller;
  const server = await store.mailServers.open(accountId);
  if (server === undefined) throw new Refusal('state_forbids', 'There is no mail server yet: save one first.');
  const trial = await sendTest(store, caller, { server, rules });
  await store.inTransaction(async (tx) => {
    if (trial.failure === null) {
      await tx.mailServers.noteTried(accountId, server.version);
      await tx.emails.wake(accountId);
    }
    await noteTrial(tx, caller, trial);
  });
  return trial;
}

type Target = { server: FirmMailServer & { sender: string }; rules: TargetRules };

export async function sendTest(store: Store, caller: Caller, { server, rules }: Target): Promise<Trial> {
  const { user, account } = await store.people.getPerson(caller);
  const transport = buildFirmTransport(server, rules);
  try {
    await transport.sendMail({
      from: { name: account.name, address: server.sender },
      to: user.email,
      subject: `A test from ${account.name}`,
      text: `${account.name} sends its e-mails from this address from now on.`,
    });
    return { recipient: user.email, failure: null };
  } catch (error) {
    return { recipient: user.email, failure: mailFailure(error) };
  } finally {
    transport.close();
  }
}

export async function noteTrial({ securityLog }: StoreTransaction, caller: Caller, { failure }: Trial): Promise<void> {
  const facts = { members: ['mail_server'], outcome: failure === null ? 'connected' : 'failed' };
  await securityLog.add(caller, { kind: 'settings.changed', facts });
}
