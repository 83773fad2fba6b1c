/** Invites somebody, or changes who they are: staff with a role and where they start from, people of clients without. */
import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { ClientPersonDraft } from '#contract/account/client.ts';
import { StaffDraft } from '#contract/person.ts';
import { type Role, roles } from '#domain/role.ts';
import { SelectField, TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { textOrNull } from '#web/forms/text-or-null.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import type { ClientPerson, StaffMember } from '#web/queries/generated/types.gen.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { roleWord } from './people-columns.tsx';

type StaffRole = StaffMember['role'];
type StaffBody = Pick<z.output<typeof StaffDraft>, 'name' | 'email' | 'phone' | 'home_postcode'> & {
  role: StaffRole;
};
type PersonBody = z.output<typeof ClientPersonDraft>;

const staffRoles = Object.values(roles).filter((role) => role !== roles.client);
/** For whoever invites the first people of a firm. */
const roleHints: Readonly<Record<string, string>> = {
  [roles.administrator]: 'Manages, and changes people and settings.',
  [roles.manager]: 'Books, assigns, and sees everything but the settings.',
  [roles.reviewer]: 'Checks reports and approves them.',
  [roles.clerk]: 'Goes to the property and writes the report.',
  [roles.typist]: 'Types what clerks have recorded.',
};
const roleOptions = staffRoles.map((role: Role) => ({ value: String(role), label: roleWord(role) }));

type DialogProps<Body> = { onClose: () => void; onSave: (body: Body) => Promise<void> };

export function StaffDialog({
  member,
  canSetRole,
  onClose,
  onSave,
}: DialogProps<StaffBody> & { member?: StaffMember | undefined; canSetRole: boolean }) {
  const form = useContractForm({
    schema: StaffDraft,
    initial: {
      name: member?.name ?? '',
      email: member?.email ?? '',
      role: String(member?.role ?? roles.clerk),
      phone: member?.phone ?? '',
      home_postcode: member?.home_postcode ?? '',
    },
    toBody: (values) => ({
      name: values.name.trim(),
      email: values.email.trim(),
      role: Number(values.role),
      phone: textOrNull(values.phone),
      home_postcode: textOrNull(values.home_postcode),
    }),
  });
  const role = useWatch({ control: form.control, name: 'role' });
  return (
    <FormDialog
      form={form}
      {...wordsFor(member?.name)}
      label="Person"
      onClose={onClose}
      // The contract takes the roles of staff only.
      onSave={(body) => onSave({ ...body, role: body.role as StaffRole })}
    >
      <FieldGroup>
        <TextField name="name" label="Name" isRequired takesFocus span={6} />
        {canSetRole && <SelectField name="role" label="Role" options={roleOptions} hint={roleHints[role]} span={6} />}
        <TextField name="email" label="E-mail" type="email" isRequired hint="They sign in with it." span={6} />
        <TextField name="phone" label="Phone" type="tel" span={6} />
        <TextField name="home_postcode" label="Home postcode" hint="Where their day begins." span={6} />
      </FieldGroup>
    </FormDialog>
  );
}

export function ClientPersonDialog({
  person,
  onClose,
  onSave,
}: DialogProps<PersonBody> & { person?: ClientPerson | undefined }) {
  const form = useContractForm({
    schema: ClientPersonDraft,
    initial: { name: person?.name ?? '', email: person?.email ?? '', phone: person?.phone ?? '' },
    toBody: (values) => ({ name: values.name.trim(), email: values.email.trim(), phone: textOrNull(values.phone) }),
  });
  return (
    <FormDialog form={form} {...wordsFor(person?.name)} label="Person" onClose={onClose} onSave={onSave}>
      <FieldGroup>
        <TextField name="name" label="Name" isRequired takesFocus />
        <TextField name="email" label="E-mail" type="email" isRequired hint="They sign in with it." span={6} />
        <TextField name="phone" label="Phone" type="tel" span={6} />
      </FieldGroup>
    </FormDialog>
  );
}

const wordsFor = (name: string | undefined) =>
  name === undefined
    ? { title: 'Invite somebody', action: 'Invite' }
    : { title: `Change ${name}`, action: 'Save changes' };
