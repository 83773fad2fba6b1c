/** Checks a PDF that is dropped or chosen, or the hash of one. Only the hash leaves the device. */
import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleX, FileUp } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError, errorText } from '#web/queries/api-error.ts';
import { checkPdf } from '#web/queries/generated/sdk.gen.ts';
import type { PdfCheck as Answer } from '#web/queries/generated/types.gen.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, FieldError } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/input.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { useFileDrop } from '#web/ui/use-file-drop.ts';
import { hashPdf, isPdf, readHash } from './hash-pdf.ts';
import styles from './pdf-check.module.css';
import { standingWords, unknownWords } from './standing-words.ts';

/** `answer` is null for one that was not made here. */
type Checked = { name: string; sha256: string; answer: Answer | null };

class NoPdf extends Error {}

async function check(of: File | string): Promise<Checked> {
  if (typeof of !== 'string' && !(await isPdf(of))) throw new NoPdf('This file is no PDF.');
  const sha256 = typeof of === 'string' ? of : await hashPdf(of);
  const name = typeof of === 'string' ? 'The PDF of this fingerprint' : of.name;
  try {
    return { name, sha256, answer: (await checkPdf({ path: { sha256 } })).data };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { name, sha256, answer: null };
    throw error;
  }
}

export function PdfCheck() {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: check });
  const isOver = useFileDrop(([file]) => file && mutate(file));
  return (
    <>
      <FileField isOver={isOver} isBusy={isPending} onFile={mutate} />
      <HashField onHash={mutate} />
      <div aria-live="polite">
        {error !== null && (
          <FieldError id="check-fault">{error instanceof NoPdf ? error.message : errorText(error)}</FieldError>
        )}
        {error === null && data !== undefined && <Outcome checked={data} />}
      </div>
    </>
  );
}

type FileFieldProps = { isOver: boolean; isBusy: boolean; onFile: (file: File) => void };

function FileField({ isOver, isBusy, onFile }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classNames(styles.drop, isOver && styles.over)}>
      <p>Drop the PDF here, or</p>
      <Button variant="primary" icon={<FileUp />} isBusy={isBusy} onClick={() => input.current?.click()}>
        Choose a PDF
      </Button>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label="PDF"
        accept="application/pdf,.pdf"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onFile(file);
          target.value = '';
        }}
      />
      <p className={styles.quiet}>
        It stays on this device: only its fingerprint is sent, which says nothing of what is in it.
      </p>
    </div>
  );
}

function HashField({ onHash }: { onHash: (sha256: string) => void }) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const sha256 = readHash(text);
    setFault(sha256 === undefined ? 'A fingerprint has 64 digits and letters from a to f.' : undefined);
    if (sha256 !== undefined) onHash(sha256);
  };
  return (
    <form className={styles.hash} onSubmit={handleSubmit} noValidate>
      <Field label="Or its fingerprint, if you have that alone" error={fault}>
        {(control) => (
          <TextInput
            {...control}
            value={text}
            onChange={({ target }) => setText(target.value)}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Button type="submit">Check the fingerprint</Button>
    </form>
  );
}

const icons = { good: <CircleCheck />, careful: <CircleAlert />, bad: <CircleX /> };

function Outcome({ checked: { name, sha256, answer } }: { checked: Checked }) {
  const { tone, title, text } = answer === null ? unknownWords : standingWords(answer);
  const facts = answer === null ? [] : factsOf(answer);
  return (
    <section className={classNames(styles.outcome, styles[tone])} aria-labelledby="outcome-title">
      <h2 id="outcome-title">
        {icons[tone]} {title}
      </h2>
      <p>{text}</p>
      {answer?.under_correction === true && <p>The company is correcting this report just now.</p>}
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>
        {name}: <span className={styles.fingerprint}>{sha256}</span>
      </p>
    </section>
  );
}

const kinds: Record<string, string> = { FULL: 'Full report', CHANGES: 'Changes', ACTIONS: 'Actions' };

function factsOf(answer: Answer) {
  const { company, type, made_at: madeAt, version, sealed_at: sealedAt } = answer;
  const { latest_version: latest, latest_sealed_at: latestSealedAt } = answer;
  return [
    { label: 'Made by', value: company },
    { label: 'Made', value: <DateTime at={madeAt} /> },
    { label: 'Kind', value: type === null ? null : (kinds[type] ?? type) },
    { label: 'Shows', value: version === null ? null : <VersionText version={version} sealedAt={sealedAt} /> },
    {
      label: 'Latest',
      value: latest === null || latest === version ? null : <VersionText version={latest} sealedAt={latestSealedAt} />,
    },
  ].filter(({ value }) => value !== null);
}

function VersionText({ version, sealedAt }: { version: number; sealedAt: string | null }) {
  return (
    <>
      Version {version}, sealed <DateTime at={sealedAt} />
    </>
  );
}
