/** Changes one list of words by its entries: two people who each change another entry both keep theirs. */
import { ifMatch } from '#web/forms/use-conflict.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { ApiError } from '#web/queries/api-error.ts';
import { getAccountSettings, updateAccountSettings } from '#web/queries/generated/sdk.gen.ts';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';

export type ListName = 'phrases' | 'abbreviations';
export type EntryOf<Name extends ListName> = AccountSettings[Name][number];

/** How the entries of a list are told apart and named. */
export type WordRules<Name extends ListName> = {
  name: Name;
  /** `phrase`, `phrases`. */
  nouns: [one: string, many: string];
  /** Two entries with the same key are the same. */
  keyOf: (entry: EntryOf<Name>) => string;
  textOf: (entry: EntryOf<Name>) => string;
};

/** `change` gets the list as it is by now; undefined changes nothing, which is then false. */
export async function editList<Name extends ListName>(
  name: Name,
  change: (now: readonly EntryOf<Name>[]) => readonly EntryOf<Name>[] | undefined,
): Promise<boolean> {
  for (;;) {
    const { data: settings } = await getAccountSettings({ throwOnError: true });
    const next = change(settings[name]);
    if (next === undefined) return false;
    try {
      await updateAccountSettings({ body: { [name]: next }, headers: ifMatch(settings.version), throwOnError: true });
      await afterWrite('accountSettings');
      return true;
    } catch (error) {
      // Somebody else was faster: once more, over what they saved.
      if (!(error instanceof ApiError && error.code === 'version_mismatch')) throw error;
    }
  }
}
