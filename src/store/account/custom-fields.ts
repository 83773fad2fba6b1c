/** Definitions of custom fields; their values are kept with the property or inspection. */
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { notFound } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import { customFields } from '../schema/property.ts';

export type CustomFieldDefinition = typeof customFields.$inferSelect;
export type CustomFieldSubject = CustomFieldDefinition['subject'];
export type CustomFieldFields = Pick<CustomFieldDefinition, 'name' | 'type' | 'required' | 'options'>;

const columns = `id, account_id as "accountId", subject, name, type, required, options, position,
  to_jsonb(archived_at) #>> '{}' as "archivedAt"`;

export const buildCustomFieldStore = (db: Executor) => ({ ...definitions(db), ...archive(db), ...order(db) });

const order = (db: Executor) => ({
  /** The others close up behind it and make room where it goes, in one order for everybody. */
  move: async (
    accountId: number,
    subject: CustomFieldSubject,
    { id, position }: { id: number; position: number },
  ): Promise<void> => {
    await db.rows(
      'custom_fields.move',
      `with others as (
         select id, row_number() over (order by position, id) - 1 as place
         from custom_fields where account_id = $1 and subject = $2 and archived_at is null and id <> $3
       )
       update custom_fields field
       set position = case when field.id = $3 then least($4::int, (select count(*) from others))
                           else placed.place + (placed.place >= $4::int)::int end
       from (select id, place from others union all select $3::int, null::bigint) placed
       where field.account_id = $1 and field.id = placed.id`,
      [accountId, subject, id, position],
    );
  },
});

const archive = (db: Executor) => ({
  /** Those that nobody sees, the last that was archived first. */
  listArchived: (accountId: number, subject: CustomFieldSubject): Promise<CustomFieldDefinition[]> =>
    db.rows<CustomFieldDefinition>(
      'custom_fields.list-archived',
      `select ${columns} from custom_fields
       where account_id = $1 and subject = $2 and archived_at is not null order by archived_at desc, id`,
      [accountId, subject],
    ),

  /** The same as `lock`, of one that is archived. */
  lockArchived: async (accountId: number, subject: CustomFieldSubject, id: number): Promise<CustomFieldDefinition> => {
    const [row] = await db.orm
      .select()
      .from(customFields)
      .where(and(ofId(accountId, subject, id), isNotNull(customFields.archivedAt)))
      .for('update');
    return found(row);
  },

  /** As the last of those in use. */
  bringBack: async (accountId: number, subject: CustomFieldSubject, id: number): Promise<CustomFieldDefinition> => {
    const position = await nextPosition(db, accountId, subject);
    const [row] = await db.orm
      .update(customFields)
      .set({ archivedAt: null, position })
      .where(ofId(accountId, subject, id))
      .returning();
    return found(row);
  },

  /** Values stay where they are, unseen. */
  archive: async (accountId: number, subject: CustomFieldSubject, id: number): Promise<void> => {
    await db.orm
      .update(customFields)
      .set({ archivedAt: new Date().toISOString() })
      .where(one(accountId, subject, id));
  },
});

const definitions = (db: Executor) => ({
  /** In the order they are shown. */
  list: (accountId: number, subject: CustomFieldSubject): Promise<CustomFieldDefinition[]> =>
    db.rows<CustomFieldDefinition>(
      'custom_fields.list',
      `select ${columns} from custom_fields
       where account_id = $1 and subject = $2 and archived_at is null order by position, id`,
      [accountId, subject],
    ),

  get: async (accountId: number, subject: CustomFieldSubject, id: number): Promise<CustomFieldDefinition> => {
    const [row] = await db.orm
      .select()
      .from(customFields)
      .where(one(accountId, subject, id));
    return found(row);
  },

  /** The same, with its row locked until the transaction ends. */
  lock: async (accountId: number, subject: CustomFieldSubject, id: number): Promise<CustomFieldDefinition> => {
    const [row] = await db.orm
      .select()
      .from(customFields)
      .where(one(accountId, subject, id))
      .for('update');
    return found(row);
  },

  add: async (accountId: number, subject: CustomFieldSubject, field: CustomFieldFields) => {
    const position = await nextPosition(db, accountId, subject);
    const id = await db.ids.takeOne('custom_fields', accountId);
    const values = { ...field, accountId, id, subject, position };
    return found((await db.orm.insert(customFields).values(values).returning())[0]);
  },

  change: async (accountId: number, subject: CustomFieldSubject, id: number, field: Partial<CustomFieldFields>) => {
    const [row] = await db.orm
      .update(customFields)
      .set(field)
      .where(one(accountId, subject, id))
      .returning();
    return found(row);
  },

  isUsed: async (accountId: number, subject: CustomFieldSubject, id: number): Promise<boolean> => {
    const rows = await db.rows(
      `custom_fields.is-used ${subject}`,
      `select 1 from ${subject} where account_id = $1 and custom_fields ? $2 limit 1`,
      [accountId, String(id)],
    );
    return rows.length > 0;
  },

  remove: async (accountId: number, subject: CustomFieldSubject, id: number): Promise<void> => {
    await db.orm.delete(customFields).where(one(accountId, subject, id));
  },
});

async function nextPosition(db: Executor, accountId: number, subject: CustomFieldSubject): Promise<number> {
  const [last] = await db.rows<{ position: number }>(
    'custom_fields.last',
    'select coalesce(max(position), -1) as position from custom_fields where account_id = $1 and subject = $2',
    [accountId, subject],
  );
  return (last?.position ?? -1) + 1;
}

const ofId = (accountId: number, subject: CustomFieldSubject, id: number) =>
  and(eq(customFields.accountId, accountId), eq(customFields.subject, subject), eq(customFields.id, id));

const one = (accountId: number, subject: CustomFieldSubject, id: number) =>
  and(ofId(accountId, subject, id), isNull(customFields.archivedAt));

function found(row: CustomFieldDefinition | undefined): CustomFieldDefinition {
  if (row === undefined) throw notFound('custom field');
  return row;
}
