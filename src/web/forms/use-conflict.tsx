/** Saving what somebody else has changed meanwhile: only changes are sent, and where both changed one value, people choose. */
import { useState } from 'react';
import { ApiError } from '#web/queries/api-error.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { changedOf } from './changed-of.ts';
import styles from './form.module.css';

type Labels = Readonly<Record<string, string>>;
/** A code in words, such as that of a role. */
type CodeWord = (code: number) => string;
/** A value that both have changed. */
type Clash = { name: string; theirs: unknown; mine: unknown };
type Choice = 'theirs' | 'mine';
type Asked = { clashes: Clash[]; onAnswer: (choice: Choice | undefined) => void };
type Versioned = { version?: number | undefined };

type Saving<Body extends object, Saved> = {
  /** As it was read. */
  before: Versioned;
  body: Body;
  send: (changes: Partial<Body>, headers: { 'If-Match': string }) => Promise<Saved>;
};

export const ifMatch = (version: number | undefined) => ({ 'If-Match': version === undefined ? '*' : `"${version}"` });

/** `save` is undefined when the person went back to the form. */
export function useConflict(labels: Labels, codeWord: CodeWord = String) {
  const [asked, setAsked] = useState<Asked>();

  const save = async <Body extends object, Saved>({ before, body, send }: Saving<Body, Saved>) => {
    let read = before;
    let changes = changedOf(before, body);
    for (;;) {
      try {
        return await send(changes, ifMatch(read.version));
      } catch (error) {
        const current = currentOf(error);
        if (current === undefined) throw error;
        const clashes = clashesOf({ read, current, changes });
        const choice = clashes.length === 0 ? 'mine' : await ask(clashes);
        if (choice === undefined) return undefined;
        if (choice === 'theirs') changes = without(changes, clashes);
        read = current;
      }
    }
  };

  const ask = async (clashes: Clash[]) => {
    const choice = await new Promise<Choice | undefined>((resolve) => setAsked({ clashes, onAnswer: resolve }));
    setAsked(undefined);
    return choice;
  };

  return { save, conflictDialog: asked && <ConflictDialog labels={labels} codeWord={codeWord} {...asked} /> };
}

function currentOf(error: unknown): (Versioned & Record<string, unknown>) | undefined {
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

function without<Changes extends object>(changes: Changes, clashes: readonly Clash[]): Changes {
  const names = clashes.map(({ name }) => name);
  return Object.fromEntries(Object.entries(changes).filter(([name]) => !names.includes(name))) as Changes;
}

function ConflictDialog({ labels, codeWord, clashes, onAnswer }: Asked & { labels: Labels; codeWord: CodeWord }) {
  return (
    <Dialog
      title="Somebody else has changed this"
      closesOutside={false}
      onClose={() => onAnswer(undefined)}
      footer={
        <>
          <Button onClick={() => onAnswer(undefined)}>Back to the form</Button>
          <Button onClick={() => onAnswer('theirs')}>Keep theirs</Button>
          <Button variant="primary" data-autofocus onClick={() => onAnswer('mine')}>
            Save mine
          </Button>
        </>
      }
    >
      <p className={styles.words}>
        They saved while this form was open. Whatever else you have changed is saved either way.
      </p>
      {clashes.map(({ name, theirs, mine }) => (
        <dl key={name} className={styles.clash} aria-label={labels[name] ?? name}>
          <dt>{labels[name] ?? name}: theirs</dt>
          <dd>{wordsOf(theirs, codeWord)}</dd>
          <dt>{labels[name] ?? name}: yours</dt>
          <dd>{wordsOf(mine, codeWord)}</dd>
        </dl>
      ))}
    </Dialog>
  );
}

function wordsOf(value: unknown, codeWord: CodeWord): string {
  if (value === null || value === undefined || value === '') return 'Empty';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return codeWord(value);
  return Object.values(value)
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ');
}
