/** Properties with their contacts, and meters with their readings. */
import { types } from '#domain/inspection-type.ts';
import { addDays, at } from '#demo/calendar.ts';
import { readingDays } from '#demo/content/demo-content.ts';
import type { DemoContent, DemoHome } from '#demo/content/demo-inspection.ts';
import { clients as clientContent, type DemoClient } from '#demo/content/portfolio/clients.ts';
import type { DemoContact } from '#demo/content/portfolio/contacts.ts';
import type { DemoMeter } from '#demo/content/portfolio/meters.ts';
import { insertRows, reserveIds } from '#store/database/bulk-insert.ts';
import type { Executor } from '#store/database/database.ts';
import { meterReadings, meters, properties, propertyContacts } from '#store/schema/property.ts';
import { type CompanyIds, fieldValues } from './company-rows.ts';
import { Identities } from './identities.ts';

export type PortfolioIds = { homes: Identities<DemoHome>; meters: Identities<DemoMeter> };

export async function insertPortfolio(tx: Executor, content: DemoContent, company: CompanyIds): Promise<PortfolioIds> {
  const { homes } = content;
  const ids: PortfolioIds = {
    homes: await Identities.reserve(tx, properties, company.accountId, homes),
    meters: await Identities.reserve(
      tx,
      meters,
      company.accountId,
      homes.flatMap((home) => home.meters),
    ),
  };
  await insertRows(
    tx,
    properties,
    homes.map((home) => propertyRow(home, ids, company, content)),
  );
  await insertContacts(tx, content, ids, company);
  await insertMeters(tx, content, ids, company);
  return ids;
}

/** When the company took a property on: before anything happened there. */
export function takenOn(home: DemoHome, { today }: DemoContent): Date {
  return at(addDays(today, -420 - ((home.property.key * 53) % 560)), 9 * 60 + home.property.key);
}

function propertyRow(home: DemoHome, ids: PortfolioIds, company: CompanyIds, content: DemoContent) {
  const { property } = home;
  const { shape } = property;
  const created = takenOn(home, content).toISOString();
  return {
    id: ids.homes.of(home),
    accountId: company.accountId,
    ref: property.ref,
    line1: property.line1,
    line2: property.line2,
    city: property.city,
    county: property.county,
    postcode: property.postcode,
    country: 'United Kingdom',
    lat: Number(property.lat),
    lng: Number(property.lng),
    locatedBy: 'hand' as const,
    furnished: property.furnished,
    type: shape.type,
    detachment: shape.detachment,
    noOfBeds: shape.beds,
    noOfBaths: shape.baths,
    noOfGarages: shape.garages,
    parking: shape.parking,
    garden: shape.garden,
    notes: property.notes,
    uprn: property.uprn,
    clientId: company.clients.of(clientContent[property.clientKey] as DemoClient),
    tags: property.tags,
    customFields: fieldValues(company, property.customValues),
    createdAt: created,
    updatedAt: created,
  };
}

async function insertContacts(
  tx: Executor,
  content: DemoContent,
  ids: PortfolioIds,
  { accountId }: CompanyIds,
): Promise<void> {
  const rows = content.homes.flatMap((home) => {
    const createdAt = takenOn(home, content).toISOString();
    return [...home.permanent, ...currentTenants(home, content)].map((contact) => ({
      ...contact,
      accountId,
      propertyId: ids.homes.of(home),
      createdAt,
    }));
  });
  const contactIds = await reserveIds(tx, propertyContacts, accountId, rows.length);
  await insertRows(
    tx,
    propertyContacts,
    rows.map((row, at) => ({ id: contactIds[at] ?? 0, ...row })),
  );
}

/** The current tenants: the second tenancy's people once its check in was done; nobody while it stands empty. */
function currentTenants(home: DemoHome, { inspections, today }: DemoContent): DemoContact[] {
  const own = inspections.filter(
    ({ appointment: one }) =>
      one.property.key === home.property.key && one.day !== null && one.day <= today && !one.cancelled,
  );
  if (
    own.some(
      ({ appointment: one }) =>
        one.tenancy === 1 && (one.type === types.checkIn || one.type === types.inventoryAndCheckIn),
    )
  )
    return home.tenants[1] ?? [];
  return own.some(({ appointment: one }) => one.type === types.checkOut) ? [] : (home.tenants[0] ?? []);
}

async function insertMeters(
  tx: Executor,
  content: DemoContent,
  ids: PortfolioIds,
  { accountId }: CompanyIds,
): Promise<void> {
  const all = content.homes.flatMap((home) => {
    const days = readingDays(content, home.property.key).toSorted();
    const latest = days.at(-1) ?? content.today;
    const createdAt = takenOn(home, content).toISOString();
    return home.meters.map((meter) => ({ home, meter, latest, earlier: days.slice(0, -1), createdAt }));
  });
  await insertRows(
    tx,
    meters,
    all.map(({ home, meter, latest, createdAt }) => ({
      id: ids.meters.of(meter),
      accountId,
      propertyId: ids.homes.of(home),
      parentId: meter.parent === null ? null : ids.meters.of(home.meters[meter.parent] as DemoMeter),
      type: meter.type,
      location: meter.location,
      supplier: meter.supplier,
      reading: meter.readingOn(latest),
      date: at(latest, 10 * 60).toISOString(),
      serialNo: meter.serialNo,
      createdAt,
    })),
  );
  const readings = all.flatMap(({ meter, earlier }) =>
    earlier.map((day) => ({
      accountId,
      meterId: ids.meters.of(meter),
      reading: meter.readingOn(day),
      date: at(day, 10 * 60).toISOString(),
      serialNo: meter.serialNo,
    })),
  );
  const readingIds = await reserveIds(tx, meterReadings, accountId, readings.length);
  await insertRows(
    tx,
    meterReadings,
    readings.map((row, at) => ({ id: readingIds[at] ?? 0, ...row })),
  );
}
