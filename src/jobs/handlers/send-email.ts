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
            method: /^METHOD:CANCEL\r$/m.test(email.calendar) ? 'cancel' : 'request',
            content: email.calendar,
          },
        }),
      });
      await store.emails.recordAttempt(email, { failure: null, isFinal: false });
    } catch (error) {
      const { message, response } = error as SendError;
      // What the mail server itself says is shorter.
      const failure = response ?? message;
      await store.emails.recordAttempt(email, { failure, isFinal: knowsNoSuchAddress.test(response ?? '') });
      throw error;
    }
  };
}

/** As nodemailer throws it. */
type SendError = Error & { response?: string };

/**
 * `550 5.1.1 <ann@example.com>: no such user`: of RFC 3463 what is wrong with the address of the recipient. Any other
 * refusal may be one of the settings, which somebody mends within three days.
 */
const knowsNoSuchAddress = /^5\d\d[ -]5\.1\.(?:1|2|3|6|10)\b/;
