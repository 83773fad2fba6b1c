/** Sends one e-mail through the mail server of its firm, or else through that of the installation. */
import { createTransport } from 'nodemailer';
import { splitCalendars } from '#domain/schedule/former-appointment.ts';
import type { Store } from '#store/build-store.ts';
import type { WorkOutcome } from '#store/events/observed.ts';
import type { EmailRow } from '#store/events/emails.ts';
import { ensureRendition } from '#store/files/file-renditions.ts';
import { buildFirmTransport, mailFailure, mailPatience } from '../definitions/mail-transport.ts';
import type { TargetRules } from '../definitions/webhook-target.ts';
import { buildEmailPage, logoName } from '../email-page.ts';

type Options = {
  store: Store;
  /** Undefined: e-mails go through the mail servers of firms alone. */
  smtpUrl: string | undefined;
  /** The sender of what goes through the mail server of the installation. */
  from: string;
  dataDir: string;
  /** The addresses that the mail server of a firm may have. */
  rules: TargetRules;
};

/** Milliseconds until an e-mail that was tried so often before is tried again: from two seconds to half an hour. */
const restAfter = (attempts: number): number => (attempts === 0 ? 2_000 : Math.min(5_000 * 2 ** attempts, 1_800_000));

export function buildSendEmail({ store, smtpUrl, from, dataDir, rules }: Options) {
  const ofInstallation =
    smtpUrl === undefined ? undefined : { transport: createTransport({ url: smtpUrl, ...mailPatience }), from };
  const wayOf = async (accountId: number) => {
    const server = await store.mailServers.open(accountId);
    if (server === undefined || server.triedAt === null) return ofInstallation;
    const { name } = await store.people.getAccount(accountId);
    return { transport: buildFirmTransport(server, rules), from: { name, address: server.sender } };
  };
  return async ({ accountId, id }: { accountId: number; id: number }): Promise<WorkOutcome> => {
    const email = await store.emails.get(accountId, id);
    if (email.sentAt !== null) return 'done';
    const way = await wayOf(accountId);
    // The firm has taken its mail server away meanwhile: it is kept.
    if (way === undefined) return 'again';
    try {
      const { picture, ...head } = await headOf(store, dataDir, email);
      const { files, ...entry } = calendarsOf(email, (await store.emails.listVisits(accountId, [id])).has(id));
      await way.transport.sendMail({
        from: way.from,
        to: email.recipient,
        subject: email.subject,
        text: email.text,
        ...head,
        ...entry,
        attachments: [...(picture === undefined ? [] : [picture]), ...files],
      });
      await store.emails.recordAttempt(email, { failure: null });
      return 'done';
    } catch (error) {
      const failure = mailFailure(error);
      const isForGood = knowsNoSuchAddress.test((error as SendError).response ?? '');
      await store.emails.recordAttempt(email, { failure, restMs: isForGood ? null : restAfter(email.attempts) });
      return isForGood ? 'given_up' : 'again';
    }
  };
}

const methodOf = (calendar: string): string => /^METHOD:(\w+)\r$/m.exec(calendar)?.[1]?.toLowerCase() ?? 'request';

/**
 * Mail programs show an e-mail about one appointment as that appointment. One about several visits has a file for each:
 * of a file with several requests they take the first alone, and a request and a cancellation never share one.
 */
function calendarsOf({ calendar }: Pick<EmailRow, 'calendar'>, hasVisits: boolean) {
  if (calendar === null) return { files: [] };
  if (!hasVisits) return { icalEvent: { method: methodOf(calendar), content: calendar }, files: [] };
  const files = splitCalendars(calendar).map((content, at) => ({
    filename: `visit-${at + 1}.ics`,
    content,
    contentType: `text/calendar; charset=utf-8; method=${methodOf(content).toUpperCase()}`,
  }));
  return { files };
}

type Head = { html?: string; picture?: object };

/** The firm's looks, where it has any: without a logo and a colour the text goes by itself. */
async function headOf(
  store: Store,
  dataDir: string,
  { accountId, text }: Pick<EmailRow, 'accountId' | 'text'>,
): Promise<Head> {
  const logo = await store.pictures.find({ accountId, kind: 'account' });
  const { name: firm, settings } = await store.people.getAccount(accountId);
  const colour = settings.brand?.colour ?? null;
  const path =
    logo && (await ensureRendition(dataDir, { accountId, sha256: logo.sha256 }, '480', 0).catch(() => undefined));
  if (logo === undefined || path === undefined)
    return colour === null ? {} : { html: buildEmailPage(text, { firm, colour, logo: null }) };
  // An attachment, which mail programs show without asking.
  const picture = { filename: 'logo.jpg', path, cid: logoName, contentDisposition: 'inline' as const };
  return { html: buildEmailPage(text, { firm, colour, logo }), picture };
}

/** An error as nodemailer throws it. */
type SendError = Error & { response?: string };

/**
 * `550 5.1.1 <ann@example.com>: no such user`: the codes of RFC 3463 for a fault in the recipient's address. Any other
 * refusal may come from the settings, which somebody mends within three days.
 */
const knowsNoSuchAddress = /^5\d\d[ -]5\.1\.(?:1|2|3|6|10)\b/;
