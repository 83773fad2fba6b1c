/** The company itself: account, clients, people, custom fields, option sets. */
import { roles } from '#domain/role.ts';
import { usualAbbreviations, usualGlossary, usualPhrases, usualRooms } from '#domain/usual-things/wording.ts';
import { addDays, at } from '#demo/calendar.ts';
import { customFields as fieldContent, type DemoCustomField } from '#demo/content/company/custom-fields.ts';
import { notificationTexts } from '#demo/content/company/notification-texts.ts';
import { type DemoOptionSet, optionSets as optionSetContent } from '#demo/content/company/option-sets.ts';
import { companyName, type DemoPerson } from '#demo/content/company/people.ts';
import { brand, disclaimers } from '#demo/content/company/texts.ts';
import type { DemoContent } from '#demo/content/demo-inspection.ts';
import { feeRules } from '#demo/content/company/fee-rules.ts';
import { firmPrices } from '#demo/content/diary/durations.ts';
import { clients as clientContent, type DemoClient } from '#demo/content/portfolio/clients.ts';
import { insertRows } from '#store/database/bulk-insert.ts';
import type { Executor } from '#store/database/database.ts';
import { takeSignInName } from '#store/directory/sign-in-names.ts';
import { accounts, clients, users } from '#store/schema/account.ts';
import { customFields } from '#store/schema/property.ts';
import { optionSets } from '#store/schema/report.ts';
import { Identities } from './identities.ts';

export type CompanyIds = {
  accountId: number;
  clients: Identities<DemoClient>;
  people: Identities<DemoPerson>;
  fields: Identities<DemoCustomField>;
  optionSets: Identities<DemoOptionSet>;
};

export async function insertCompany(
  tx: Executor,
  accountId: number,
  content: DemoContent,
  hashOf: ReadonlyMap<DemoPerson, string>,
): Promise<CompanyIds> {
  const ids: CompanyIds = {
    accountId,
    clients: await Identities.reserve(tx, clients, accountId, clientContent),
    people: await Identities.reserve(tx, users, accountId, content.people),
    fields: await Identities.reserve(tx, customFields, accountId, fieldContent),
    optionSets: await Identities.reserve(tx, optionSets, accountId, optionSetContent),
  };
  const founded = at(addDays(content.today, -1100), 9 * 60).toISOString();
  const settings = {
    brand,
    disclaimers,
    glossary: usualGlossary,
    abbreviations: usualAbbreviations,
    phrases: usualPhrases,
    rooms: usualRooms,
    notifications: notificationTexts,
    prices: firmPrices,
    feeRules,
    isDemo: true as const,
  };
  await insertRows(tx, accounts, [{ id: accountId, name: companyName, settings, createdAt: founded }]);
  await insertClients(tx, ids, founded);
  await insertPeople(tx, ids, founded, content.people, hashOf);
  await insertFieldsAndOptions(tx, ids, founded);
  return ids;
}

async function insertClients(tx: Executor, ids: CompanyIds, founded: string): Promise<void> {
  await insertRows(
    tx,
    clients,
    clientContent.map((one) => ({
      id: ids.clients.of(one),
      accountId: ids.accountId,
      name: one.name,
      email: one.email,
      phone: one.phone,
      address: { ...one.address, country: 'United Kingdom' },
      notes: one.notes,
      ref: one.ref,
      createdAt: founded,
      updatedAt: founded,
    })),
  );
}

async function insertPeople(
  tx: Executor,
  ids: CompanyIds,
  founded: string,
  people: readonly DemoPerson[],
  hashOf: ReadonlyMap<DemoPerson, string>,
): Promise<void> {
  const { accountId } = ids;
  await insertRows(
    tx,
    users,
    people.map((one) => ({
      id: ids.people.of(one),
      accountId,
      name: one.name,
      email: one.email,
      passwordHash: hashOf.get(one) ?? null,
      role: roles[one.role],
      clientId: one.clientKey === null ? null : ids.clients.of(clientContent[one.clientKey] as DemoClient),
      phone: one.phone,
      colour: one.colour,
      homePostcode: one.homePostcode,
      homeLat: one.home?.lat ?? null,
      homeLng: one.home?.lng ?? null,
      workingHours: one.workingHours,
      timeOff: one.timeOff,
      joinedAt: founded,
      createdAt: founded,
      updatedAt: founded,
    })),
  );
  for (const one of people) await takeSignInName(tx, one.email, { accountId, id: ids.people.of(one) });
}

/** Custom fields and option sets. */
async function insertFieldsAndOptions(tx: Executor, ids: CompanyIds, founded: string): Promise<void> {
  const { accountId } = ids;
  await insertRows(
    tx,
    customFields,
    fieldContent.map((one, position) => ({
      id: ids.fields.of(one),
      accountId,
      subject: one.subject,
      name: one.name,
      type: one.type,
      required: one.required,
      options: one.options,
      position,
    })),
  );
  await insertRows(
    tx,
    optionSets,
    optionSetContent.map((one) => ({
      id: ids.optionSets.of(one),
      accountId,
      name: one.name,
      editable: one.editable,
      options: one.options,
      createdAt: founded,
    })),
  );
}

/** Values by the field's key, as the database keeps them: by its id. */
export function fieldValues(ids: CompanyIds, values: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(
    fieldContent.flatMap((field) => {
      const value = values[field.key];
      return value == null ? [] : [[String(ids.fields.of(field)), value]];
    }),
  );
}
