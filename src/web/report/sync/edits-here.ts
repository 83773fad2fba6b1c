/** The unsaved edits of this browser, for the deployment the app talks to. */
import { buildEditStore, type EditStore } from './edits.ts';
import { takeOverOffice } from './take-over-older.ts';
import { UNSENT } from './unsent-database.ts';

export const edits: EditStore = buildEditStore(UNSENT, takeOverOffice);

/** Whose they are; other deployments do not say which account a person is of. */
export function ownerOf({ id, account_id: accountId = 0 }: { id: number; account_id?: number | undefined }): string {
  return `${accountId}/${id}`;
}
