/**
 * E-mails that tell people what happened to their own sign-in, from where, and what to do if it was not them. They are
 * for that person alone, so without a mail server there is nobody who could pass them on, and none is written.
 */
import { browserName } from '#domain/message/browser-name.ts';
import type { Origin } from '#domain/caller.ts';
import type { Executor } from '../database/database.ts';
import { buildEmailStore } from '../events/emails.ts';
import { buildMailServerStore } from '../events/mail-servers.ts';

export type PersonNotice = {
  accountId: number;
  userId: number;
  /** One sentence, which is the subject as well: `Your password was changed.` */
  what: string;
  from?: Origin | undefined;
  /** Another address than that of the person: their former one. */
  to?: string;
};
/** The settings that say whether and how people are written to. */
export type MailSettings = { publicUrl: string; smtpUrl?: string | undefined };

type Known = { name: string; email: string; company: string; at: string };

export const buildPersonNoticeStore = (db: Executor) => ({
  add: async (notice: PersonNotice, mail: MailSettings): Promise<void> => {
    if (!(await buildMailServerStore(db).sends(notice.accountId, mail))) return;
    const { accountId, userId, what, from, to } = notice;
    const [person] = await db.rows<Known>(
      'person-notices.person',
      `select u.name, u.email, a.name as company,
         to_char(now() at time zone a.time_zone, 'FMDay FMDD FMMonth YYYY, HH24:MI') || ' (' || a.time_zone || ')' as at
       from users u join accounts a on a.id = $1 where u.account_id = $1 and u.id = $2`,
      [accountId, userId],
    );
    if (person === undefined) return;
    const text = [
      `${person.name}, this is about your sign-in to ${person.company} at Keyturn.`,
      what,
      [`When: ${person.at}`, ...(from ? [`Where: ${browserName(from.browser)}, ${from.address}`] : [])].join('\n'),
      'If you know of it, there is nothing to do.',
      `If you do not, choose a new password at ${mail.publicUrl}/oauth/forgotten, which signs you out everywhere, and tell an administrator of ${person.company}.`,
    ].join('\n\n');
    const subject = what.replace(/\.$/, '');
    await buildEmailStore(db).add(accountId, [
      { inspectionId: null, recipient: to ?? person.email, subject, text, confidential: true },
    ]);
  },
});
