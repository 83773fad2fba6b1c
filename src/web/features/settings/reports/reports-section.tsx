/** The settings that every report of the firm follows. */
import { AccountSettingsChange } from '#contract/settings.ts';
import { mostCommentDays } from '#domain/comment-window.ts';
import { CheckField, NumberField } from '#web/forms/fields.tsx';
import { Form, FormActions, SubmitButton } from '#web/forms/form.tsx';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import { contentsOf, reportChange, reportLabels, type ReportValues, reportValues } from './report-values.ts';

const schema = AccountSettingsChange.pick({ comment_days: true, show_responsibility: true, pdf_contents: true });
const nameOf = (name: string) => name.replace(/^pdf_contents\./, '');

export function ReportsSection({ read }: { read: AccountSettings }) {
  const { form, handleSave, conflictDialog } = useSettingsForm<ReportValues>({
    read,
    schema,
    valuesOf: reportValues,
    toBody: ({ comment_days, show_responsibility, ...contents }) => ({
      comment_days,
      show_responsibility,
      pdf_contents: contentsOf(contents),
    }),
    flatOf: (values) => values,
    changeOf: (changes, { pdf_contents }) => reportChange(changes, pdf_contents),
    labels: reportLabels,
    codeWord: (days) => `${days} days`,
    nameOf,
    said: 'Reports: saved.',
  });

  return (
    <Panel title="Reports">
      <Form form={form} label="Reports" onSubmit={handleSave}>
        <FieldGroup title="After a report is complete">
          <NumberField
            name="comment_days"
            label={reportLabels.comment_days}
            isRequired
            min={0}
            max={mostCommentDays}
            span={6}
            hint="From completion. With 0 nobody is asked for any."
          />
        </FieldGroup>
        <FieldGroup title="In check outs">
          <CheckField
            name="show_responsibility"
            label={reportLabels.show_responsibility}
            hint="Some firms leave that to the parties, or to an adjudicator."
          />
        </FieldGroup>
        <FieldGroup title="In PDFs and on the web">
          <CheckField
            name="client_brand"
            label={reportLabels.client_brand}
            hint="Where a client has any, in place of the firm’s. They are set on the client’s page."
          />
        </FieldGroup>
        <FieldGroup title="In PDFs">
          <CheckField
            name="photos_at_end"
            label={reportLabels.photos_at_end}
            hint="Otherwise each room has its own below its text."
          />
          <CheckField
            name="tenant_contact"
            label={reportLabels.tenant_contact}
            hint="PDFs are handed on. Those of agents are always printed."
          />
          <CheckField
            name="photo_index"
            label={reportLabels.photo_index}
            hint="When each was taken and uploaded, and the fingerprint of its file. Adjudicators ask for it."
          />
          <CheckField
            name="audit_trail"
            label={reportLabels.audit_trail}
            hint="The steps of the inspection, from its booking to its completion, as the last page."
          />
        </FieldGroup>
        <FormActions>
          <SubmitButton>Save reports</SubmitButton>
        </FormActions>
        {conflictDialog}
      </Form>
    </Panel>
  );
}
