/**
 * Chooses the template that the firm's rules name for the type, the client and the bedrooms, and follows these as long as
 * nobody has chosen by hand.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Furnishing } from '#domain/property/property-words.ts';
import { findUsualTemplate } from '#domain/usual-things/template-rule.ts';
import { getAccountSettingsOptions, getPropertyOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { AccountSettings, Property, Template } from '#web/queries/generated/types.gen.ts';
import type { InspectionValues } from './inspection-values.ts';

export function useUsualTemplate(offered: readonly Pick<Template, 'id'>[]): number | undefined {
  const [propertyId, typeId] = useWatch<InspectionValues, ['property.id', 'type.id']>({
    name: ['property.id', 'type.id'],
  });
  const { data: settings } = useQuery(getAccountSettingsOptions());
  const { data: property } = useQuery({
    ...getPropertyOptions({ path: { property_id: propertyId ?? 0 } }),
    enabled: propertyId !== null,
  });
  return usualTemplate(settings, offered, Number(typeId), property);
}

/** The template of the first rule that fits, among those that are offered. */
export function usualTemplate(
  settings: Pick<AccountSettings, 'template_rules'> | undefined,
  offered: readonly Pick<Template, 'id'>[],
  typeId: number,
  property: Property | undefined,
): number | undefined {
  const rules = (settings?.template_rules ?? [])
    .map(({ template_id: templateId, ...rule }) => ({
      templateId,
      typeId: rule.type_id,
      clientId: rule.client_id,
      bedsFrom: rule.beds_from,
      bedsTo: rule.beds_to,
      furnished: rule.furnished as Furnishing | null,
    }))
    .filter(({ templateId }) => offered.some(({ id }) => id === templateId));
  return findUsualTemplate(rules, {
    typeId,
    clientId: property?.client?.id ?? null,
    beds: property?.no_of_beds ?? null,
    furnished: property?.furnished ?? null,
  });
}

/** The values that a template is chosen by; those of nothing chosen where it is undefined. */
type Choice = Partial<Record<'startFrom' | 'preload_template_id' | 'self_servicer.template_id', string>>;

export function usePreselection(choice: Choice | undefined, nothing: Choice): void {
  const { getValues, setValue } = useFormContext<InspectionValues>();
  const set = useRef(nothing);
  const wanted = JSON.stringify(choice ?? nothing);
  useEffect(() => {
    const next = JSON.parse(wanted) as Choice;
    const names = Object.keys(next) as (keyof Choice)[];
    const isOurs = names.every((name) => getValues(name) === set.current[name]);
    if (!isOurs) return;
    for (const name of names) setValue(name, next[name] as never);
    set.current = next;
  }, [wanted, getValues, setValue]);
}
