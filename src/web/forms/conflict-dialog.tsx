/** Asks whose value counts where two people have changed the same one. */
import { useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './conflict-dialog.module.css';

/** A value that both have changed. */
export type Clash = { name: string; theirs: unknown; mine: unknown };
type Choice = 'theirs' | 'mine';
export type Choices = Readonly<Record<string, Choice>>;
/** Undefined: back to the form. */
export type Asked = { clashes: Clash[]; onAnswer: (choices: Choices | undefined) => void };
export type Labels = Readonly<Record<string, string>>;
export type Word = (value: unknown, name: string) => string;

const allOf = (clashes: readonly Clash[], choice: Choice): Choices =>
  Object.fromEntries(clashes.map(({ name }) => [name, choice]));

export type ConflictDialogProps = Asked & { labels: Labels; word: Word; back?: string | undefined };

/** One value is answered by a button; of several, each is chosen by itself. */
export function ConflictDialog({ labels, word, back = 'Back to the form', clashes, onAnswer }: ConflictDialogProps) {
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
