/**
 * Versions of a template. One ends when somebody else goes on, or the same person after a pause: a sitting makes one
 * version, however often it saves. The newest version is the template as it is now.
 */
import { and, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import { notFound } from '#domain/refusal.ts';
import {
  compareContents,
  countDifferences,
  type DifferenceCounts,
  type TemplateContents,
} from '#domain/template/template-contents.ts';
import type { Executor } from '../database/database.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { hasWords, type ListSearch, orderOf, wordsOf } from '../lists/people-filter.ts';
import { selectPage } from '../lists/select-page.ts';
import { users } from '../schema/account.ts';
import { templates, templateVersions } from '../schema/report.ts';
import { touchReport } from './report-standing.ts';
import { readTemplateContents, writeContents } from './template-contents.ts';

/** A pause that ends a sitting. */
const PAUSE = '10 minutes';
/** Those that are kept of a template. */
const MOST = 100;

export type TemplateVersionRow = Omit<typeof templateVersions.$inferSelect, 'contents'> & {
  personName: string | null;
  /** The last change of the template itself, for the version that is still going on. */
  updatedAt: string;
};
/** A version that ended: what to keep of it, as it was before the next change. */
export type EndedVersion = { contents: TemplateContents; at: string };
type VersionOf = { templateId: number; id: number };
type Sitting = { templateId: number; personId: number; restoredFrom?: number };

/**
 * Whether the person's own sitting goes on, so that a change belongs to it: a condition on the template's row. A version
 * that came back is left as it came.
 */
export const isInSitting = (template: string, account: string, person: string): string =>
  `exists (select from template_versions v
     where v.account_id = ${account} and v.template_id = ${template}.id and v.contents is null and v.restored_from is null
       and v.person_id = ${person} and greatest(v.created_at, ${template}.updated_at) > now() - interval '${PAUSE}')`;

const { contents: _, ...columns } = getTableColumns(templateVersions);

export const buildTemplateVersionStore = (db: Executor) => ({ ...readVersions(db), ...writeVersions(db) });

const readVersions = (db: Executor) => {
  const selectOf = (accountId: number) =>
    db.orm
      .select({ ...columns, personName: users.name, updatedAt: templates.updatedAt })
      .from(templateVersions)
      .innerJoin(templates, and(eq(templates.accountId, accountId), eq(templates.id, templateVersions.templateId)))
      .leftJoin(users, and(eq(users.accountId, accountId), eq(users.id, templateVersions.personId)));
  return {
    /** The newest first, unless ordered otherwise; `q` is of the person's name. */
    list: (
      accountId: number,
      { templateId, q, sort }: ListSearch & { templateId: number },
      page: PageRequest,
    ): Promise<ListPage<TemplateVersionRow>> =>
      selectPage(db, page, {
        from: templateVersions,
        where: and(isOf(accountId, templateId), isByPerson(db, accountId, q)),
        order: [
          ...orderOf(sort, { number: templateVersions.number }),
          { column: templateVersions.number, descending: true },
          { column: templateVersions.id, descending: true },
        ],
        select: selectOf(accountId).$dynamic(),
      }),

    get: async (accountId: number, { templateId, id }: VersionOf): Promise<TemplateVersionRow> => {
      const [row] = await selectOf(accountId).where(and(isOf(accountId, templateId), eq(templateVersions.id, id)));
      if (row === undefined) throw notFound('version of the template');
      return row;
    },

    /** Those of the number, or of the template itself while that version goes on; undefined when they are kept no longer. */
    findContents: async (
      accountId: number,
      { templateId, number }: { templateId: number; number: number },
    ): Promise<TemplateContents | undefined> => {
      const [row] = await db.orm
        .select({ contents: templateVersions.contents })
        .from(templateVersions)
        .where(and(isOf(accountId, templateId), eq(templateVersions.number, number)));
      if (row === undefined) return undefined;
      return row.contents ?? (await readTemplateContents(db, accountId, templateId)).contents;
    },

    /** The contents to keep before a change by this person; undefined while their own sitting goes on. */
    findEnded: async (
      accountId: number,
      { templateId, personId }: Pick<Sitting, 'templateId' | 'personId'>,
    ): Promise<EndedVersion | undefined> => {
      const [own] = await db.rows(
        'template-versions.own',
        `select from templates t where t.account_id = $1 and t.id = $2 and ${isInSitting('t', '$1', '$3')}`,
        [accountId, templateId, personId],
      );
      return own === undefined ? readTemplateContents(db, accountId, templateId) : undefined;
    },

    /** As it is now, as one that ends here. */
    readNow: (accountId: number, templateId: number): Promise<EndedVersion> =>
      readTemplateContents(db, accountId, templateId),
  };
};

const isOf = (accountId: number, templateId: number) =>
  and(eq(templateVersions.accountId, accountId), eq(templateVersions.templateId, templateId));

/** A condition of its own, since pages are counted without what is joined. */
const isByPerson = (db: Executor, accountId: number, q: string | undefined) =>
  wordsOf(q).length === 0
    ? undefined
    : inArray(
        templateVersions.personId,
        db.orm
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.accountId, accountId), hasWords(q, users.name))),
      );

