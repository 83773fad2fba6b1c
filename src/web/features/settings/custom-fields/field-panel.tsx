/** One custom field beside the list: how it is asked for, a change of it, and its end. */
import { useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { Details } from '#web/ui/layout/panel.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { FieldDialog } from './field-dialog.tsx';
import { isArchived, type ListedField } from './field-list.ts';
import { kindText } from './field-words.ts';
import { archiveField, bringFieldBack } from './write-field.ts';

export function FieldPanel({ field, onClose }: { field: ListedField; onClose: () => void }) {
  /** As it was when its form was opened. */
  const [edited, setEdited] = useState<ListedField>();
  const { name, type, options, required, place, count, subject, archived_at: archivedAt } = field;
  const close = async (work: Promise<boolean>) => {
    if (await work) onClose();
  };
  return (
    <>
      <Dialog
        title={name}
        at="panel"
        onClose={onClose}
        footer={
          isArchived(field) ? (
            <Button onClick={() => void close(bringFieldBack(field))}>Bring back</Button>
          ) : (
            <>
              <Button onClick={() => void close(archiveField(field))}>Archive</Button>
              <Button onClick={() => setEdited(field)}>Edit</Button>
            </>
          )
        }
      >
        <Details
          items={[
            { label: 'Kind', value: kindText(type) },
            ...(type === 'choice' ? [{ label: 'Choices', value: options.join(', ') }] : []),
            { label: 'Required', value: required ? 'Yes' : 'No' },
            isArchived(field)
              ? { label: 'Archived', value: <DateTime at={archivedAt ?? null} /> }
              : { label: 'Place in the form', value: `${place + 1} of ${count}` },
          ]}
        />
      </Dialog>
      {edited && <FieldDialog subject={subject} field={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
