/**
 * The link by which an installation without any account gets its first. It is a key of the installation, so that all its
 * processes name the same one, until an account is opened.
 */
import type { Executor } from '../database/database.ts';
import { installationKey } from '../secrets/encryption.ts';

const keyName = 'set-up';
const form = /^[\w-]{43}$/;

export const buildSetUpLinkStore = (db: Executor) => ({
  /** Makes it where there is none. */
  token: async (): Promise<string> => (await installationKey(db, keyName)).toString('base64url'),

  isOpen: async (token: string): Promise<boolean> => {
    const rows = await db.rows(
      'set-up-link.find',
      'select from directory.installation_keys where name = $1 and secret = $2',
      [keyName, secretOf(token)],
    );
    return rows.length > 0;
  },

  /** True for the first who takes it: it opens one account. */
  take: async (token: string): Promise<boolean> => {
    const taken = await db.rows(
      'set-up-link.take',
      'delete from directory.installation_keys where name = $1 and secret = $2 returning name',
      [keyName, secretOf(token)],
    );
    return taken.length > 0;
  },

  /** There is an account by now, however it came. */
  end: async (): Promise<void> => {
    await db.rows('set-up-link.end', 'delete from directory.installation_keys where name = $1', [keyName]);
  },
});

/** Empty, as no secret is, for a text that was never a token. */
const secretOf = (token: string): Buffer => (form.test(token) ? Buffer.from(token, 'base64url') : Buffer.alloc(0));
