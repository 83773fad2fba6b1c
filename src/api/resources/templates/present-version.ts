/** Versions of templates on the wire. */
import type { Difference, FieldChange, TemplateContents } from '#domain/template/template-contents.ts';
import type { TemplateVersionRow } from '#store/reports/template-versions.ts';

export function presentVersion(row: TemplateVersionRow) {
  const { id, number, personId, personName, createdAt, endedAt, updatedAt, restoredFrom, counts } = row;
  return {
    id,
    number,
    is_current: endedAt === null,
    person: personId === null ? null : { id: personId, name: personName ?? '' },
    began_at: createdAt,
    ended_at: endedAt ?? updatedAt,
    restored_from: restoredFrom,
    counts,
  };
}

export function presentVersionContents(
  row: TemplateVersionRow,
  contents: TemplateContents,
  differences: Difference[] | null,
) {
  return {
    ...presentVersion(row),
    name: contents.name,
    type_ids: contents.typeIds,
    self_service: contents.selfService,
    rooms: contents.rooms.map(({ id, name, blockType, optionSet, items }) => ({
      id,
      name,
      block_type: blockType,
      option_set: optionSet,
      items: items.map((item) => ({
        ...item,
        actions: item.actions.map(({ action, responsibility, comments }) => ({ action, responsibility, comments })),
      })),
    })),
    differences: differences && differences.map(presentDifference),
  };
}

const wireNames: Record<string, string> = { typeIds: 'type_ids', selfService: 'self_service' };

function presentDifference({ fields, ...of }: Difference) {
  const changes = fields.map(({ field, ...values }): FieldChange => ({ field: wireNames[field] ?? field, ...values }));
  return { ...of, changes };
}
