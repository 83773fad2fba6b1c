/** Reports of inspections and templates: rooms, items and actions, with where each came from. */
import type { DemoContent, DemoInspection } from '#demo/content/demo-inspection.ts';
import { optionSets as optionSetContent } from '#demo/content/company/option-sets.ts';
import { unanswered } from '#demo/content/report/progress.ts';
import type { DemoItem, DemoRoom } from '#demo/content/report/report.ts';
import { type DemoTemplate, templates as templateContent } from '#demo/content/report/templates.ts';
import { insertRows, reserveIds } from '#store/database/bulk-insert.ts';
import type { Executor } from '#store/database/database.ts';
import { actions, items, reports, rooms, templates } from '#store/schema/report.ts';
import type { CompanyIds } from './company-rows.ts';
import { Identities } from './identities.ts';

type Home = DemoInspection | DemoTemplate;

export type ReportIds = {
  reports: Identities<Home>;
  templates: Identities<DemoTemplate>;
  rooms: Identities<DemoRoom>;
  items: Identities<DemoItem>;
};

export async function insertReports(tx: Executor, content: DemoContent, company: CompanyIds): Promise<ReportIds> {
  const homes: Home[] = [...templateContent, ...content.inspections];
  const allRooms = homes.flatMap(({ report }) => report.rooms);
  const ids: ReportIds = {
    reports: await Identities.reserve(tx, reports, company.accountId, homes),
    templates: await Identities.reserve(tx, templates, company.accountId, templateContent),
    rooms: await Identities.reserve(tx, rooms, company.accountId, allRooms),
    items: await Identities.reserve(
      tx,
      items,
      company.accountId,
      allRooms.flatMap((room) => room.items),
    ),
  };
  const { accountId } = company;
  const created =
    content.homes[0] === undefined
      ? content.now.toISOString()
      : new Date(content.now.getTime() - 900 * 86_400_000).toISOString();

  await insertRows(
    tx,
    reports,
    homes.map((home) => ({
      id: ids.reports.of(home),
      accountId,
      version: 'key' in home ? 1 : versionOf(home),
      writtenAt: writtenAt(home),
    })),
  );
  await insertRows(
    tx,
    templates,
    templateContent.map((one) => ({
      id: ids.templates.of(one),
      accountId,
      reportId: ids.reports.of(one),
      name: one.name,
      system: one.system,
      typeIds: one.typeIds,
      selfService: one.selfService,
      createdAt: created,
      updatedAt: created,
    })),
  );
  await insertRows(
    tx,
    rooms,
    homes.flatMap((home) =>
      home.report.rooms.map((room, position) => ({
        id: ids.rooms.of(room),
        accountId,
        reportId: ids.reports.of(home),
        position,
        name: room.name,
        nameEditable: !room.locked,
        blockType: room.blockType,
        optionSetId: optionSetId(room, company),
        originId: ids.rooms.find(room.origin),
        carried: room.origin !== null,
      })),
    ),
  );
  await insertItems(tx, homes, ids, accountId);
  await insertActions(tx, homes, ids, accountId);
  return ids;
}

async function insertItems(tx: Executor, homes: readonly Home[], ids: ReportIds, accountId: number): Promise<void> {
  const rows = homes.flatMap((home) => {
    const reportId = ids.reports.of(home);
    const updatedAt = writtenAt(home) ?? new Date(0).toISOString();
    return home.report.rooms.flatMap((room) => {
      // Templates ask without answering; a SIMPLIFIED item still carries its questions.
      const blank = 'key' in home ? unanswered(room).items : room.items;
      return room.items.map((item, position) => ({
        id: ids.items.of(item),
        accountId,
        reportId,
        roomId: ids.rooms.of(room),
        position,
        name: item.name,
        nameEditable: !item.locked,
        description: item.description,
        descriptionEditable: !item.locked,
        condition: blank[position]?.condition ?? null,
        originId: ids.items.find(item.origin),
        carried: item.origin !== null,
        updatedAt,
      }));
    });
  });
  await insertRows(tx, items, rows);
}

async function insertActions(tx: Executor, homes: readonly Home[], ids: ReportIds, accountId: number): Promise<void> {
  const rows = homes.flatMap((home) =>
    home.report.rooms.flatMap((room) =>
      room.items.flatMap((item) =>
        item.actions.map((action) => ({
          ...action,
          accountId,
          reportId: ids.reports.of(home),
          itemId: ids.items.of(item),
        })),
      ),
    ),
  );
  const actionIds = await reserveIds(tx, actions, accountId, rows.length);
  await insertRows(
    tx,
    actions,
    rows.map((row, at) => ({ id: actionIds[at] ?? 0, ...row })),
  );
}

function writtenAt(home: Home): string | null {
  if ('key' in home) return null;
  const { startedAt, submittedAt } = home.milestones;
  return (submittedAt ?? startedAt)?.toISOString() ?? null;
}

function versionOf({ report }: DemoInspection): number {
  return 1 + report.rooms.length;
}

function optionSetId(room: DemoRoom, company: CompanyIds): number | null {
  const set = optionSetContent.find(({ key }) => key === room.optionSet);
  return set === undefined ? null : company.optionSets.of(set);
}
