/** Saving what somebody else has changed meanwhile: only changes are sent, and where both changed one value, people choose. */
import { useEffect, useState } from 'react';
import { ApiError } from '#web/queries/api-error.ts';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import { changedOf } from './changed-of.ts';
import type { Asked, Choices, Clash, ConflictDialogProps, Labels, Word } from './conflict-dialog.tsx';

/** A number in words, such as the code of a role, by the name of its member. */
type CodeWord = (code: number, name: string) => string;
type More = {
  /** Any value in words; undefined leaves it to the usual ones. */
  valueWord?: (value: unknown, name: string) => string | undefined;
  /** The words on the button that saves nothing. */
  back?: string;
};
type Versioned = { version?: number | undefined };

type Saving<Body extends object, Saved> = {
  /** As it was read. */
  before: Versioned;
  body: Body;
  /** `read`: the state over which the changes go. */
  send: (changes: Partial<Body>, headers: { 'If-Match': string }, read: Versioned) => Promise<Saved>;
  /** Brings the present state into the shape of `before`, where the service has another. */
  present?: (current: never) => Versioned;
  /** Nobody is asked: where both changed one value, theirs stays and nothing is saved. */
  isUnattended?: boolean;
};

export const ifMatch = (version: number | undefined) => ({ 'If-Match': version === undefined ? '*' : `"${version}"` });

const ConflictDialog = late<ConflictDialogProps>(async () => (await import('./conflict-dialog.tsx')).ConflictDialog, {
  failed: (told, { onAnswer }) => failedDialog(told, { onClose: () => onAnswer(undefined) }),
});

/** `save` is undefined when the person went back to the form. */
export function useConflict(labels: Labels, codeWord: CodeWord = String, { valueWord, back }: More = {}) {
  const [asked, setAsked] = useState<Asked>();
  // Leaving the page is an answer: a save that waits for ever would hold up the next.
  useEffect(() => () => asked?.onAnswer(undefined), [asked]);
  const word: Word = (value, name) => valueWord?.(value, name) ?? wordsOf(value, name, codeWord);

  const save = async <Body extends object, Saved>({
    before,
    body,
    send,
    present,
    isUnattended,
  }: Saving<Body, Saved>) => {
    let read = before;
    let changes = changedOf(before, body);
    for (;;) {
      try {
        return await send(changes, ifMatch(read.version), read);
      } catch (error) {
        const told = currentOf(error);
        if (told === undefined) throw error;
        const current = present === undefined ? told : present(told as never);
        const clashes = clashesOf({ read, current, changes });
        const choices = clashes.length === 0 ? {} : isUnattended === true ? undefined : await ask(clashes);
        if (choices === undefined) return undefined;
        changes = withoutTheirs(changes, choices);
        read = current;
      }
    }
  };

  const ask = async (clashes: Clash[]) => {
    const choices = await new Promise<Choices | undefined>((resolve) => setAsked({ clashes, onAnswer: resolve }));
    setAsked(undefined);
    return choices;
  };

  return { save, conflictDialog: asked && <ConflictDialog labels={labels} word={word} back={back} {...asked} /> };
}

/** The state that a refusal of an older version tells of. */
export function currentOf(error: unknown): (Versioned & Record<string, unknown>) | undefined {
  if (!(error instanceof ApiError) || error.code !== 'version_mismatch') return undefined;
  const { current } = error.facts;
  return typeof current === 'object' && current !== null ? { ...current } : undefined;
}

type Three = { read: object; current: object; changes: object };

function clashesOf({ read, current, changes }: Three): Clash[] {
  const [was, is] = [read as Record<string, unknown>, current as Record<string, unknown>];
  return Object.entries(changes)
    .map(([name, mine]) => ({ name, theirs: is[name], mine }))
    .filter(({ name, theirs, mine }) => !isSame(theirs, was[name]) && !isSame(theirs, mine));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function withoutTheirs<Changes extends object>(changes: Changes, choices: Choices): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([name]) => choices[name] !== 'theirs')) as Changes;
}

function wordsOf(value: unknown, name: string, codeWord: CodeWord): string {
  if (value === null || value === undefined || value === '') return 'Empty';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return codeWord(value, name);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const parts = Object.values(value).filter((part) => typeof part === 'string' && part !== '');
  return parts.length === 0 ? 'Empty' : parts.join(', ');
}
