/** A rule for the usual template in words. */
import { inspectionTypes, isInspectionType } from '#domain/inspection-type.ts';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';

export type Rule = NonNullable<AccountSettings['template_rules']>[number];
export type Names = { template: (id: number) => string; client: (id: number) => string };

/** `Check Out / Move Out · Quay Homes · 2 to 3 bedrooms · unfurnished`; without any condition it is for every booking. */
export function conditionText(rule: Rule, { client }: Pick<Names, 'client'>): string {
  const { type_id: type, client_id: clientId } = rule;
  const parts = [
    type !== null && isInspectionType(type) ? inspectionTypes[type] : undefined,
    clientId === null ? undefined : client(clientId),
    bedsText(rule),
    rule.furnished?.toLowerCase(),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? 'Every other booking' : parts.join(' · ');
}

function bedsText({ beds_from: from, beds_to: to }: Rule): string | undefined {
  if (from === null && to === null) return undefined;
  if (from === 0 && to === 0) return 'studio';
  if (from === to) return from === 1 ? '1 bedroom' : `${from} bedrooms`;
  if (to === null) return `${from} bedrooms or more`;
  return from === null ? `up to ${to} bedrooms` : `${from} to ${to} bedrooms`;
}
