/** Certificates of properties, and which of them run out. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { notFound } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import { certificates } from '../schema/tenancy.ts';

export type CertificateRow = typeof certificates.$inferSelect;
export type CertificateFields = Pick<CertificateRow, 'kind' | 'issuedOn' | 'expiresOn' | 'ref'>;
type Ids = { propertyId: number; id: number };

export const buildCertificateStore = (db: Executor) => ({
  /** By kind, the one that is good for longest first. */
  list: (accountId: number, propertyId: number): Promise<CertificateRow[]> =>
    db.orm
      .select()
      .from(certificates)
      .where(and(eq(certificates.accountId, accountId), eq(certificates.propertyId, propertyId)))
      .orderBy(asc(certificates.kind), desc(certificates.expiresOn), desc(certificates.id)),

  get: async (accountId: number, ids: Ids): Promise<CertificateRow> =>
    found(await db.orm.select().from(certificates).where(one(accountId, ids))),

  /** The same, with its row locked until the transaction ends. */
  lock: async (accountId: number, ids: Ids): Promise<CertificateRow> =>
    found(await db.orm.select().from(certificates).where(one(accountId, ids)).for('update')),

  add: async (accountId: number, propertyId: number, fields: CertificateFields): Promise<CertificateRow> => {
    const id = await db.ids.takeOne('certificates', accountId);
    return found(
      await db.orm
        .insert(certificates)
        .values({ ...fields, accountId, propertyId, id })
        .returning(),
    );
  },

  change: async (accountId: number, ids: Ids, fields: Partial<CertificateFields>): Promise<CertificateRow> => {
    const set = { ...fields, version: sql`${certificates.version} + 1` };
    return found(await db.orm.update(certificates).set(set).where(one(accountId, ids)).returning());
  },

  remove: async (accountId: number, ids: Ids): Promise<void> => {
    await db.orm.delete(certificates).where(one(accountId, ids));
  },
});

function one(accountId: number, { propertyId, id }: Ids) {
  return and(eq(certificates.accountId, accountId), eq(certificates.propertyId, propertyId), eq(certificates.id, id));
}

function found([row]: CertificateRow[]): CertificateRow {
  if (row === undefined) throw notFound('certificate');
  return row;
}