const writeVersions = (db: Executor) => ({
  /** The first version of a template that somebody has just made. */
  beginFirst: (accountId: number, sitting: Sitting): Promise<void> =>
    addVersion(db, accountId, { ...sitting, number: 1 }),

  /** Keeps what ended and begins the next, in the transaction of the change, which holds the template. */
  begin: async (accountId: number, sitting: Sitting, ended: EndedVersion): Promise<void> => {
    const { templateId } = sitting;
    const last = await keepEnded(db, accountId, templateId, ended);
    await addVersion(db, accountId, { ...sitting, number: last + 1 });
    await db.rows(
      'template-versions.forget',
      'delete from template_versions where account_id = $1 and template_id = $2 and number <= $3',
      [accountId, templateId, last + 1 - MOST],
    );
  },

  /** Details, rooms and items of the template are as they were; the version that its report has now. */
  bringBack: async (
    accountId: number,
    { id, reportId }: { id: number; reportId: number },
    contents: TemplateContents,
  ): Promise<number> => {
    const { name, typeIds, selfService } = contents;
    await db.rows(
      'template-versions.bring-back',
      'update templates set name = $3, type_ids = $4, self_service = $5, version = version + 1 where account_id = $1 and id = $2',
      [accountId, id, name, typeIds, selfService],
    );
    await writeContents(db, accountId, reportId, contents);
    return touchReport(db, accountId, { home: { kind: 'template', id }, reportId });
  },
});

/** The number of the last version that is kept. */
async function keepEnded(db: Executor, accountId: number, templateId: number, { contents, at }: EndedVersion) {
  const [open] = await db.orm
    .select(columns)
    .from(templateVersions)
    .where(and(isOf(accountId, templateId), isNull(templateVersions.contents)));
  if (open === undefined) {
    const id = await db.ids.takeOne('template_versions', accountId);
    const first = { accountId, id, templateId, number: 1, contents, createdAt: at, endedAt: at };
    await db.orm.insert(templateVersions).values(first);
    return 1;
  }
  const counts = await countSince(db, accountId, { templateId, number: open.number - 1 }, contents);
  const own = and(isOf(accountId, templateId), eq(templateVersions.id, open.id));
  // A sitting whose changes came to nothing is not kept.
  const isEmpty = counts !== null && counts.added + counts.changed + counts.removed === 0;
  if (isEmpty && open.restoredFrom === null) {
    await db.orm.delete(templateVersions).where(own);
    return open.number - 1;
  }
  await db.orm.update(templateVersions).set({ contents, counts, endedAt: at }).where(own);
  return open.number;
}

async function countSince(
  db: Executor,
  accountId: number,
  { templateId, number }: { templateId: number; number: number },
  contents: TemplateContents,
): Promise<DifferenceCounts | null> {
  const [before] = await db.orm
    .select({ contents: templateVersions.contents })
    .from(templateVersions)
    .where(and(isOf(accountId, templateId), eq(templateVersions.number, number)));
  return before?.contents == null ? null : countDifferences(compareContents(before.contents, contents));
}

async function addVersion(
  db: Executor,
  accountId: number,
  { templateId, personId, restoredFrom, number }: Sitting & { number: number },
): Promise<void> {
  const id = await db.ids.takeOne('template_versions', accountId);
  await db.orm.insert(templateVersions).values({ accountId, id, templateId, number, personId, restoredFrom });
}
