/** How contacts may answer the e-mails about an appointment. */
import { AccountSettingsChange } from '#contract/settings.ts';
import { type AnswerChoice, standardAnswerChoice } from '#domain/message/appointment-answer.ts';
import { SelectField } from '#web/forms/fields.tsx';
import { Form, FormActions, SubmitButton } from '#web/forms/form.tsx';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { useSettingsForm } from '../use-settings-form.ts';

type Values = { appointment_answers: AnswerChoice };

const schema = AccountSettingsChange.pick({ appointment_answers: true });
const labels = { appointment_answers: 'Contacts may' };
const options: { value: AnswerChoice; label: string }[] = [
  { value: 'another_time', label: 'Confirm, or ask for another time' },
  { value: 'take_time', label: 'Confirm, ask for another time, or take a free one' },
  { value: 'confirm', label: 'Confirm only' },
];

export function AnswersSection({ settings }: { settings: AccountSettings }) {
  const { form, handleSave, conflictDialog } = useSettingsForm<Values>({
    read: settings,
    schema,
    valuesOf: ({ appointment_answers = standardAnswerChoice }) => ({ appointment_answers }),
    toBody: (values) => values,
    flatOf: (values) => values,
    changeOf: (changes) => changes,
    labels,
    said: 'Answers to appointments: saved.',
  });
  return (
    <Panel title="Answers to appointments">
      <Form form={form} label="Answers to appointments" onSubmit={handleSave}>
        <FieldGroup>
          <SelectField
            name="appointment_answers"
            label={labels.appointment_answers}
            options={options}
            span={6}
            hint="By the link that {answer} or {link} puts into the e-mails about an appointment. It ends when the visit begins."
          />
        </FieldGroup>
        <FormActions>
          <SubmitButton>Save answers</SubmitButton>
        </FormActions>
      </Form>
      {conflictDialog}
    </Panel>
  );
}
