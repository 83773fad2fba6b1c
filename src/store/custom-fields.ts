/** Definitions of custom fields; their values are kept with the property or inspection. */
import type { Executor } from './database.ts';
import type { customFields } from './schema/property.ts';

export type CustomFieldDefinition = typeof customFields.$inferSelect;
export type CustomFieldSubject = CustomFieldDefinition['subject'];

export const buildCustomFieldStore = (db: Executor) => ({
  /** Called with every property and inspection shown, hence a named statement. */
  list: (accountId: number, subject: CustomFieldSubject): Promise<CustomFieldDefinition[]> =>
    db.rows<CustomFieldDefinition>(
      'custom_fields.list',
      `select id, account_id as "accountId", subject, name, type, required, options, position, archived_at as "archivedAt"
       from custom_fields where account_id = $1 and subject = $2 and archived_at is null order by position, id`,
      [accountId, subject],
    ),
});
