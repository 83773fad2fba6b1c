/** Hands a set of keys to somebody, or takes it back: who, until when, and their signature. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { KeyMovementDraft } from '#contract/property/keys.ts';
import { keyTakers } from '#domain/property/keys.ts';
import { isManager, type Role, roles } from '#domain/role.ts';
import { DateField, SelectField, TextAreaField, TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { SignatureField } from '#web/forms/signature/signature-field.tsx';
import { textOrNull } from '#web/forms/text-or-null.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { currentOf, ifMatch } from '#web/forms/use-conflict.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { allStaffOptions } from '#web/queries/every-page.ts';
import { createKeyMovementMutation } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { KeySet } from '#web/queries/generated/types.gen.ts';
import { useSession } from '#web/session/session.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { holderText, takerWords } from './key-words.ts';
import styles from './keys.module.css';
import type { MoveValues } from './move-values.ts';
import { VisitsInTheWay } from './visits-in-the-way.tsx';

export type Move = 'out' | 'back';
type Props = { set: KeySet; direction: Move; onClose: () => void };

const takers = keyTakers.map((value) => ({ value, label: takerWords[value] }));

export function MoveDialog({ set: now, direction, onClose }: Props) {
  /** As it was when the form was opened: what others do meanwhile is told of, not put back. */
  const [set] = useState(now);
  const { id, role } = useSession();
  const send = useMutation(createKeyMovementMutation());
  const isOut = direction === 'out';
  /** As somebody else has left it, while this form was open. */
  const [moved, setMoved] = useState<KeySet>();
  const form = useContractForm<MoveValues, typeof KeyMovementDraft>({
    schema: KeyMovementDraft,
    initial: {
      holder: 'clerk',
      staff_id: role === roles.clerk ? String(id) : '',
      holder_name: '',
      due_back_on: '',
      place: set.place,
      note: '',
      signature: '',
    },
    toBody: (values) => bodyOfMove(values, direction),
  });
  const tag = set.tag;
  return (
    <FormDialog
      form={form}
      title={isOut ? `Hand over ${tag}` : `Take back ${tag}`}
      label={isOut ? 'Handing over' : 'Taking back'}
      action={moved !== undefined ? 'Do so all the same' : isOut ? 'Hand over' : 'Take back'}
      onClose={onClose}
      onSave={async (body) => {
        try {
          const { version } = moved ?? set;
          const made = await send.mutateAsync({ path: { key_set_id: set.id }, body, headers: ifMatch(version) });
          onClose();
          showToast({ text: isOut ? `${tag} is with ${made.holder_name ?? 'them'}.` : `${tag} is back.` });
        } catch (error) {
          const current = currentOf(error);
          if (current === undefined) throw error;
          setMoved(current as unknown as KeySet);
        } finally {
          await afterWrite('keySet');
        }
      }}
    >
      {isOut ? <TakerFields set={set} /> : <BackFields />}
      <div aria-live="polite">
        {moved !== undefined && (
          <p className={styles.moved}>{`Somebody else moved or changed it meanwhile: ${holderText(moved)}.`}</p>
        )}
      </div>
    </FormDialog>
  );
}

function TakerFields({ set }: { set: KeySet }) {
  const holder = useWatch<MoveValues, 'holder'>({ name: 'holder' });
  return (
    <>
      <FieldGroup>
        <SelectField name="holder" label="Who takes it" options={takers} span={4} />
        {holder === 'clerk' ? (
          <ClerkField />
        ) : (
          <TextField name="holder_name" label="Their name" isRequired span={8} autoComplete="off" />
        )}
        <DateField name="due_back_on" label="Due back" span={4} />
        <TextAreaField name="note" label="Note" rows={2} />
      </FieldGroup>
      <VisitsInTheWay set={set} />
      <SignatureField
        name="signature"
        label="Signature"
        hint="Drawn with a finger, a pen or the mouse by the person who takes it. It may stay empty."
      />
    </>
  );
}

function ClerkField() {
  const { data = [] } = useQuery(allStaffOptions());
  const options = data
    .filter(({ role }) => role === roles.clerk || isManager(role as Role))
    .map(({ id, name }) => ({ value: String(id), label: name }));
  return <SelectField name="staff_id" label="Clerk" isRequired options={options} emptyLabel="Choose" span={8} />;
}

const BackFields = () => (
  <FieldGroup>
    <TextField name="place" label="Its hook in the office" isRequired />
    <TextAreaField name="note" label="Note" rows={2} hint="Such as: the fob is missing." />
  </FieldGroup>
);

function bodyOfMove(values: MoveValues, direction: Move) {
  const note = textOrNull(values.note);
  if (direction === 'back') return { direction, place: values.place, note };
  const isClerk = values.holder === 'clerk';
  return {
    direction,
    holder: values.holder,
    staff_id: isClerk && values.staff_id !== '' ? Number(values.staff_id) : null,
    holder_name: isClerk ? null : textOrNull(values.holder_name),
    due_back_on: textOrNull(values.due_back_on),
    note,
    signature: textOrNull(values.signature),
  };
}
