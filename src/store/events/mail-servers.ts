/** The mail server of a firm, and whether e-mails of an account are sent at all: through it, or that of the installation. */
import type { Executor } from '../database/database.ts';
import { decrypt, encrypt, installationKey } from '../secrets/encryption.ts';

const KEY = 'passwords of mail servers';

export type MailServerRow = {
  host: string;
  port: number;
  userName: string;
  sender: string;
  triedAt: string | null;
  version: number;
};
export type MailServerFields = Pick<MailServerRow, 'host' | 'port' | 'userName' | 'sender'>;
/** With its password, for whoever speaks to it. */
export type OpenMailServer = MailServerRow & { password: string };
/** `smtpUrl` is the mail server of the installation. */
type Installation = { smtpUrl?: string | undefined };

/** All but the password. */
const shown = 'host, port, user_name as "userName", sender, tried_at as "triedAt", version';

export const buildMailServerStore = (db: Executor) => ({
  find: async (accountId: number): Promise<MailServerRow | undefined> => {
    const [row] = await db.rows<MailServerRow>(
      'mail-servers.find',
      `select ${shown} from mail_servers where account_id = $1`,
      [accountId],
    );
    return row;
  },

  open: async (accountId: number): Promise<OpenMailServer | undefined> => {
    const [row] = await db.rows<MailServerRow & { sealed: string }>(
      'mail-servers.open',
      `select ${shown}, sealed_password as sealed from mail_servers where account_id = $1`,
      [accountId],
    );
    if (row === undefined) return undefined;
    const { sealed, ...server } = row;
    return { ...server, password: decrypt(await installationKey(db, KEY), sealed) };
  },

  /** Without a password the former one stays. It has to be tried again, whatever was changed. */
  save: async (accountId: number, fields: MailServerFields, password: string | undefined): Promise<void> => {
    const sealed = password === undefined ? null : encrypt(await installationKey(db, KEY), password);
    await db.rows(
      'mail-servers.save',
      `insert into mail_servers as m (account_id, host, port, user_name, sealed_password, sender)
       values ($1, $2, $3, $4, coalesce($5, ''), $6)
       on conflict (account_id) do update set
         host = $2, port = $3, user_name = $4, sender = $6, sealed_password = coalesce($5, m.sealed_password),
         tried_at = null, version = m.version + 1, updated_at = now()`,
      [accountId, fields.host, fields.port, fields.userName, sealed, fields.sender],
    );
  },

  remove: async (accountId: number): Promise<void> => {
    await db.rows('mail-servers.remove', 'delete from mail_servers where account_id = $1', [accountId]);
  },

  /** A test message went through this version of it. */
  noteTried: async (accountId: number, version: number): Promise<void> => {
    await db.rows(
      'mail-servers.tried',
      'update mail_servers set tried_at = now() where account_id = $1 and version = $2',
      [accountId, version],
    );
  },

  /** The calendar by which somebody was invited to an inspection first, perhaps with others, and the address that e-mails come from now. */
  findInviter: async (
    accountId: number,
    { inspectionId, recipient }: { inspectionId: number; recipient: string },
  ): Promise<{ invited: string | null; sender: string | null }> => {
    const [row] = await db.rows<{ invited: string | null; sender: string | null }>(
      'mail-servers.inviter',
      `select
         (select calendar from emails where account_id = $1 and lower(recipient) = lower($3) and calendar is not null
            and (inspection_id = $2 or id = any(array(select email_id from email_visits where account_id = $1 and inspection_id = $2)))
          order by created_at, id limit 1) as invited,
         (select sender from mail_servers where account_id = $1 and tried_at is not null) as sender`,
      [accountId, inspectionId, recipient],
    );
    return row ?? { invited: null, sender: null };
  },

  /** Whether e-mails of this account are sent, and not only kept. */
  sends: async (accountId: number, { smtpUrl }: Installation): Promise<boolean> => {
    if (smtpUrl !== undefined) return true;
    const [row] = await db.rows(
      'mail-servers.sends',
      'select 1 from mail_servers where account_id = $1 and tried_at is not null',
      [accountId],
    );
    return row !== undefined;
  },
});

/** Whether any account sends e-mails: asked where nobody has said yet whose they are. */
export async function anySends(db: Executor, { smtpUrl }: Installation): Promise<boolean> {
  if (smtpUrl !== undefined) return true;
  const [row] = await db.rows(
    'mail-servers.any-sends',
    'select 1 from mail_servers where tried_at is not null limit 1',
  );
  return row !== undefined;
}
