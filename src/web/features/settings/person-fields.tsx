/** Names the person whom an export or an erasure is about: an address and a name, or somebody of the firm. */
import { SelectField, TextField } from '#web/forms/fields.tsx';
import { FieldGroup } from '#web/ui/fields/field.tsx';

export type PersonValues = { email: string; name: string; person_id: string };
export type PersonBody = { email?: string; name?: string; person_id?: number };
export const nobody: PersonValues = { email: '', name: '', person_id: '' };

export const toPersonBody = ({ email, name, person_id: id }: PersonValues): PersonBody => ({
  ...(email.trim() !== '' && { email: email.trim() }),
  ...(name.trim() !== '' && { name: name.trim() }),
  ...(id !== '' && { person_id: Number(id) }),
});

type Props = { people: { id: number; name: string }[]; peopleLabel: string };

export function PersonFields({ people, peopleLabel }: Props) {
  return (
    <FieldGroup>
      <TextField name="email" label="E-mail address" type="email" span={6} />
      <TextField name="name" label="Whole name" span={6} />
      <SelectField
        name="person_id"
        label={peopleLabel}
        options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
        emptyLabel="Nobody"
        span={6}
      />
    </FieldGroup>
  );
}
