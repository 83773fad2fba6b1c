/** Reading a version of a template beside the one before, and bringing one back. */
import type { Caller } from '#domain/caller.ts';
import { notFound, Refusal } from '#domain/refusal.ts';
import {
  compareContents,
  countDifferences,
  type Difference,
  type DifferenceCounts,
  type TemplateContents,
} from '#domain/template/template-contents.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { RoomNode } from '#store/reports/report-rows.ts';
import type { TemplateRow } from '#store/reports/templates.ts';
import type { TemplateVersionRow } from '#store/reports/template-versions.ts';
import type { Written } from '../report/report-home.ts';
import { checkOwn } from './operations.ts';

type Named = Pick<TemplateVersionRow, 'templateId' | 'number'>;

export async function getContents(
  store: StoreTransaction,
  accountId: number,
  { templateId, number }: Named,
): Promise<TemplateContents> {
  const contents = await store.templateVersions.findContents(accountId, { templateId, number });
  if (contents === undefined) throw notFound('version of the template');
  return contents;
}

/** Null where the version before is not kept. */
export async function compareWithEarlier(
  store: StoreTransaction,
  accountId: number,
  { templateId, number }: Named,
  known?: TemplateContents,
): Promise<{ counts: DifferenceCounts | null; differences: Difference[] | null }> {
  const before = await store.templateVersions.findContents(accountId, { templateId, number: number - 1 });
  if (before === undefined) return { counts: null, differences: null };
  const contents = known ?? (await getContents(store, accountId, { templateId, number }));
  const differences = compareContents(before, contents);
  return { counts: countDifferences(differences), differences };
}

/** The files of pictures that went with their rooms or items may be used by nobody now. */
export function restoreVersion(
  store: Store,
  caller: Caller,
  { templateId, id }: { templateId: number; id: number },
): Promise<Written<{ row: TemplateRow; fileIds: number[] }>> {
  const { accountId, userId } = caller;
  return store.inTransaction(async (tx) => {
    const current = await tx.templates.lock(accountId, templateId);
    checkOwn(current);
    const version = await tx.templateVersions.get(accountId, { templateId, id });
    if (version.endedAt === null) throw new Refusal('state_forbids', 'The template is as in this version.');
    const contents = await getContents(tx, accountId, version);
    const { rooms } = await tx.reports.getTree(accountId, current.reportId);
    const ended = await tx.templateVersions.readNow(accountId, templateId);
    const { number: restoredFrom } = version;
    await tx.templateVersions.begin(accountId, { templateId, personId: userId, restoredFrom }, ended);
    const reportVersion = await tx.templateVersions.bringBack(accountId, current, contents);
    const row = await tx.templates.get(accountId, templateId);
    return { result: { row, fileIds: filesThatGo(rooms, contents) }, reportVersion };
  });
}

function filesThatGo(rooms: RoomNode[], contents: TemplateContents): number[] {
  const keptRooms = new Set(contents.rooms.map(({ id }) => id));
  const keptItems = new Set(contents.rooms.flatMap(({ items }) => items.map(({ id }) => id)));
  const gone = rooms.flatMap((room) => [
    ...(keptRooms.has(room.id) ? [] : room.attachments),
    ...room.items.flatMap((item) => (keptItems.has(item.id) ? [] : item.attachments)),
  ]);
  return gone.map(({ fileId }) => fileId);
}
