/** Removes, saves and pastes entries of a list of words, and says what came of it. */
import { errorText } from '#web/queries/api-error.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { editList, type EntryOf, type ListName, type WordRules } from './edit-list.ts';
import { countText, mergeEntries } from './word-list.ts';

export function buildWordEdits<Name extends ListName>(
  { name, nouns, keyOf, textOf }: WordRules<Name>,
  entries: readonly EntryOf<Name>[],
) {
  type Entry = EntryOf<Name>;
  const remove = async (entry: Entry) => {
    const at = entries.indexOf(entry);
    try {
      await editList(name, (now) => now.filter((other) => keyOf(other) !== keyOf(entry)));
      const undo = () => editList(name, (now) => now.toSpliced(at, 0, entry));
      showToast({ text: `${shortened(keyOf(entry))} was removed.`, undo: () => void undo().catch(sayFailed) });
    } catch (error) {
      sayFailed(error);
    }
  };
  const save = async (before: Entry | undefined, entry: Entry) => {
    const isSaved = await editList(name, (now) => changed(now, { before, entry, keyOf }));
    if (!isSaved && before !== undefined && !(await keepsMine(keyOf(before), textOf(entry)))) return;
    if (!isSaved) await editList(name, (now) => mergeEntries(now, [entry], keyOf).entries);
    showToast({ text: `${shortened(keyOf(entry))} is saved.` });
  };
  const pasteAll = async (more: Entry[]) => {
    let told = '';
    await editList(name, (now) => {
      const merged = mergeEntries(now, more, keyOf);
      const there = more.length - merged.added - merged.replaced;
      told = `${countText(merged.added, nouns)} added, ${merged.replaced} changed, ${there} there already.`;
      return merged.entries;
    });
    showToast({ text: told });
  };
  return { remove, save, pasteAll };
}

type Change<Entry> = { before: Entry | undefined; entry: Entry; keyOf: (entry: Entry) => string };

/** Undefined: the entry that is to be changed is another by now. */
function changed<Entry>(now: readonly Entry[], { before, entry, keyOf }: Change<Entry>): Entry[] | undefined {
  if (before === undefined) return mergeEntries(now, [entry], keyOf).entries;
  const at = now.findIndex((other) => JSON.stringify(other) === JSON.stringify(before));
  return at === -1 ? undefined : now.toSpliced(at, 1, entry);
}

const keepsMine = (name: string, mine: string): Promise<boolean> =>
  confirm({
    title: `Somebody else has changed ${shortened(name)}`,
    text: `It was changed or removed while you wrote. You wrote: ${mine}`,
    action: 'Save mine',
    keep: 'Leave it as it is now',
  });

const sayFailed = (error: unknown) => showToast({ tone: 'failed', text: errorText(error) });

/** A phrase may be long. */
const shortened = (text: string): string => (text.length > 60 ? `“${text.slice(0, 57)}…”` : text);
