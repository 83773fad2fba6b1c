/** The looks of one client's reports: their logo and colour in place of the firm's. */
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { ClientDraft } from '#contract/account/client.ts';
import { CheckField } from '#web/forms/fields.tsx';
import { Form, FormActions, SubmitButton } from '#web/forms/form.tsx';
import { OnlyPicture } from '#web/forms/only-picture/only-picture.tsx';
import { sendPicture } from '#web/forms/only-picture/send-picture.ts';
import { getClientLogoOptions, getClientLogoQueryKey } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { deleteClientLogo, updateClient } from '#web/queries/generated/sdk.gen.ts';
import type { AccountSettings, Client } from '#web/queries/generated/types.gen.ts';
import { queryClient, whenEmpty } from '#web/queries/query-client.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { ColourField } from '../firm/colour-field.tsx';
import { usualColour } from '../firm/firm-values.ts';
import settings from '../settings.module.css';
import { useRecordForm } from '../use-settings-form.ts';

type Props = { read: Client; firm: AccountSettings };

export function ClientBrandSection({ read, firm }: Props) {
  return (
    <Panel title="Logo and colour">
      <p className={settings.quiet}>
        {firm.pdf_contents.client_brand
          ? `On the front page of PDFs and above reports on the web for ${read.name}, in place of the firm’s.`
          : 'Not used at present: Settings, Reports says that clients have no looks of their own.'}
      </p>
      <div className={settings.stack}>
        <ClientLogo client={read} />
        <ColourForm read={read} firm={firm} />
      </div>
    </Panel>
  );
}

function ClientLogo({ client: { id, name } }: { client: Client }) {
  const path = { client_id: id };
  const { data: logo } = useQuery({ ...getClientLogoOptions({ path }), throwOnError: whenEmpty });
  const reread = () => queryClient.invalidateQueries({ queryKey: getClientLogoQueryKey({ path }) });
  return (
    <OnlyPicture
      picture={logo}
      words={{
        name: `The logo of ${name}`,
        choose: logo?.url == null ? 'Choose a logo' : 'Choose another',
        saved: 'The logo was saved.',
        removed: 'The logo was removed.',
        removal: {
          title: `Remove the logo of ${name}?`,
          text: 'Their reports have the firm’s logo again. PDFs that were made with theirs are made anew when they are asked for.',
        },
      }}
      onChoose={async (file) => {
        await sendPicture({ path: `/clients/${id}/logo`, file, name: file.name });
        await reread();
      }}
      onRemove={async () => {
        await deleteClientLogo({ path });
        await reread();
      }}
    />
  );
}

type Values = { hasColour: boolean; brand_colour: string };

const schema = ClientDraft.pick({ brand_colour: true });
const labels = { brand_colour: 'Colour' };
const colourOf = ({ hasColour, brand_colour: colour }: Values): string | null => (hasColour ? colour : null);

function ColourForm({ read, firm }: Props) {
  const { form, handleSave, conflictDialog } = useRecordForm({
    read,
    schema,
    valuesOf: ({ brand_colour: colour = null }): Values => ({
      hasColour: colour !== null,
      brand_colour: colour ?? firm.brand.colour ?? usualColour,
    }),
    toBody: (values: Values) => ({ brand_colour: colourOf(values) }),
    flatOf: (values) => ({ brand_colour: colourOf(values) }),
    changeOf: (changes) => changes as { brand_colour?: string | null },
    labels,
    send: (body, headers) => updateClient({ path: { client_id: read.id }, body, headers }),
    written: 'client',
    said: 'The colour was saved.',
  });
  const hasColour = useWatch({ control: form.control, name: 'hasColour' });

  return (
    <Form form={form} label="Colour of their reports" onSubmit={handleSave}>
      <FieldGroup>
        <CheckField name="hasColour" label="A colour of their own" hint="Otherwise their reports have the firm’s." />
        {hasColour && <ColourField label={labels.brand_colour} />}
      </FieldGroup>
      <FormActions>
        <SubmitButton>Save the colour</SubmitButton>
      </FormActions>
      {conflictDialog}
    </Form>
  );
}
