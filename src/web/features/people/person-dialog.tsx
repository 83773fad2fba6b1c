/** Invites somebody, or changes who they are: staff with a role and where they start from, people of clients without. */
import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { ClientPersonDraft, StaffDraft } from '#contract/person.ts';
import { type Role, roles } from '#domain/role.ts';
import { SelectField, TextField } from '#web/forms/fields.tsx';
import { Form } from '#web/forms/form.tsx';
import { submitHandler } from '#web/forms/submit-handler.ts';
import { textOrNull } from '#web/forms/text-or-null.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import type { ClientPerson, StaffMember } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { roleWord } from './people-columns.tsx';

type StaffRole = StaffMember['role'];
type StaffBody = Pick<z.output<typeof StaffDraft>, 'name' | 'email' | 'phone' | 'home_postcode'> & {
  role: StaffRole;
};
type PersonBody = z.output<typeof ClientPersonDraft>;

const formId = 'person';
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
  // The contract takes the roles of staff only.
  const handleSave = submitHandler(form, (body) => onSave({ ...body, role: body.role as StaffRole }));
  return (
    <PersonFrame name={member?.name} isBusy={form.formState.isSubmitting} onClose={onClose}>
      <Form form={form} id={formId} label="Person" onSubmit={handleSave}>
        <FieldGroup>
          <TextField name="name" label="Name" isRequired takesFocus span={6} />
          {canSetRole && <SelectField name="role" label="Role" options={roleOptions} hint={roleHints[role]} span={6} />}
          <TextField name="email" label="E-mail" type="email" isRequired hint="They sign in with it." span={6} />
          <TextField name="phone" label="Phone" type="tel" span={6} />
          <TextField name="home_postcode" label="Home postcode" hint="Where their day begins." span={6} />
        </FieldGroup>
      </Form>
    </PersonFrame>
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
  const handleSave = submitHandler(form, onSave);
  return (
    <PersonFrame name={person?.name} isBusy={form.formState.isSubmitting} onClose={onClose}>
      <Form form={form} id={formId} label="Person" onSubmit={handleSave}>
        <FieldGroup>
          <TextField name="name" label="Name" isRequired takesFocus />
          <TextField name="email" label="E-mail" type="email" isRequired hint="They sign in with it." span={6} />
          <TextField name="phone" label="Phone" type="tel" span={6} />
        </FieldGroup>
      </Form>
    </PersonFrame>
  );
}

type FrameProps = { name: string | undefined; isBusy: boolean; onClose: () => void; children: React.ReactNode };

function PersonFrame({ name, isBusy, onClose, children }: FrameProps) {
  return (
    <Dialog
      title={name === undefined ? 'Invite somebody' : `Change ${name}`}
      onClose={onClose}
      closesOutside={false}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
            {name === undefined ? 'Invite' : 'Save changes'}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
