/** How much an account keeps, and how much it may: uploads count, and what the service makes of them does not. */
import { type AttachmentType, attachmentTypes } from '#domain/attachment-type.ts';
import { notFound, Refusal } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';

/** In bytes. */
export type Storage = {
  /** Originals, each counted once however often it is shown. */
  byType: Record<AttachmentType, number>;
  used: number;
  /** Announced files that have not come yet. */
  expected: number;
  /** Made by the service, and outside of the quota. */
  pdfs: number;
  /** Undefined: as much as there is room for. */
  allowed: number | undefined;
};

/** In seconds: until somebody has removed files, or has allowed more. */
const LONG_WAIT = 600;

/** In bytes, of all accounts together: a sum of sums, which is kept with every upload. */
export async function sumOfUploads(db: Pick<Executor, 'rows'>): Promise<number> {
  const [sum] = await db.rows<{ bytes: string }>(
    'storage.of-all',
    'select coalesce(sum(bytes), 0) as bytes from stored_bytes',
  );
  return Number(sum?.bytes ?? 0);
}

type Sums = { used: string; expected: string; quota: string | null };

export const buildStorageStore = (db: Pick<Executor, 'rows'>) => ({
  get: async (accountId: number, usualQuota: number | undefined): Promise<Storage> => {
    const { used, expected, allowed } = await readSums(db, accountId, usualQuota);
    const rows = await db.rows<{ type: AttachmentType; bytes: string }>(
      'storage.by-type',
      'select type, sum(bytes) as bytes from stored_bytes where account_id = $1 group by type',
      [accountId],
    );
    const [made] = await db.rows<{ bytes: string }>(
      'storage.pdfs',
      'select coalesce(sum(bytes), 0) as bytes from pdfs where account_id = $1',
      [accountId],
    );
    const bytesOf = (type: AttachmentType) => Number(rows.find((row) => row.type === type)?.bytes ?? 0);
    return {
      byType: Object.fromEntries(attachmentTypes.map((type) => [type, bytesOf(type)])) as Storage['byType'],
      used,
      expected,
      pdfs: Number(made?.bytes ?? 0),
      allowed,
    };
  },

  /**
   * Refuses what would be too much. Several uploads at once may each find room: together they go over it by one file each,
   * and the next is refused.
   */
  checkRoom: async (
    accountId: number,
    usualQuota: number | undefined,
    { bytes, isAnnounced = false }: { bytes: number; isAnnounced?: boolean },
  ): Promise<void> => {
    const { used, expected, allowed } = await readSums(db, accountId, usualQuota);
    if (allowed === undefined || used + bytes + (isAnnounced ? expected : 0) <= allowed) return;
    throw new Refusal(
      'quota_reached',
      'This account keeps as many files as it may. Nothing of this one was kept: remove files that are not needed, or ask whoever runs Keyturn for more room, and send it again.',
      { retryAfter: LONG_WAIT, facts: { used, allowed } },
    );
  },

  /** Null: as much as the installation allows every account. */
  changeQuota: async (accountId: number, quota: number | null): Promise<void> => {
    await db.rows('storage.quota', 'update accounts set upload_quota = $2 where id = $1', [accountId, quota]);
  },
});

async function readSums(
  db: Pick<Executor, 'rows'>,
  accountId: number,
  usualQuota: number | undefined,
): Promise<Pick<Storage, 'used' | 'expected' | 'allowed'>> {
  const [sums] = await db.rows<Sums>(
    'storage.sums',
    `select a.upload_quota as quota,
       (select coalesce(sum(bytes), 0) from stored_bytes where account_id = $1) as used,
       (select coalesce(sum(size), 0) from pending_attachments where account_id = $1) as expected
     from accounts a where a.id = $1`,
    [accountId],
  );
  if (sums === undefined) throw notFound('account');
  const { used, expected, quota } = sums;
  return {
    used: Number(used),
    expected: Number(expected),
    allowed: quota === null ? usualQuota : Number(quota),
  };
}
