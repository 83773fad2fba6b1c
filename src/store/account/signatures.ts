/** Signatures of staff that stand under finished reports. */
import type { Executor } from '../database/database.ts';

/** A clerk's signature under a finished report. */
export type ClerkSignature = { name: string; fileId: number; sha256: string; signedAt: string };

export const buildSignatureStore = (db: Executor) => ({
  findOfReport: (accountId: number, inspectionId: number): Promise<ClerkSignature | null> =>
    findClerkSignature(db, accountId, inspectionId),

  /** As the clerk has it at this moment; nothing for a clerk who keeps none. */
  sign: async (
    accountId: number,
    { inspectionId, clerkId }: Record<'inspectionId' | 'clerkId', number>,
  ): Promise<void> => {
    await db.rows(
      'signature.sign',
      `insert into clerk_signatures (account_id, inspection_id, user_id, name, file_id)
       select s.account_id, $2, u.id, u.name, s.file_id from person_signatures s
       join users u on u.account_id = s.account_id and u.id = s.user_id
       where s.account_id = $1 and s.user_id = $3
       on conflict (account_id, inspection_id) do update
         set user_id = excluded.user_id, name = excluded.name, file_id = excluded.file_id, signed_at = now()`,
      [accountId, inspectionId, clerkId],
    );
  },

  /** Should nobody use its file any more, the next sweep takes that away. */
  takeBack: async (accountId: number, inspectionId: number): Promise<void> => {
    await db.rows('signature.take-back', 'delete from clerk_signatures where account_id = $1 and inspection_id = $2', [
      accountId,
      inspectionId,
    ]);
  },
});

export async function findClerkSignature(
  db: Pick<Executor, 'rows'>,
  accountId: number,
  inspectionId: number,
): Promise<ClerkSignature | null> {
  const [row] = await db.rows<ClerkSignature>(
    'signature.of-report',
    `select s.name, f.id as "fileId", f.sha256, s.signed_at as "signedAt" from clerk_signatures s
       join files f on f.account_id = s.account_id and f.id = s.file_id
     where s.account_id = $1 and s.inspection_id = $2`,
    [accountId, inspectionId],
  );
  return row ?? null;
}
