/** Builders of properties and inspections, straight into the database: for tests of something else. */
import { addRows } from '#store/database/add-rows.ts';
import { buildReportKey } from '#store/secrets/random-token.ts';
import type { Database } from '#store/database/database.ts';
import { inspections } from '#store/schema/inspection.ts';
import { properties } from '#store/schema/property.ts';
import { reports } from '#store/schema/report.ts';

function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('nothing was inserted');
  return row;
}

export async function givenProperty(
  database: Database,
  accountId: number,
  more: Partial<typeof properties.$inferInsert> = {},
) {
  const row = {
    accountId,
    line1: '12 Albert Road',
    city: 'Southsea',
    postcode: 'PO5 2SJ',
    noOfBeds: 2,
    noOfBaths: 1,
    ...more,
  };
  return only(await addRows(database, properties, [row]));
}

export async function givenInspection(
  database: Database,
  accountId: number,
  propertyId: number,
  more: Partial<typeof inspections.$inferInsert> = {},
) {
  const report = only(await addRows(database, reports, [{ accountId }]));
  const row = {
    accountId,
    propertyId,
    reportId: report.id,
    state: 100 as const,
    type: 1 as const,
    title: 'Inventory',
    reportKey: buildReportKey(accountId),
    ...more,
  };
  return only(await addRows(database, inspections, [row]));
}
