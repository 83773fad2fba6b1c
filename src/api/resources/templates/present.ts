/** Templates on the wire. */
import type { TemplateRow } from '#store/reports/templates.ts';

export function presentTemplate(row: TemplateRow) {
  return {
    id: row.id,
    name: row.name,
    system: row.system,
    type_ids: row.typeIds,
    self_service: row.selfService,
    archived_at: row.archivedAt,
    version: row.version,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  };
}
