/** Exports of what an account keeps, about a person, all of it or a dispute: requests, their progress, and where they end. */
import { access } from 'node:fs/promises';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Claim } from '#domain/firm/suggested-contribution.ts';
import { EXPORT_DAYS, type ExportAbout, mostExportsWaiting } from '#domain/people/data-export.ts';
import { notFound, Refusal } from '#domain/refusal.ts';
import { roles } from '#domain/role.ts';
import type { Viewer } from '#domain/viewer.ts';
import { seesReport } from '../account/client-sight.ts';
import { hasNotEnded } from '../access/sessions.ts';
import type { Executor } from '../database/database.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { selectPage } from '../lists/select-page.ts';
import { dataExports } from '../schema/privacy.ts';
import { type ExportKey, exportPath } from './export-files.ts';
import { getKnownPerson, type PersonNamed } from './person.ts';

export type ExportRow = typeof dataExports.$inferSelect;
export type ExportDraft = { about: ExportAbout; inspectionId?: number; claims?: Claim[] } & Partial<PersonNamed>;
type Listed = { about: ExportAbout; dataDir: string; inspectionId?: number };
export type MadeExport = { bytes: number; files: number; records: number; sha256: string | null };

const LOCK = `hashtext('exports')`;

export const buildExportStore = (db: Executor) => ({ ...requests(db), ...making(db) });

/** By whom an export may be read; `maker` asked for it. People of a client read what people of that client asked for. */
const readers: Record<ExportAbout, string> = {
  person: `u.role = ${roles.administrator}`,
  account: `u.role = ${roles.administrator}`,
  dispute: `(u.role in (${roles.administrator}, ${roles.manager}) or u.role = ${roles.client} and u.client_id = maker.client_id)
    and exists (select from inspections i where i.account_id = $1 and i.id = e.inspection_id and ${seesReport('u.client_id')})`,
};

const isThis = ({ accountId, id }: ExportKey) => and(eq(dataExports.accountId, accountId), eq(dataExports.id, id));

const requests = (db: Executor) => ({
  /** In a transaction: of several at once none is one too many. */
  add: async (accountId: number, actorId: number, draft: ExportDraft): Promise<ExportRow> => {
    const { about, email, name, personId, inspectionId, claims } = draft;
    await db.rows('exports.lock', `select pg_advisory_xact_lock($1, ${LOCK})`, [accountId]);
    if (personId !== undefined) await getKnownPerson(db, accountId, personId);
    const [found] = await db.rows<{ waiting: number }>(
      'exports.may-add',
      `select count(*)::int as waiting from exports
       where account_id = $1 and about = $2 and state in ('queued', 'running')`,
      [accountId, about],
    );
    const waiting = found?.waiting ?? 0;
    if (waiting >= mostExportsWaiting[about]) throw new Refusal('in_use', waitWords(about, waiting));
    const [row] = await db.orm
      .insert(dataExports)
      .values({
        id: await db.ids.takeOne('exports', accountId),
        accountId,
        actorId,
        about,
        email: email ?? null,
        name: name ?? null,
        personId: personId ?? null,
        inspectionId: inspectionId ?? null,
        claims: claims ?? null,
        expiresAt: sql`now() + make_interval(days => ${EXPORT_DAYS})`,
      })
      .returning();
    if (row === undefined) throw new Error('insert returned no row');
    return row;
  },

  /** Newest first, without those that have ended. One whose file is gone, as after a restore, is read as failed. */
  list: async (
    viewer: Viewer,
    { about, dataDir, inspectionId }: Listed,
    page: PageRequest,
  ): Promise<ListPage<ExportRow>> => {
    const { accountId } = viewer;
    const { rows, ...counted } = await selectPage(db, page, {
      from: dataExports,
      where: and(
        eq(dataExports.accountId, accountId),
        eq(dataExports.about, about),
        inspectionId === undefined ? undefined : eq(dataExports.inspectionId, inspectionId),
        isSeenBy(viewer),
        gt(dataExports.expiresAt, sql`now()`),
      ),
      order: [
        { column: dataExports.requestedAt, descending: true },
        { column: dataExports.id, descending: true },
      ],
      select: db.orm.select().from(dataExports).$dynamic(),
    });
    return { rows: await Promise.all(rows.map((row) => withoutGone(dataDir, row))), ...counted };
  },

  /**
   * For the link that somebody was given: neither the export nor the session or approval in which they were given it has
   * ended, and they may read it still. Answers their id.
   */
  checkReadable: async (accountId: number, { about, exportId, grantId }: ReadExport) => {
    const [reader] = await db.rows<{ id: number }>(
      `exports.readable ${about}`,
      `select u.id from exports e
       join grants g on g.account_id = $1 and g.id = $3 and g.revoked_at is null
       join users u on u.account_id = $1 and u.id = g.user_id and u.archived_at is null
       left join users maker on maker.account_id = $1 and maker.id = e.actor_id
       join accounts firm on firm.id = $1
       left join sign_ins s on s.account_id = $1 and s.token_hash = g.sign_in_hash and g.directory_application_id is not null
       where e.account_id = $1 and e.id = $2 and e.about = $4 and ${readers[about]} and e.state = 'ready' and e.expires_at > now()
         and (s.token_hash is null or ${hasNotEnded('s', 'firm')})`,
      [accountId, exportId, grantId, about],
    );
    if (reader === undefined) throw notFound('export');
    return reader.id;
  },
});

