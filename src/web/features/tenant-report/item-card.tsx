/** One item of a room: its answer, a remark, its photos, and what two devices disagree on. */
import { useEffect, useState } from 'react';
import { answerWords } from '#domain/condition.ts';
import { needsPhoto } from '#domain/tenant-report.ts';
import {
  type EditedField,
  type FieldValue,
  type ItemEntry,
  type RoomEntry,
  shownOf,
} from '#web/report/model/report-entry.ts';
import { ConditionField, DescriptionField } from './answer-fields.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import styles from './tenant.module.css';
import { useItem, useOpenReport } from './use-report.ts';

export function ItemCard({ id, room }: { id: number; room: RoomEntry }) {
  const item = useItem(id);
  const { canWrite } = useOpenReport();
  if (item === undefined) return null;
  const { name } = item.server;
  return (
    <section className={styles.item} aria-label={name}>
      <h2 className={styles.itemName}>{name}</h2>
      {canWrite ? (
        <>
          <ConditionField item={item} room={room} />
          <DescriptionField item={item} room={room} />
          <Undecided item={item} field="condition" />
          <Undecided item={item} field="description" />
        </>
      ) : (
        <ReadOnly item={item} room={room} />
      )}
      {canWrite && needsPhoto(room.blockType, name) && item.attachments.length === 0 && (
        <p className={styles.hint}>Please add a photo on which it can be read or recognised.</p>
      )}
      <PhotoStrip place={{ roomId: room.id, itemId: id }} of={name} attachments={item.attachments} />
    </section>
  );
}

function ReadOnly({ item, room }: { item: ItemEntry; room: RoomEntry }) {
  const { description, condition } = shownOf(item);
  const lines = [wordsOf(condition, room.blockType), description ?? ''].filter((line) => line !== '');
  return lines.length === 0 ? (
    <p className={styles.hint}>Nothing was entered.</p>
  ) : (
    lines.map((line) => (
      <p key={line} className={styles.text}>
        {line}
      </p>
    ))
  );
}

const wordOf = (answer: number | null) => (answer === null ? '–' : answerWords[answer as 0 | 1 | 2]);

function wordsOf(condition: FieldValue, blockType: string): string {
  if (condition === null) return '';
  if (typeof condition === 'string') return condition;
  if (typeof condition === 'number') return blockType === 'CHECKLIST' ? wordOf(condition) : String(condition);
  return Object.entries(condition)
    .map(([question, answer]) => `${question}: ${wordOf(answer)}`)
    .join('\n');
}

/** A field that another device changed meanwhile, or that was refused: nothing is overwritten without a word. */
function Undecided({ item, field }: { item: ItemEntry; field: EditedField }) {
  const { queue } = useOpenReport();
  const state = item.states[field];
  const [reason, setReason] = useState<string>();
  useEffect(() => {
    if (state !== 'refused') return;
    void queue.find(item.id, field).then((edit) => setReason(edit?.reason));
  }, [queue, item.id, field, state]);
  if (state !== 'conflict' && state !== 'refused') return null;
  const mine = shownOf(item)[field] ?? null;
  const theirs = wordsOf(item.server[field] ?? null, '');
  return (
    <div className={styles.decision} role="alert">
      {state === 'conflict' ? (
        <p>
          This was changed on another device, or in another tab, to: <q>{theirs === '' ? 'nothing' : theirs}</q>
        </p>
      ) : (
        <p>{reason ?? 'This could not be saved.'}</p>
      )}
      <div className={styles.photoActions}>
        {state === 'conflict' && (
          <button type="button" className={styles.link} onClick={() => void queue.keepMine(item.id, field, mine)}>
            Keep what is here
          </button>
        )}
        <button type="button" className={styles.link} onClick={() => void queue.letGo(item.id, field)}>
          {state === 'conflict' ? 'Take the other' : 'Discard what I entered'}
        </button>
      </div>
    </div>
  );
}
