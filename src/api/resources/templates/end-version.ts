/** Before somebody changes a template: its version from before is kept, unless the change belongs to their own sitting. */
import type { Caller } from '#domain/caller.ts';
import type { StoreTransaction } from '#store/build-store.ts';

/**
 * Read before the change, and kept by calling the function once something has changed; undefined where nothing ends. The
 * transaction holds the template.
 */
export async function findEndedVersion(
  tx: StoreTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  templateId: number,
): Promise<(() => Promise<void>) | undefined> {
  const ended = await tx.templateVersions.findEnded(accountId, { templateId, personId: userId });
  return ended && (() => tx.templateVersions.begin(accountId, { templateId, personId: userId }, ended));
}
