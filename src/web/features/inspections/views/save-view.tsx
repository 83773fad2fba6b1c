/** Saves the filters, the order and the columns in sight under a name. */
import { type FormEvent, useId, useState } from 'react';
import { MOST_NAME } from '#domain/firm/saved-view.ts';
import { errorText } from '#web/queries/api-error.ts';
import type { SavedViews } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { InspectionSearch } from '../inspection-search.ts';
import { type Owner, putViews } from './use-views.ts';
import { viewOf } from './view-search.ts';
import styles from './views.module.css';

type Props = {
  views: SavedViews;
  search: InspectionSearch;
  /** Those that somebody has chosen; undefined leaves them to each reader. */
  columns: readonly string[] | undefined;
  isManager: boolean;
  onClose: () => void;
};

const owners = [
  { value: 'own', label: 'Only me' },
  { value: 'firm', label: 'Everybody in the firm' },
];

export function SaveView({ views, search, columns, isManager, onClose }: Props) {
  const id = useId();
  const [name, setName] = useState('');
  const [owner, setOwner] = useState<Owner>('own');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function handleSave(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return setFault('Give it a name.');
    setBusy(true);
    try {
      await putViews(owner, views, [...views[owner].views, viewOf(name.trim(), search, columns)]);
      showToast({ text: `“${name.trim()}” is in the navigation.` });
      onClose();
    } catch (error) {
      setBusy(false);
      setFault(errorText(error));
    }
  }

  return (
    <Dialog
      title="Save this list as a view"
      size="sm"
      onClose={onClose}
      closesOutside={false}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} isBusy={isBusy}>
            Save view
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={(event) => void handleSave(event)}>
        <Field label="Name" hint="The filters, the order and the columns in sight stay with it." error={fault}>
          {(control) => (
            <TextInput
              {...control}
              data-autofocus
              maxLength={MOST_NAME}
              value={name}
              onChange={(event) => {
                setName(event.target.value);
                setFault(undefined);
              }}
            />
          )}
        </Field>
        {isManager && (
          <Segmented
            label="Who sees it"
            options={owners}
            value={owner}
            onChange={(value) => setOwner(value as Owner)}
          />
        )}
      </form>
    </Dialog>
  );
}
