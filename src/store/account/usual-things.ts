/** The usual things of the trade, written to a new account. They are the firm's own from then on. */
import { emptyCondition } from '#domain/condition.ts';
import { type OptionSetKey, usualOptionSets } from '#domain/usual-things/option-sets.ts';
import { openMovingIn } from '#domain/usual-things/moving-in-steps.ts';
import type { UsualRoom } from '#domain/usual-things/template-parts.ts';
import { usualTemplates } from '#domain/usual-things/templates.ts';
import { usualRules } from '#domain/usual-things/usual-rules.ts';
import {
  usualAbbreviations,
  usualDisclaimers,
  usualGlossary,
  usualPhrases,
  usualRooms,
} from '#domain/usual-things/wording.ts';
import { insertRows, reserveIds } from '../database/bulk-insert.ts';
import type { Executor } from '../database/database.ts';
import { items, optionSets, reports, rooms, templates } from '../schema/report.ts';
import { buildPeopleStore } from './people.ts';

/** As the account keeps it: with the id of each of its option sets. */
type Ids = ReadonlyMap<string, number>;

export const buildUsualThingsStore = (db: Executor) => ({
  /** Without texts of e-mails: an account that has none of its own sends the standard ones. */
  add: async (accountId: number): Promise<void> => {
    const templateIds = await addTemplates(db, accountId, await addOptionSets(db, accountId));
    const settings = {
      disclaimers: usualDisclaimers,
      glossary: usualGlossary,
      abbreviations: usualAbbreviations,
      phrases: usualPhrases,
      rooms: usualRooms,
      templateRules: usualRules((template) => templateIds[usualTemplates.indexOf(template)] ?? 0),
      movingIn: openMovingIn,
    };
    await buildPeopleStore(db).changeAccount(accountId, { settings });
  },
});

async function addOptionSets(db: Executor, accountId: number): Promise<Ids> {
  const added = Object.entries(usualOptionSets);
  const ids = await reserveIds(db, optionSets, accountId, added.length);
  const rows = added.map(([, { name, options }], at) => ({ id: ids[at] ?? 0, accountId, name, options: [...options] }));
  await insertRows(db, optionSets, rows);
  return new Map(added.map(([key], at) => [key, ids[at] ?? 0]));
}

async function addTemplates(db: Executor, accountId: number, setIds: Ids): Promise<readonly number[]> {
  const count = usualTemplates.length;
  const reportIds = await reserveIds(db, reports, accountId, count);
  const templateIds = await reserveIds(db, templates, accountId, count);
  await insertRows(
    db,
    reports,
    reportIds.map((id) => ({ id, accountId })),
  );
  await insertRows(
    db,
    templates,
    usualTemplates.map(({ name, typeIds, selfService, system }, at) => ({
      id: templateIds[at] ?? 0,
      accountId,
      reportId: reportIds[at] ?? 0,
      name,
      typeIds: [...typeIds],
      selfService,
      system,
    })),
  );
  const allRooms = usualTemplates.flatMap((template, at) =>
    template.rooms.map((room, position) => ({ room, reportId: reportIds[at] ?? 0, position })),
  );
  const roomIds = await reserveIds(db, rooms, accountId, allRooms.length);
  await insertRows(
    db,
    rooms,
    allRooms.map(({ room, reportId, position }, at) => ({
      id: roomIds[at] ?? 0,
      accountId,
      reportId,
      position,
      name: room.name,
      blockType: room.blockType,
      optionSetId: room.optionSet === undefined ? null : (setIds.get(room.optionSet) ?? null),
    })),
  );
  const allItems = allRooms.flatMap(({ room, reportId }, at) =>
    room.items.map((name, position) => ({
      accountId,
      reportId,
      roomId: roomIds[at] ?? 0,
      position,
      name,
      condition: room.given?.[name] ?? unansweredIn(room),
    })),
  );
  const itemIds = await reserveIds(db, items, accountId, allItems.length);
  await insertRows(
    db,
    items,
    allItems.map((item, at) => ({ id: itemIds[at] ?? 0, ...item })),
  );
  return templateIds;
}

/** A SIMPLIFIED item carries its questions. */
const unansweredIn = ({ blockType, optionSet }: UsualRoom) =>
  emptyCondition(blockType, optionSet === undefined ? null : setOf(optionSet));

function setOf(key: OptionSetKey) {
  const { name, options } = usualOptionSets[key];
  return { id: 0, name, editable: true, options: [...options] };
}
