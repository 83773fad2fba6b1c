/** Saving what somebody else has changed meanwhile: only changes are sent, and where both changed one value, people choose. */
import { useEffect, useState } from 'react';
import { ApiError } from '#web/queries/api-error.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { changedOf } from './changed-of.ts';
import styles from './form.module.css';

type Labels = Readonly<Record<string, string>>;
/** A number in words, such as the code of a role, by the name of its member. */
type CodeWord = (code: number, name: string) => string;
type More = {
  /** Any value in words; undefined leaves it to the usual ones. */
  valueWord?: (value: unknown, name: string) => string | undefined;
  /** The words on the button that saves nothing. */
  back?: string;
};
/** A value that both have changed. */
type Clash = { name: string; theirs: unknown; mine: unknown };
type Choice = 'theirs' | 'mine';
type Choices = Readonly<Record<string, Choice>>;
/** Undefined: back to the form. */
type Asked = { clashes: Clash[]; onAnswer: (choices: Choices | undefined) => void };
type Word = (value: unknown, name: string) => string;
type Versioned = { version?: number | undefined };

type Saving<Body extends object, Saved> = {
  /** As it was read. */
  before: Versioned;
  body: Body;
  /** `read`: the state over which the changes go. */
  send: (changes: Partial<Body>, headers: { 'If-Match': string }, read: Versioned) => Promise<Saved>;
  /** Brings the present state into the shape of `before`, where the service has another. */
  present?: (current: never) => Versioned;
};

export const ifMatch = (version: number | undefined) => ({ 'If-Match': version === undefined ? '*' : `"${version}"` });

/** `save` is undefined when the person went back to the form. */
export function useConflict(labels: Labels, codeWord: CodeWord = String, { valueWord, back }: More = {}) {
  const [asked, setAsked] = useState<Asked>();
  // Leaving the page is an answer: a save that waits for ever would hold up the next.
  useEffect(() => () => asked?.onAnswer(undefined), [asked]);
  const word: Word = (value, name) => valueWord?.(value, name) ?? wordsOf(value, name, codeWord);

  const save = async <Body extends object, Saved>({ before, body, send, present }: Saving<Body, Saved>) => {
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
        const choices = clashes.length === 0 ? {} : await ask(clashes);
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

const allOf = (clashes: readonly Clash[], choice: Choice): Choices =>
  Object.fromEntries(clashes.map(({ name }) => [name, choice]));

type ConflictDialogProps = Asked & { labels: Labels; word: Word; back?: string | undefined };

/** One value is answered by a button; of several, each is chosen by itself. */
function ConflictDialog({ labels, word, back = 'Back to the form', clashes, onAnswer }: ConflictDialogProps) {
  const [choices, setChoices] = useState(() => allOf(clashes, 'mine'));
  const isOne = clashes.length === 1;
  return (
    <Dialog
      title="Somebody else has changed this"
      closesOutside={false}
      onClose={() => onAnswer(undefined)}
      footer={
        <>
          <Button onClick={() => onAnswer(undefined)}>{back}</Button>
          {isOne && <Button onClick={() => onAnswer(allOf(clashes, 'theirs'))}>Keep theirs</Button>}
          <Button variant="primary" data-autofocus onClick={() => onAnswer(choices)}>
            {isOne ? 'Save mine' : 'Save as chosen'}
          </Button>
        </>
      }
    >
      <p className={styles.words}>They saved while this form was open. Your other changes are saved either way.</p>
      {clashes.map((clash) => {
        const label = labels[clash.name] ?? clash.name;
        if (isOne) return <OneClash key={clash.name} label={label} clash={clash} word={word} />;
        const choose = (choice: Choice) => setChoices({ ...choices, [clash.name]: choice });
        return (
          <fieldset key={clash.name} className={styles.choices}>
            <legend>{label}</legend>
            {(['theirs', 'mine'] as const).map((choice) => (
              <label key={choice}>
                <input
                  type="radio"
                  name={`clash ${clash.name}`}
                  checked={choices[clash.name] === choice}
                  onChange={() => choose(choice)}
                />
                <span>
                  {choice === 'theirs' ? 'Theirs' : 'Yours'}: {word(clash[choice], clash.name)}
                </span>
              </label>
            ))}
          </fieldset>
        );
      })}
    </Dialog>
  );
}

function OneClash({ label, clash, word }: { label: string; clash: Clash; word: Word }) {
  return (
    <dl className={styles.clash} aria-label={label}>
      <dt>{label}: theirs</dt>
      <dd>{word(clash.theirs, clash.name)}</dd>
      <dt>{label}: yours</dt>
      <dd>{word(clash.mine, clash.name)}</dd>
    </dl>
  );
}

function wordsOf(value: unknown, name: string, codeWord: CodeWord): string {
  if (value === null || value === undefined || value === '') return 'Empty';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return codeWord(value, name);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const parts = Object.values(value).filter((part) => typeof part === 'string' && part !== '');
  return parts.length === 0 ? 'Empty' : parts.join(', ');
}
