/**
 * The links by which an installation without any account gets its first, and one with the demo company a firm of
 * somebody's own. They are keys of the installation, so that all its processes name the same ones until they are used;
 * the first also ends when an account comes another way.
 */
import type { Executor } from '../database/database.ts';
import { installationKey } from '../secrets/encryption.ts';

const keyNames = { first: 'set-up', 'beside the demo': 'set-up-beside' } as const;
const everyName = Object.values(keyNames);
const form = /^[\w-]{43}$/;

export const buildSetUpLinkStore = (db: Executor) => ({
  /** Makes it where there is none. */
  token: async (kind: keyof typeof keyNames): Promise<string> =>
    (await installationKey(db, keyNames[kind])).toString('base64url'),

  isOpen: async (token: string): Promise<boolean> => {
    const rows = await db.rows(
      'set-up-link.find',
      'select from directory.installation_keys where name = any ($1) and secret = $2',
      [everyName, secretOf(token)],
    );
    return rows.length > 0;
  },

  /** True for the first who takes it: it opens one account. */
  take: async (token: string): Promise<boolean> => {
    const taken = await db.rows(
      'set-up-link.take',
      'delete from directory.installation_keys where name = any ($1) and secret = $2 returning name',
      [everyName, secretOf(token)],
    );
    return taken.length > 0;
  },

  /** There is an account by now, however it came. */
  end: async (): Promise<void> => {
    await db.rows('set-up-link.end', 'delete from directory.installation_keys where name = $1', [keyNames.first]);
  },
});

/** Empty, as no secret is, for a text that was never a token. */
const secretOf = (token: string): Buffer => (form.test(token) ? Buffer.from(token, 'base64url') : Buffer.alloc(0));
