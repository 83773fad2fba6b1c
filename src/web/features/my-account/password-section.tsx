/** A new password: the current one is asked for, or from somebody without one a proof; everything that was signed in ends. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MeChange } from '#contract/person.ts';
import { shortestPassword } from '#domain/password.ts';
import { PasswordField } from '#web/forms/fields.tsx';
import { Form, FormActions, SubmitButton } from '#web/forms/form.tsx';
import { submitHandler } from '#web/forms/submit-handler.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { useProof } from '#web/forms/use-proof.tsx';
import { getFactorsOptions, updateMeMutation } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { endByPassword, useSession } from '#web/session/session.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './my-account.module.css';

const empty = { current_password: '', password: '' };
const Change = MeChange.pick({ current_password: true, password: true }).required();
const FirstChoice = MeChange.pick({ password: true }).required();

export function PasswordSection() {
  const { email } = useSession();
  const update = useMutation(updateMeMutation());
  const [isShown, setShown] = useState(false);
  const { data: factors } = useQuery({ ...getFactorsOptions(), throwOnError: whenEmpty });
  const { attempt, proofDialog } = useProof();
  const hasPassword = factors?.has_password !== false;
  const form = useContractForm({
    schema: hasPassword ? Change : FirstChoice,
    initial: empty,
    toBody: ({ current_password, password }) => ({ password, ...(hasPassword && { current_password }) }),
  });

  const handleSave = submitHandler(form, async (body) => {
    if ((await attempt(() => update.mutateAsync({ body }))) === undefined) return;
    form.reset(empty);
    setShown(false);
    endByPassword();
  });

  return (
    <Panel title="Password">
      <p className={styles.words}>
        {!hasPassword && 'You have none, and sign in without. Should you want one: '}
        {hasPassword ? 'Any' : 'any'} characters, at least {shortestPassword} of them. Not one that many people use, and
        more than your name or that of your firm. A new password signs you out everywhere, here too, and ends what you
        have allowed to applications and the link of your calendar.
      </p>
      <Form form={form} label="Password" onSubmit={handleSave}>
        {/* Password managers keep the new one under this name. */}
        <input
          className="visually-hidden"
          type="text"
          autoComplete="username"
          aria-hidden
          tabIndex={-1}
          value={email}
          readOnly
        />
        <FieldGroup>
          {hasPassword && (
            <PasswordField
              name="current_password"
              label="Current password"
              autoComplete="current-password"
              isShown={isShown}
              isRequired
              span={6}
            />
          )}
          <PasswordField
            name="password"
            label="New password"
            autoComplete="new-password"
            isShown={isShown}
            isRequired
            span={6}
          />
        </FieldGroup>
        <FormActions>
          <SubmitButton variant="default">{hasPassword ? 'Change password' : 'Set a password'}</SubmitButton>
          <Button variant="quiet" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            Show passwords
          </Button>
        </FormActions>
      </Form>
      {proofDialog}
    </Panel>
  );
}
