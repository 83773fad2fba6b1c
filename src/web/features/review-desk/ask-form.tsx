/** The form of a question at a stop: about a photograph, or about a field, whose words can be suggested as well. Enter sends, Escape leaves. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { errorText } from '#web/queries/api-error.ts';
import { createReviewQuestion } from '#web/queries/generated/sdk.gen.ts';
import type { ItemEntry } from '#web/report/model/report-entry.ts';
import { questionsWritten } from '#web/report/questions/open-questions.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { announce } from '#web/ui/feedback/announce.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select, TextArea } from '#web/ui/fields/input.tsx';
import { isComposing } from '#web/ui/keyboard/is-composing.ts';
import { type Asked, useAsking } from './asking.ts';
import { fieldsOf, useDesk } from './desk.ts';
import styles from './review-desk.module.css';

type Draft = { field: 'condition' | 'description'; text: string; words: string | undefined };
type Props = { asked: Asked; item: ItemEntry };

export function AskForm({ asked, item }: Props) {
  const { report } = useDesk();
  const form = useRef<HTMLFormElement>(null);
  const { draft, change, suggestion, words, isInWords, isBusy, canSend, send, leave } = useAsk({ asked, item });
  const { name } = fieldsOf(item);
  const place = [report.room(item.roomId)?.name, name].filter(Boolean).join(' · ');
  const isAboutPhoto = asked.attachmentId !== null;

  useEffect(() => {
    form.current?.querySelector<HTMLElement>(asked.isSuggestion ? '[data-words]' : '[data-asks]')?.focus();
  }, [asked]);

  function handleKey(event: KeyboardEvent): void {
    if (isComposing(event) || event.defaultPrevented) return;
    const isSent = event.key === 'Enter' && !event.shiftKey && event.target instanceof HTMLTextAreaElement;
    if (!isSent && event.key !== 'Escape') return;
    event.preventDefault();
    if (isSent) void send();
    else leave();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears Enter and Escape of its fields
    <form
      ref={form}
      className={styles.ask}
      aria-label={`Question about ${place}`}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onKeyDown={handleKey}
    >
      {isAboutPhoto ? <p className={styles.quiet}>About a photo of {place}</p> : <About {...{ name, draft, change }} />}
      <Words label="Question" value={draft.text} data-asks onWrite={(text) => change({ text })} />
      {isInWords && <Words label="Other words" value={words} data-words onWrite={(text) => change({ words: text })} />}
      <div className={styles.askSteps}>
        <Button type="submit" size="sm" variant="primary" disabled={!canSend} isBusy={isBusy}>
          {suggestion === '' ? 'Ask' : 'Suggest'}
        </Button>
        <Button size="sm" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function useAsk({ asked: { attachmentId }, item }: Props) {
  const { inspectionId } = useDesk();
  const { ask } = useAsking();
  const [draft, setDraft] = useState<Draft>({ field: 'condition', text: '', words: undefined });
  const [isBusy, setBusy] = useState(false);
  const now = fieldsOf(item)[draft.field];
  const isInWords = attachmentId === null && (now === null || typeof now === 'string');
  const stands = typeof now === 'string' ? now : '';
  const words = draft.words ?? stands;
  const suggestion = isInWords && words.trim() !== stands.trim() ? words.trim() : '';
  const canSend = draft.text.trim() !== '' || suggestion !== '';

  /** The focus goes back to its stop. */
  function leave(): void {
    document.activeElement?.closest<HTMLElement>('[data-stop]')?.focus();
    ask(undefined);
  }

  async function send() {
    if (!canSend || isBusy) return;
    setBusy(true);
    const about = { item_id: item.id, field: attachmentId === null ? draft.field : ('photo' as const) };
    try {
      await createReviewQuestion({
        path: { inspection_id: inspectionId },
        body: { ...about, attachment_id: attachmentId, text: draft.text, suggestion: suggestion || null },
        throwOnError: true,
      });
      announce(suggestion === '' ? 'The question was asked.' : 'The words were suggested.');
      leave();
      await questionsWritten(inspectionId);
    } catch (error) {
      setBusy(false);
      showToast({ tone: 'failed', text: errorText(error) });
    }
  }

  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  return { draft, change, suggestion, words, isInWords, isBusy, canSend, send, leave };
}

type AboutProps = { name: string; draft: Draft; change: (part: Partial<Draft>) => void };

function About({ name, draft, change }: AboutProps) {
  return (
    <Field label="About">
      {(control) => (
        <Select
          {...control}
          value={draft.field}
          options={[
            { value: 'condition', label: `Condition of ${name}` },
            { value: 'description', label: `Description of ${name}` },
          ]}
          onChange={({ target: { value } }) =>
            change({ field: value === 'description' ? 'description' : 'condition', words: undefined })
          }
        />
      )}
    </Field>
  );
}

type WordsProps = {
  label: string;
  value: string;
  onWrite: (text: string) => void;
  'data-asks'?: boolean;
  'data-words'?: boolean;
};

function Words({ label, value, onWrite, ...marks }: WordsProps) {
  return (
    <Field label={label}>
      {(control) => (
        <TextArea
          {...control}
          {...marks}
          rows={1}
          maxLength={2000}
          value={value}
          onChange={(event) => onWrite(event.target.value)}
        />
      )}
    </Field>
  );
}
