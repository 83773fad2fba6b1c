/** Issuer, client and secret, the domains, newcomers, and who keeps a password. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SingleSignOnChange } from '#contract/single-sign-on.ts';
import { newcomerRoles, type Role, roleNames, roles } from '#domain/role.ts';
import { PasswordField, SelectField, TagsField, TextField } from '#web/forms/fields.tsx';
import { Form, FormActions, SubmitButton } from '#web/forms/form.tsx';
import { holdTyped } from '#web/forms/hold-typed.ts';
import { submitHandler } from '#web/forms/submit-handler.ts';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { useProof } from '#web/forms/use-proof.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { allStaffOptions } from '#web/queries/every-page.ts';
import { updateSingleSignOnMutation } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { SingleSignOn, StaffMember } from '#web/queries/generated/types.gen.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { CopiedText } from './copied-text.tsx';
import styles from './single-sign-on.module.css';

const roleChoices = newcomerRoles.map((role) => ({ value: String(role), label: `Added as a ${roleNames[role]}` }));

const valuesOf = (current: SingleSignOn) => ({
  issuer: current.issuer ?? '',
  client_id: current.client_id ?? '',
  client_secret: '',
  domains: current.domains.map(({ domain }) => domain),
  newcomer_role: current.newcomer_role === null ? '' : String(current.newcomer_role),
  password_administrator_id:
    current.password_administrator_id === null ? '' : String(current.password_administrator_id),
});
type Values = ReturnType<typeof valuesOf>;

/** In the members that are written. */
const asWritten = ({ domains, ...rest }: SingleSignOn) => ({ ...rest, domains: domains.map(({ domain }) => domain) });

const labels = {
  issuer: 'Issuer',
  client_id: 'Client id',
  domains: 'Domains of their e-mail addresses',
  newcomer_role: 'People whom nobody has invited',
  password_administrator_id: 'Passwords of the staff',
};

const numberOrNull = (text: string) => (text === '' ? null : Number(text));

const administratorChoices = (staff: readonly StaffMember[]) =>
  staff
    .filter(({ role }) => role === roles.administrator)
    .map(({ id, name }) => ({ value: String(id), label: `Only ${name} signs in by password` }));

export function SingleSignOnForm({ current }: { current: SingleSignOn }) {
  const { data: staff = [] } = useQuery(allStaffOptions());
  const update = useMutation(updateSingleSignOnMutation());
  const form = useContractForm({
    schema: SingleSignOnChange,
    initial: valuesOf(current),
    toBody: ({ client_secret, newcomer_role, password_administrator_id, ...rest }: Values) => ({
      ...rest,
      newcomer_role: numberOrNull(newcomer_role),
      password_administrator_id: numberOrNull(password_administrator_id),
      ...((client_secret !== '' || !current.has_secret) && { client_secret }),
    }),
  });
  /** As the fields began with it: what comes meanwhile is somebody else's. */
  const [before, setBefore] = useState(current);
  const { attempt, proofDialog } = useProof();
  const { save, conflictDialog } = useConflict(labels, (number, name) =>
    name === 'newcomer_role' ? (roleNames[number as Role] ?? '') : (staff.find(({ id }) => id === number)?.name ?? ''),
  );
  const handleSave = submitHandler(form, async (body) => {
    const settle = holdTyped(form);
    const saved = await save({
      before: asWritten(before),
      body,
      send: (changes, headers) => attempt(() => update.mutateAsync({ body: changes, headers })),
      present: asWritten,
    });
    if (saved === undefined) return;
    setBefore(saved);
    await afterWrite('singleSignOn');
    settle(valuesOf(saved));
    const isOff = before.enabled && !saved.enabled;
    showToast({ text: isOff ? 'Saved, and switched off until you have tried it again.' : 'Saved.' });
  });

  return (
    <Form form={form} label="Single sign-on" onSubmit={handleSave}>
      <FieldGroup title="Your identity provider">
        <TextField
          name="issuer"
          label="Issuer"
          type="url"
          hint="An address, such as https://accounts.google.com"
          isRequired
        />
        <TextField
          name="client_id"
          label="Client id"
          hint="The provider shows it when Keyturn is registered there."
          isRequired
          span={6}
        />
        <PasswordField
          name="client_secret"
          label="Client secret"
          autoComplete="new-password"
          hint={current.has_secret ? 'Kept, and never shown. Type one to replace it.' : 'It comes with the client id.'}
          isRequired={!current.has_secret}
          span={6}
        />
      </FieldGroup>
      <dl className={styles.copies}>
        <CopiedText label="Redirect URI, which the provider asks for" text={current.redirect_uri} />
      </dl>
      <PeopleFields staff={staff} />
      <FormActions>
        <SubmitButton variant="default">Save single sign-on</SubmitButton>
      </FormActions>
      {proofDialog}
      {conflictDialog}
    </Form>
  );
}

function PeopleFields({ staff }: { staff: readonly StaffMember[] }) {
  return (
    <FieldGroup title="Your people">
      <TagsField
        name="domains"
        label="Domains of their e-mail addresses"
        hint="Such as harbour.example. Each has to be proven."
      />
      <SelectField
        name="newcomer_role"
        label="People whom nobody has invited"
        options={roleChoices}
        emptyLabel="Are refused"
        hint="The provider knows them, Keyturn does not yet."
        span={6}
      />
      <SelectField
        name="password_administrator_id"
        label="Passwords of the staff"
        options={administratorChoices(staff)}
        emptyLabel="Work as before"
        hint="People of clients keep theirs."
        span={6}
      />
    </FieldGroup>
  );
}
