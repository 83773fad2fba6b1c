/** A form of rules, as many as somebody likes: the first that fits counts, so they have an order. */
import { ArrowUp, Plus, X } from 'lucide-react';
import { AccountSettingsChange } from '#contract/settings.ts';
import { inspectionTypeCodes, inspectionTypes } from '#domain/inspection-type.ts';
import { furnishings } from '#domain/property/property-words.ts';
import { NumberField, SelectField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { useRows } from '#web/forms/use-rows.ts';
import type { Client, Template } from '#web/queries/generated/types.gen.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import type { Rule } from './rule-text.ts';
import styles from './templates.module.css';

type Row = {
  template_id: string;
  type_id: string;
  client_id: string;
  beds_from: number | null;
  beds_to: number | null;
  furnished: string;
};
type Values = { rules: Row[] };
type Props = {
  rules: readonly Rule[];
  templates: readonly Template[];
  clients: readonly Client[];
  onClose: () => void;
  onSave: (rules: Rule[]) => Promise<void>;
};

const textOf = (id: number | null) => (id === null ? '' : String(id));
const idOf = (text: string) => (text === '' ? null : Number(text));
const nameOf = (wire: string) => wire.replace(/^template_rules\b/, 'rules');
const anyBooking = { type_id: null, client_id: null, beds_from: null, beds_to: null, furnished: null };
const blank: Row = { template_id: '', type_id: '', client_id: '', beds_from: null, beds_to: null, furnished: '' };
const types = inspectionTypeCodes.map((code) => ({ value: String(code), label: inspectionTypes[code] }));

export function TemplateRulesDialog({ rules, templates, clients, onClose, onSave }: Props) {
  const form = useContractForm({
    schema: AccountSettingsChange.pick({ template_rules: true }),
    initial: {
      rules: rules.map(({ template_id, type_id, client_id, beds_from, beds_to, furnished }) => ({
        template_id: textOf(template_id),
        type_id: textOf(type_id),
        client_id: textOf(client_id),
        beds_from,
        beds_to,
        furnished: furnished ?? '',
      })),
    },
    toBody: ({ rules: rows }: Values) => ({
      template_rules: rows.map((row) => ({
        ...row,
        template_id: idOf(row.template_id),
        type_id: idOf(row.type_id),
        client_id: idOf(row.client_id),
        furnished: row.furnished === '' ? null : row.furnished,
      })),
    }),
    nameOf,
  });
  const { rows, append, remove, moveUp } = useRows(form, 'rules');
  return (
    <FormDialog
      form={form}
      nameOf={nameOf}
      title="Usual templates"
      size="lg"
      action="Save the rules"
      onClose={onClose}
      onSave={({ template_rules: saved = [] }) => onSave(saved.map((rule) => ({ ...anyBooking, ...rule })))}
    >
      <ol className={styles.ruleRows}>
        {rows.map((_, at) => (
          <li key={at} className={styles.ruleRow}>
            <fieldset className={styles.ruleFields}>
              <legend className="visually-hidden">Rule {at + 1}</legend>
              <RuleFields at={at} templates={templates} clients={clients} />
            </fieldset>
            <IconButton
              size="sm"
              icon={<ArrowUp />}
              label={`Move rule ${at + 1} up`}
              disabled={at === 0}
              onClick={() => moveUp(at)}
            />
            <IconButton size="sm" icon={<X />} label={`Remove rule ${at + 1}`} onClick={() => remove(at)} />
          </li>
        ))}
      </ol>
      <div>
        <Button icon={<Plus />} onClick={() => append(blank)}>
          Add a rule
        </Button>
      </div>
    </FormDialog>
  );
}

const choicesOf = (named: readonly { id: number; name: string }[]) =>
  named.map(({ id, name }) => ({ value: String(id), label: name }));

function RuleFields({ at, templates, clients }: Pick<Props, 'templates' | 'clients'> & { at: number }) {
  return (
    <FieldGroup>
      <SelectField
        name={`rules.${at}.template_id`}
        label="Template"
        isRequired
        options={choicesOf(templates)}
        emptyLabel="Choose one"
        span={6}
      />
      <SelectField
        name={`rules.${at}.type_id`}
        label="Type of inspection"
        options={types}
        emptyLabel="Every type"
        span={6}
      />
      <SelectField
        name={`rules.${at}.client_id`}
        label="Client"
        options={choicesOf(clients)}
        emptyLabel="Every client"
        span={3}
      />
      <SelectField
        name={`rules.${at}.furnished`}
        label="Furnishing"
        options={furnishings}
        emptyLabel="Any furnishing"
        span={3}
      />
      <NumberField name={`rules.${at}.beds_from`} label="Bedrooms from" min={0} max={100} span={3} />
      <NumberField name={`rules.${at}.beds_to`} label="Bedrooms to" min={0} max={100} span={3} />
    </FieldGroup>
  );
}
