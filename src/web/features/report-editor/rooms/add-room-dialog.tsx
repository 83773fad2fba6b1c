/** Adds rooms: several from the firm's usual list at once, in its order, or one of any name and kind. */
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { blockTypes, needsOptionSet } from '#domain/block-type.ts';
import { getAccountSettingsOptions, listOptionSetsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select, TextInput } from '#web/ui/fields/input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { blockWords } from '../block-words.ts';
import { addRooms } from '../commands/add-rooms.ts';
import { useEditor } from '../editor.ts';
import styles from './rooms.module.css';
import { offeredRooms } from './usual-rooms.ts';

export function AddRoomDialog({ onClose }: { onClose: () => void }) {
  const editor = useEditor();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [name, setName] = useState('');
  const [blockType, setBlockType] = useState<string>('DETAILED');
  const [optionSet, setOptionSet] = useState<number>();
  const needsSet = needsOptionSet(blockType);
  const { data: sets } = useQuery({ ...listOptionSetsOptions({ query: { per_page: 100 } }), enabled: needsSet });
  const fitting = (sets?.data ?? []).filter(
    ({ options }) => (typeof options[0] === 'number') === (blockType === 'SCALE'),
  );
  const offered = useOfferedRooms();
  const setId = optionSet ?? fitting[0]?.id;
  const names = [...offered.filter((one) => chosen.includes(one)), ...(name.trim() === '' ? [] : [name.trim()])];
  const isReady = names.length > 0 && (!needsSet || setId !== undefined);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isReady) return;
    const chosenSet = needsSet ? fitting.find(({ id }) => id === setId) : undefined;
    const kind = { blockType, optionSet: chosenSet ?? null };
    addRooms(editor, names, kind);
    onClose();
  }

  return (
    <Dialog
      title="Add rooms"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="add-rooms" disabled={!isReady}>
            {names.length > 1 ? `Add ${names.length} rooms` : 'Add'}
          </Button>
        </>
      }
    >
      <form id="add-rooms" className={styles.dialogBody} onSubmit={handleSubmit}>
        <Field label="Name">
          {(control) => (
            <TextInput
              {...control}
              data-autofocus
              value={name}
              placeholder="For example Bedroom 5"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        {offered.length > 0 && <UsualRooms offered={offered} chosen={chosen} onChoose={setChosen} />}
        <Field label="Kind of rows">
          {(control) => (
            <Select
              {...control}
              value={blockType}
              options={blockTypes.map((type) => ({ value: type, label: blockWords(type).name }))}
              onChange={(event) => {
                setBlockType(event.target.value);
                setOptionSet(undefined);
              }}
            />
          )}
        </Field>
        {needsSet && (
          <Field label="Option set" hint={fitting.length === 0 ? 'No option set of this account fits.' : undefined}>
            {(control) => (
              <Select
                {...control}
                value={setId ?? ''}
                options={fitting.map((set) => ({ value: String(set.id), label: set.name }))}
                onChange={(event) => setOptionSet(Number(event.target.value))}
              />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  );
}

function useOfferedRooms(): readonly string[] {
  const { data: settings, isLoading } = useQuery(getAccountSettingsOptions());
  return offeredRooms(settings, isLoading);
}

type UsualProps = {
  offered: readonly string[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
};

function UsualRooms({ offered, chosen, onChoose }: UsualProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>Or the usual ones</legend>
      <div className={styles.usual}>
        {offered.map((one) => (
          <label key={one} className={styles.usualRoom}>
            <input
              type="checkbox"
              checked={chosen.includes(one)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
              }
            />
            {one}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
