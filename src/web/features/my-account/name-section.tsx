/** The person's own name, as reports and trails show it. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { MeChange } from '#contract/person.ts';
import { TextField } from '#web/forms/fields.tsx';
import { Form, FormActions, SubmitButton } from '#web/forms/form.tsx';
import { holdTyped } from '#web/forms/hold-typed.ts';
import { submitHandler } from '#web/forms/submit-handler.ts';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { updateMeMutation } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { keepPerson, useSession } from '#web/session/session.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';

export function NameSection() {
  const me = useSession();
  const { name } = me;
  /** As the field began with it. */
  const [before, setBefore] = useState<{ name: string; version?: number | undefined }>(me);
  const update = useMutation(updateMeMutation());
  const form = useContractForm({ schema: MeChange, initial: { name }, toBody: (values) => values });

  const { save, conflictDialog } = useConflict({ name: 'Name' });

  const handleSave = submitHandler(form, async (body) => {
    const settle = holdTyped(form);
    const saved = await save({
      before,
      body,
      send: (changes, headers) => update.mutateAsync({ body: changes, headers }),
    });
    if (saved === undefined) return;
    keepPerson(saved);
    setBefore(saved);
    await afterWrite('person');
    settle({ name: saved.name });
    showToast({ text: 'Your name was saved.' });
  });

  return (
    <Panel title="Name">
      <Form form={form} label="Name" onSubmit={handleSave}>
        <FieldGroup>
          <TextField
            name="name"
            label="Name"
            autoComplete="name"
            isRequired
            span={6}
            hint="As colleagues, reports and trails show it."
          />
        </FieldGroup>
        <FormActions>
          <SubmitButton variant="default">Save name</SubmitButton>
        </FormActions>
      </Form>
      {conflictDialog}
    </Panel>
  );
}
