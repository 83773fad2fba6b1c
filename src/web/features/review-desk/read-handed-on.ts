/** By item, what stood there when the report was handed on. */
import type { Condition } from '#domain/condition.ts';
import type { HandedOn } from '#web/queries/generated/types.gen.ts';
import type { Sent } from './desk.ts';

export function readHandedOn(all: readonly HandedOn[]): Map<number, Sent> {
  const items = new Map<number, Sent>();
  for (const { item_id: id, field, value } of all) {
    if (field === 'condition') items.set(id, { ...items.get(id), condition: (value ?? null) as Condition });
    if (field === 'description') items.set(id, { ...items.get(id), description: value as string | null });
  }
  return items;
}
