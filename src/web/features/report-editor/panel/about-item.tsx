/** The details of an item: decisions first, then photos, recordings, actions, and the earlier report. */
import { Button } from '#web/ui/controls/button.tsx';
import { findEarlier, isTemplate, useEditor } from '../editor.ts';
import { PhotoSection } from '../photos/photo-section.tsx';
import { type ItemEntry, shownOf } from '#web/report/model/report-entry.ts';
import { conditionText } from '../rows/condition-text.ts';
import { entriesOf } from '../rows/item-entries.tsx';
import { ActionSection } from './action-section.tsx';
import { Decisions } from './decision.tsx';
import styles from './panel.module.css';
import { Recordings } from './recordings.tsx';

export function AboutItem({ item }: { item: ItemEntry }) {
  const editor = useEditor();
  const { canWrite, earlier, report } = editor;
  const { name } = shownOf(item);
  const place = { roomId: item.roomId, itemId: item.id };
  const before = findEarlier(earlier, item);
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{name}</h2>
      <p className={styles.sub}>{report.room(item.roomId)?.name}</p>
      <Decisions subject={item.id} entry={item} />
      <div className={styles.thenAndNow}>
        {!isTemplate(editor) && item.isGone !== true && (
          <PhotoSection place={place} attachments={item.attachments} of={name} />
        )}
        {before !== undefined && earlier !== undefined && (
          <section className={styles.then}>
            <h3 className={styles.heading}>{earlier.title}</h3>
            <p className={styles.before}>{before.server.description}</p>
            <p className={styles.before}>
              {conditionText(before.server.condition, report.room(item.roomId)?.blockType)}
            </p>
            {before.attachments.length > 0 && (
              <PhotoSection place={place} attachments={before.attachments} of={`${name}, earlier`} isEarlier />
            )}
          </section>
        )}
      </div>
      {!isTemplate(editor) && item.isGone !== true && (
        <>
          <Recordings attachments={item.attachments} place={place} />
          <ActionSection item={item} />
        </>
      )}
      {canWrite && item.isGone !== true && (
        <section className={styles.section}>
          <h3 className={styles.heading}>This item</h3>
          <div className={styles.commands}>
            {entriesOf(editor, item).map((entry) =>
              entry === 'rule' || 'heading' in entry ? null : (
                <Button
                  key={entry.label}
                  size="sm"
                  icon={entry.icon}
                  onClick={entry.onChoose}
                  data-danger={entry.isDanger}
                >
                  {entry.label}
                </Button>
              ),
            )}
          </div>
        </section>
      )}
    </div>
  );
}
