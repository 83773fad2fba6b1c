/** Templates on the wire. */
import { isNamedAsUsual } from '#domain/usual-things/from-keyturn-template.ts';
import type { TemplateRow } from '#store/reports/templates.ts';

export function presentTemplate(row: TemplateRow) {
  return {
    id: row.id,
    name: row.name,
    system: row.system,
    type_ids: row.typeIds,
    self_service: row.selfService,
    from_keyturn: row.isUntouched && isNamedAsUsual(row),
    archived_at: row.archivedAt,
    version: row.version,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  };
}
