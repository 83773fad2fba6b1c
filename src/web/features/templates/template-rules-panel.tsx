/** The rules by which the booking form chooses a template: shown in their order, and changed in a dialog. */
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { type InspectionTypeCode, inspectionTypes } from '#domain/inspection-type.ts';
import type { Furnishing } from '#domain/property/property-words.ts';
import { type TemplateRule, typesThatAskForBeds, typesWithoutTemplate } from '#domain/usual-things/template-rule.ts';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { allTemplatesOptions, everyClientOptions } from '#web/queries/every-page.ts';
import { updateAccountSettings } from '#web/queries/generated/sdk.gen.ts';
import type { AccountSettings, Template } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { conditionText, type Names, type Rule } from './rule-text.ts';
import { TemplateRulesDialog } from './template-rules-dialog.tsx';
import styles from './templates.module.css';

export function TemplateRulesPanel({ settings }: { settings: AccountSettings }) {
  /** As they were when the form was opened. */
  const [read, setRead] = useState<AccountSettings>();
  const { save, conflictDialog } = useConflict({ template_rules: 'Usual templates' });
  const { data: templates } = useQuery(allTemplatesOptions());
  const { data: clients } = useQuery(everyClientOptions());
  if (templates === undefined || clients === undefined) return <Skeleton height="12rem" />;
  const names: Names = {
    template: (id) => templates.find((one) => one.id === id)?.name ?? 'A template that was removed',
    client: (id) => clients.find((one) => one.id === id)?.name ?? 'A client who was removed',
  };
  const rules = settings.template_rules ?? [];

  const handleSave = async (before: AccountSettings, wanted: Rule[]) => {
    const asText = (one: AccountSettings) => ({
      version: one.version,
      template_rules: listText(one.template_rules ?? [], names),
    });
    const saved = await save({
      before: asText(before),
      body: { template_rules: listText(wanted, names) },
      send: (changes, headers) =>
        updateAccountSettings({
          body: changes.template_rules === undefined ? {} : { template_rules: wanted.map(toChange) },
          headers,
        }),
      present: asText,
    });
    if (saved === undefined) return;
    setRead(undefined);
    showToast({ text: 'The usual templates are saved.' });
    await afterWrite('accountSettings');
  };

  return (
    <Panel
      title="Usual templates"
      actions={
        <Button size="sm" icon={<Pencil />} aria-label="Change: Usual templates" onClick={() => setRead(settings)}>
          Change
        </Button>
      }
    >
      <p className={styles.hint}>
        The booking form chooses the template of the first rule that fits; whoever books can choose another.
      </p>
      <Missing rules={rules} templates={templates} />
      {rules.length === 0 ? (
        <p className={styles.none}>No rules: the booking form chooses no template.</p>
      ) : (
        <ol className={styles.rules}>
          {rules.map((rule) => (
            <li key={JSON.stringify(rule)}>
              {conditionText(rule, names)}
              <strong>{names.template(rule.template_id)}</strong>
            </li>
          ))}
        </ol>
      )}
      {read && (
        <TemplateRulesDialog
          rules={read.template_rules ?? []}
          templates={templates}
          clients={clients}
          onClose={() => setRead(undefined)}
          onSave={(wanted) => handleSave(read, wanted)}
        />
      )}
      {conflictDialog}
    </Panel>
  );
}

function Missing({ rules, templates }: { rules: readonly Rule[]; templates: readonly Template[] }) {
  const [known, offered] = [rules.map(asDomain), templates.map(offeredFor)];
  const without = typesWithoutTemplate(known, offered);
  const asking = typesThatAskForBeds(known, offered);
  return (
    <>
      {without.length > 0 && <p className={styles.hint}>No usual template yet for: {namesOf(without)}.</p>}
      {asking.length > 0 && (
        <p className={styles.hint}>
          None where nobody has noted the bedrooms, for: {namesOf(asking)}. A rule without bedrooms, below the others,
          chooses one.
        </p>
      )}
    </>
  );
}

const namesOf = (codes: readonly InspectionTypeCode[]): string => codes.map((code) => inspectionTypes[code]).join(', ');

/** Its furnishing was chosen from the list of them, or stood there before. */
const toChange = (rule: Rule) => ({ ...rule, furnished: rule.furnished as Furnishing | null });

const asDomain = ({ template_id: templateId, ...rule }: Rule): TemplateRule => ({
  templateId,
  typeId: rule.type_id,
  clientId: rule.client_id,
  bedsFrom: rule.beds_from,
  bedsTo: rule.beds_to,
});

const offeredFor = ({ id, type_ids: typeIds, self_service: selfService, system }: Template) => ({
  id,
  typeIds,
  selfService,
  system,
});

const listText = (rules: readonly Rule[], names: Names): string =>
  rules.map((rule) => `${conditionText(rule, names)}: ${names.template(rule.template_id)}`).join('\n');
