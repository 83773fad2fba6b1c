/** The person's own name, as reports and trails show it. */
import { useMutation } from '@tanstack/react-query';
import { MeChange } from '#contract/person.ts';
import { TextField } from '#web/forms/fields.tsx';
import { Form, FormActions, SubmitButton } from '#web/forms/form.tsx';
import { submitHandler } from '#web/forms/submit-handler.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { updateMeMutation } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { keepPerson, useSession } from '#web/session/session.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';

export function NameSection() {
  const { name } = useSession();
  const update = useMutation(updateMeMutation());
  const form = useContractForm({ schema: MeChange, initial: { name }, toBody: (values) => values });

  const handleSave = submitHandler(form, async (body) => {
    const me = await update.mutateAsync({ body });
    keepPerson(me);
    form.reset({ name: me.name });
    await afterWrite('person');
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
    </Panel>
  );
}
