/** The rules by which the firm's forms choose a template: how they are kept, and what is wrong with them. */
import type * as z from 'zod';
import type { AccountSettingsChange } from '#contract/settings.ts';
import { type Fault, invalid } from '#domain/refusal.ts';
import type { TemplateRule } from '#domain/usual-things/template-rule.ts';
import type { StoreTransaction } from '#store/build-store.ts';

type Given = NonNullable<z.output<typeof AccountSettingsChange>['template_rules']>[number];

export const presentRule = ({ templateId, typeId, clientId, bedsFrom, bedsTo, furnished }: TemplateRule) => ({
  template_id: templateId,
  type_id: typeId,
  client_id: clientId,
  beds_from: bedsFrom,
  beds_to: bedsTo,
  furnished: furnished ?? null,
});

export const acceptRule = ({
  template_id,
  type_id,
  client_id,
  beds_from,
  beds_to,
  furnished,
}: Given): TemplateRule => ({
  templateId: template_id,
  typeId: type_id ?? null,
  clientId: client_id ?? null,
  bedsFrom: beds_from ?? null,
  bedsTo: beds_to ?? null,
  furnished: furnished ?? null,
});

/** The database keeps the members in an order of its own. */
const keyOf = ({ templateId, typeId, clientId, bedsFrom, bedsTo, furnished }: TemplateRule): string =>
  [templateId, typeId, clientId, bedsFrom, bedsTo, furnished].join();

/** A rule that stood there before stays as it is, also when its template or its client is gone by now. */
export async function checkRules(
  store: Pick<StoreTransaction, 'templates' | 'people'>,
  accountId: number,
  { before = [], wanted = [] }: Partial<Record<'before' | 'wanted', readonly TemplateRule[] | undefined>>,
): Promise<void> {
  const stood = new Set(before.map(keyOf));
  const faults: Fault[] = [];
  for (const [at, rule] of wanted.entries()) {
    if (stood.has(keyOf(rule))) continue;
    const { templateId, clientId } = rule;
    const unknown = (member: string, detail: string) =>
      faults.push({ pointer: `/template_rules/${at}/${member}`, code: 'unknown', detail });
    if (!(await store.templates.isThere(accountId, templateId)))
      unknown('template_id', `There is no template ${templateId}.`);
    if (clientId !== null && !(await store.people.hasClient(accountId, clientId)))
      unknown('client_id', `There is no client ${clientId}.`);
  }
  if (faults.length > 0) throw invalid(...faults);
}