type ReadExport = { about: ExportAbout; exportId: number; grantId: string };

/** The office sees all, people of a client what people of that client asked for. */
function isSeenBy({ accountId, clientId }: Viewer): SQL | undefined {
  if (clientId === null) return undefined;
  return sql`exists (select from users maker where maker.account_id = ${accountId} and maker.id = ${dataExports.actorId}
    and maker.client_id = ${clientId})`;
}

function waitWords(about: ExportAbout, waiting: number): string {
  if (about === 'account') return 'An export of the account is being made. Wait until it is ready.';
  const what = about === 'dispute' ? 'dispute packs' : 'exports';
  return `${waiting} ${what} are being made. Wait until one of them is ready.`;
}

async function withoutGone(dataDir: string, row: ExportRow): Promise<ExportRow> {
  if (row.state !== 'ready') return row;
  return access(exportPath(dataDir, row)).then(
    () => row,
    () => ({ ...row, state: 'failed', failure: 'Its file is gone. Ask for it again.' }),
  );
}

const making = (db: Executor) => ({
  get: async (accountId: number, id: number): Promise<ExportRow> => {
    const [row] = await db.orm.select().from(dataExports).where(isThis({ accountId, id }));
    if (row === undefined) throw notFound('export');
    return row;
  },

  /** How often a process has ended while it was made. */
  start: async (key: ExportKey): Promise<number> => {
    const interruptions = sql`${dataExports.interruptions} + (${dataExports.state} = 'running')::int`;
    const [row] = await db.orm
      .update(dataExports)
      .set({ interruptions, state: 'running', progress: 0, failure: null })
      .where(isThis(key))
      .returning({ interruptions: dataExports.interruptions });
    return row?.interruptions ?? 0;
  },

  setProgress: async (key: ExportKey, progress: number): Promise<void> => {
    await db.orm.update(dataExports).set({ progress }).where(isThis(key));
  },

  /** Nothing is wrong with it: the worker stops, and another makes it. */
  putDown: async (key: ExportKey): Promise<void> => {
    await db.orm
      .update(dataExports)
      .set({ state: 'queued' })
      .where(and(isThis(key), eq(dataExports.state, 'running')));
  },

  /** From now on it is kept for its days. */
  finish: async (key: ExportKey, made: MadeExport): Promise<void> => {
    await db.orm
      .update(dataExports)
      .set({
        ...made,
        state: 'ready',
        progress: 100,
        readyAt: sql`now()`,
        expiresAt: sql`now() + make_interval(days => ${EXPORT_DAYS})`,
      })
      .where(isThis(key));
  },

  /** Counts the attempt; `restMs` is how long until the next, null gives up. */
  fail: async (key: ExportKey, failure: string, restMs: number | null): Promise<void> => {
    await db.orm
      .update(dataExports)
      .set({
        failure,
        attempts: sql`${dataExports.attempts} + 1`,
        state: restMs === null ? 'failed' : 'queued',
        nextAttemptAt: sql`now() + ${restMs ?? 0} * interval '1 millisecond'`,
      })
      .where(isThis(key));
  },
});
