/** The contents of one client's reports, where they differ from the firm's. */
import { ClientDraft } from '#contract/account/client.ts';
import { SelectField } from '#web/forms/fields.tsx';
import { Form, FormActions, SubmitButton } from '#web/forms/form.tsx';
import { updateClient } from '#web/queries/generated/sdk.gen.ts';
import type { AccountSettings, Client } from '#web/queries/generated/types.gen.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import settings from '../settings.module.css';
import { useRecordForm } from '../use-settings-form.ts';
import { choiceWord, contentNames, ownChange, ownLabels, type OwnValues, ownValues } from './own-contents.ts';
import { reportValues } from './report-values.ts';

const schema = ClientDraft.pick({ report_contents: true });
const nameOf = (name: string) => name.replace(/^report_contents\./, '');
const choices = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

type Props = { read: Client; firm: AccountSettings };

export function ClientContentsSection({ read, firm }: Props) {
  const { form, handleSave, conflictDialog } = useRecordForm({
    read,
    schema,
    valuesOf: ownValues,
    toBody: (values: OwnValues) => ownChange(values, read.report_contents),
    flatOf: (values) => values,
    changeOf: (changes, latest) => ownChange(changes as Partial<OwnValues>, latest.report_contents),
    labels: ownLabels,
    codeWord: String,
    nameOf,
    send: (body, headers) => updateClient({ path: { client_id: read.id }, body, headers }),
    written: 'client',
    said: 'Reports: saved.',
  });
  const ofFirm = reportValues(firm);

  return (
    <Panel title="Reports">
      <p className={settings.quiet}>
        Where {read.name} wants something else than other clients. PDFs that are there already are made anew when
        somebody asks for them.
      </p>
      <Form form={form} label="Reports" onSubmit={handleSave}>
        <FieldGroup>
          {contentNames.map((name) => (
            <SelectField
              key={name}
              name={name}
              label={ownLabels[name]}
              emptyLabel={`${choiceWord('')}: ${ofFirm[name] ? 'yes' : 'no'}`}
              options={choices}
              span={6}
            />
          ))}
        </FieldGroup>
        <FormActions>
          <SubmitButton>Save reports</SubmitButton>
        </FormActions>
        {conflictDialog}
      </Form>
    </Panel>
  );
}
