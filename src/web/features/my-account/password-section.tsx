/** A new password: the current one is asked for, and everything that was signed in with it ends. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { MeChange } from '#contract/person.ts';
import { shortestPassword } from '#domain/password.ts';
import { PasswordField } from '#web/forms/fields.tsx';
import { Form, FormActions, SubmitButton } from '#web/forms/form.tsx';
import { submitHandler } from '#web/forms/submit-handler.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { updateMeMutation } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { endByPassword, useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './my-account.module.css';

const empty = { current_password: '', password: '' };
const Change = MeChange.pick({ current_password: true, password: true }).required();

export function PasswordSection() {
  const { email } = useSession();
  const update = useMutation(updateMeMutation());
  const [isShown, setShown] = useState(false);
  const form = useContractForm({ schema: Change, initial: empty, toBody: (values) => values });

  const handleSave = submitHandler(form, async (body) => {
    await update.mutateAsync({ body });
    form.reset(empty);
    setShown(false);
    endByPassword();
  });

  return (
    <Panel title="Password">
      <p className={styles.words}>
        Any characters, at least {shortestPassword} of them. Not one that many people use, and more than your name or
        that of your firm. A new password signs you out everywhere, here too, and ends what you have allowed to
        applications.
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
          <PasswordField
            name="current_password"
            label="Current password"
            autoComplete="current-password"
            isShown={isShown}
            isRequired
            span={6}
          />
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
          <SubmitButton variant="default">Change password</SubmitButton>
          <Button variant="quiet" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            Show passwords
          </Button>
        </FormActions>
      </Form>
    </Panel>
  );
}
