/**
 * The security log of an account: written in the transaction of the act, or right after an attempt that failed, and
 * never changed. It holds ids of people; their names are those they have when it is read.
 */
import { and, asc, eq, gt, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { Origin } from '#domain/caller.ts';
import {
  fewestSecurityLogDays,
  type SecurityEventKind,
  securityEventKinds,
  securityEventWords,
  standardSecurityLogDays,
} from '#domain/security-event.ts';
import type { Executor } from '../database/database.ts';
import { observed } from '../events/observed.ts';
import { listNewest } from '../lists/list-newest.ts';
import { hasWords, wordsOf } from '../lists/people-filter.ts';
import { selectPage } from '../lists/select-page.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { totalRows } from '../lists/row-counts.ts';
import { users } from '../schema/account.ts';
import { type SecurityFacts, securityEvents } from '../schema/security.ts';

/** The actor: a `Caller` above all; somebody who came with a link is no user. */
export type SecurityActor = {
  accountId: number;
  userId: number | null;
  applicationName?: string | undefined;
  from?: Origin | undefined;
};
export type SecurityEvent = {
  kind: SecurityEventKind;
  /** `person`, `application`, `webhook`, `inspection`, `share` … */
  subject?: { type: string; id: number };
  /** No names, e-mail addresses, keys or secrets. */
  facts?: SecurityFacts;
};
export type SecurityEventRow = typeof securityEvents.$inferSelect;
export type SecurityFilter = {
  kinds?: SecurityEventKind[] | undefined;
  /** The person who did it, or whom it was done to. */
  personId?: number | undefined;
  /** Words that must all occur in what happened, who did it or to whom, and where it came from. */
  q?: string | undefined;
  /** `created`: the oldest first. */
  sort?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
};

const LONGEST_ADDRESS = 64;
const LONGEST_BROWSER = 255;

export const buildSecurityLogStore = (db: Executor) => ({ ...writing(db), ...reading(db) });

function writing(db: Executor) {
  const add = async (actor: SecurityActor, { kind, subject, facts = {} }: SecurityEvent, once: string | null) => {
    await db.rows(
      'security-log.add',
      `insert into security_events
         (account_id, id, kind, actor_id, application, subject_type, subject_id, address, browser, facts, once)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (account_id, once) where once is not null do nothing`,
      [
        actor.accountId,
        await db.ids.takeOne('security_events', actor.accountId),
        kind,
        actor.userId,
        actor.applicationName ?? null,
        subject?.type ?? null,
        subject?.id ?? null,
        actor.from?.address.slice(0, LONGEST_ADDRESS) ?? null,
        actor.from?.browser?.slice(0, LONGEST_BROWSER) ?? null,
        JSON.stringify(facts),
        once,
      ],
    );
    observed.securityEvent.tell(kind);
  };

  return {
    add: (actor: SecurityActor, event: SecurityEvent): Promise<void> => add(actor, event, null),

    /** For acts that come over and over, such as downloads: noted once for each thing, person and hour. */
    addHourly: (actor: SecurityActor, event: SecurityEvent): Promise<void> => {
      const hour = new Date().toISOString().slice(0, 'yyyy-mm-ddThh'.length);
      const who = actor.userId ?? actor.from?.address ?? '';
      return add(actor, event, onceOf(event, `${who} ${hour}`));
    },

    /** Once for each `occasion`, which is no secret: such as the first time that somebody comes by a link. */
    addOnce: (actor: SecurityActor, event: SecurityEvent, occasion: string): Promise<void> =>
      add(actor, event, onceOf(event, occasion)),

    /** To every account, of what somebody did to the whole installation. */
    addToEach: async (event: SecurityEvent, occasion: string): Promise<void> => {
      const accounts = await db.rows<{ id: number }>('security-log.accounts', 'select id from accounts order by id');
      for (const { id: accountId } of accounts) await add({ accountId, userId: null }, event, onceOf(event, occasion));
    },

    /** Removes the events that have been kept as long as their account says. */
    forgetOld: async (): Promise<void> => {
      await db.rows(
        'security-log.forget',
        `delete from security_events e using accounts a
         where a.id = e.account_id and e.created_at < now() - make_interval(days =>
           greatest(coalesce((a.settings ->> 'securityLogDays')::int, ${standardSecurityLogDays}), ${fewestSecurityLogDays}))`,
      );
    },
  };
}

function reading(db: Executor) {
  return {
    /** Newest first. */
    list: async (accountId: number, filter: SecurityFilter, page: PageRequest): Promise<ListPage<SecurityEventRow>> => {
      const { accountId: ofAccount, createdAt, id } = securityEvents;
      const wanted = and(wantedBy(filter), await hasEveryWord(db, accountId, filter.q));
      if (filter.sort === 'created')
        return selectPage(db, page, {
          from: securityEvents,
          where: and(eq(ofAccount, accountId), wanted),
          order: [{ column: createdAt }, { column: id }],
          select: db.orm.select().from(securityEvents).$dynamic(),
        });
      const total = wanted === undefined ? await totalRows(db, accountId, 'security_events') : undefined;
      return listNewest(db, securityEvents, { accountId, at: securityEvents.createdAt, wanted }, page, total);
    },

    /** The next of them, oldest first, after the one that was read last. */
    listOn: async (accountId: number, filter: SecurityFilter, after: SecurityEventRow | undefined, most: number) => {
      const { createdAt, id } = securityEvents;
      const further =
        after && or(gt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), gt(id, after.id)));
      return db.orm
        .select()
        .from(securityEvents)
        .where(
          and(
            eq(securityEvents.accountId, accountId),
            wantedBy(filter),
            await hasEveryWord(db, accountId, filter.q),
            further,
          ),
        )
        .orderBy(asc(createdAt), asc(id))
        .limit(most);
    },

    /** The names that these people have now. */
    listNames: async (accountId: number, ids: number[]): Promise<Map<number, string>> => {
      const rows = await db.orm
        .select({ id: users.id, name: users.name })
        .from(users)
        .where(and(eq(users.accountId, accountId), inArray(users.id, ids)));
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
  };
}

const onceOf = ({ kind, subject }: SecurityEvent, occasion: string): string =>
  [kind, subject?.type, subject?.id, occasion].join(' ');

function wantedBy({ kinds, personId, from, until }: SecurityFilter): SQL | undefined {
  const { kind, actorId, subjectType, subjectId, createdAt } = securityEvents;
  return and(
    kinds && inArray(kind, kinds),
    personId === undefined
      ? undefined
      : or(eq(actorId, personId), and(eq(subjectType, 'person'), eq(subjectId, personId))),
    from === undefined ? undefined : gte(createdAt, from),
    until === undefined ? undefined : lt(createdAt, until),
  );
}

/** Events hold ids of people, so that a word is looked for among the names that they have now. */
async function hasEveryWord(db: Executor, accountId: number, q: string | undefined): Promise<SQL | undefined> {
  const { kind, actorId, subjectType, subjectId, application, address, browser } = securityEvents;
  const found = wordsOf(q).map(async (word) => {
    const people = await db.orm
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.accountId, accountId), hasWords(word, users.name)));
    const ids = people.map(({ id }) => id);
    const kinds = securityEventKinds.filter((one) => securityEventWords[one]?.toLowerCase().includes(word));
    return or(
      inArray(kind, kinds),
      inArray(actorId, ids),
      and(eq(subjectType, 'person'), inArray(subjectId, ids)),
      hasWords(word, application, address, browser),
    );
  });
  return and(...(await Promise.all(found)));
}
