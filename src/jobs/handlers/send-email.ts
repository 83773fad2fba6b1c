/** Sends one e-mail through the SMTP server of the installation. */
import { createTransport } from 'nodemailer';
import type { Store } from '#store/build-store.ts';
import type { Payloads } from '../definitions/queues.ts';

type Options = { store: Store; smtpUrl: string; from: string };

/** Milliseconds. All together stay below the queue's `expireInSeconds`: what goes on after that would be sent twice. */
const patience = { dnsTimeout: 10_000, connectionTimeout: 15_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function buildSendEmail({ store, smtpUrl, from }: Options) {
  const transport = createTransport({ url: smtpUrl, ...patience });
  return async ({ accountId, emailId }: Payloads['send-email']): Promise<void> => {
    const email = await store.emails.get(accountId, emailId);
    if (email.sentAt !== null) return;
    try {
      await transport.sendMail({
        from,
        to: email.recipient,
        subject: email.subject,
        text: email.text,
        ...(email.calendar !== null && {
          icalEvent: {
            method: email.calendar.includes('METHOD:CANCEL') ? 'cancel' : 'request',
            content: email.calendar,
          },
        }),
      });
      await store.emails.recordAttempt(accountId, emailId, null);
    } catch (error) {
      await store.emails.recordAttempt(accountId, emailId, (error as Error).message);
      throw error;
    }
  };
}
