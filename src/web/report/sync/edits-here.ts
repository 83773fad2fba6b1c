/** The unsaved edits of this browser, for the deployment the app talks to. */
import { buildEditStore, type EditStore } from './edits.ts';
import { UNSENT } from './unsent-database.ts';

/** Loaded by itself: one release from now nobody needs it. */
export const edits: EditStore = buildEditStore(UNSENT, async (database) => {
  const { takeOverOffice } = await import('./take-over-older.ts');
  await takeOverOffice(database);
});

/** Whose they are; other deployments do not say which account a person is of. */
export function ownerOf({ id, account_id: accountId = 0 }: { id: number; account_id?: number | undefined }): string {
  return `${accountId}/${id}`;
}
