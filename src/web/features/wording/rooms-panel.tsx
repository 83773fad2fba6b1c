/** The names that the editor suggests for rooms. */
import { AccountSettingsChange } from '#contract/settings.ts';
import { LINE } from '#contract/wire.ts';
import { areUsualRooms } from '#domain/usual-things/from-keyturn.ts';
import { TextAreaField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { lineFault, linesOf } from './wording-text.ts';
import { type WordingDialogProps, WordingPanel } from './wording-panel.tsx';
import styles from './wording.module.css';

export function RoomsPanel({ settings }: { settings: AccountSettings }) {
  return (
    <WordingPanel
      settings={settings}
      name="rooms"
      title="Usual rooms"
      hint={`The report editor offers them when somebody adds a room.${areUsualRooms(settings.rooms) ? ' They came with Keyturn: change them as you like.' : ''}`}
      renderDialog={(props) => <RoomsDialog {...props} />}
    >
      <p className={styles.rooms}>{settings.rooms.join(', ')}</p>
    </WordingPanel>
  );
}

/** Every line is of the one field. */
const nameOf = (name: string) => name.replace(/^rooms\.\d+$/, 'rooms');

function RoomsDialog({ value, onClose, onSave }: WordingDialogProps<'rooms'>) {
  const form = useContractForm({
    schema: AccountSettingsChange.pick({ rooms: true }),
    initial: { rooms: value.join('\n') },
    toBody: ({ rooms }: { rooms: string }) => ({ rooms: linesOf(rooms) }),
    nameOf,
    faultsOf: ({ rooms }) => {
      const fault = lineFault(rooms, LINE);
      return fault === undefined ? {} : { rooms: fault };
    },
  });
  return (
    <FormDialog
      form={form}
      nameOf={nameOf}
      title="Usual rooms"
      action="Save the rooms"
      onClose={onClose}
      onSave={({ rooms = [] }) => onSave(rooms)}
    >
      <TextAreaField
        name="rooms"
        label="Rooms"
        rows={14}
        hint="One on each line, in the order in which they are offered."
      />
    </FormDialog>
  );
}
