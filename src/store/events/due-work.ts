/**
 * The statements that look for due work, every quarter of a second. They read as many rows as there are accounts for which
 * work of that kind waits, and the first few of each that are due: however much waits behind these, or has ended before.
 */

/** A table of work: `account_id`, `id`, `attempts` and `next_attempt_at`. */
export type WorkTable = {
  name: string;
  /** The column of whatever shares within an account: a webhook, or `account_id` where nothing does. */
  sharer: 'account_id' | 'webhook_id';
  /** The rows of its index, which is led by account, sharer and `next_attempt_at`. */
  queued: string;
  /** Those of them that are carried out. */
  only?: string;
  /** The accounts whose work is carried out, where it is not that of all. */
  firms?: string;
  /** Few rows an account, and most of them due in hours: there its index is led by `next_attempt_at`. */
  isByTime?: true;
};

/** The most of one webhook, or one account, at a look: a long queue of one hides nobody else's. */
const MOST_OF_ONE = 10;
const MOST_OF_ALL = 500;

/** Rounded like the column, so that work made due at once is due, and not half a millisecond later. */
export const NOW = 'now()::timestamptz(3)';

/** A condition on rows of the table `w`. */
export const waits = ({ queued, only, firms }: WorkTable): string =>
  [queued, only, firms && `w.account_id in (select account_id from ${firms})`].filter(Boolean).join(' and ');

/**
 * `lines`: the accounts, or the webhooks, for which something waits, each with its `first` by that column: by steps from one
 * to the next in the index, past all others that wait for the same.
 */
export function stepThrough({ name, sharer, queued }: WorkTable, by: string): string {
  const key = sharer === 'account_id' ? ['account_id'] : ['account_id', sharer];
  const of = (row: string) => key.map((column) => `${row}.${column}`).join();
  const first = (condition: string) =>
    `select ${of('w')}, w.${by} as first from ${name} w where ${queued} ${condition} order by ${of('w')}, w.${by} limit 1`;
  return `recursive lines as (
    (${first('')})
    union all
    select next.* from lines cross join lateral (${first(`and (${of('w')}) > (${of('lines')})`)}) next
  )`;
}

const linesOf = (table: WorkTable): string =>
  table.firms === undefined
    ? stepThrough(table, 'next_attempt_at')
    : `lines as (select account_id, timestamptz '-infinity' as first from ${table.firms})`;

export const lookFor = (table: WorkTable): string => (table.isByTime ? dueByTime(table) : dueByAccount(table));

const dueByTime = ({ name, queued }: WorkTable): string =>
  `select id, account_id as "accountId", account_id as "sharerId" from ${name}
   where ${queued} and next_attempt_at <= ${NOW} order by next_attempt_at limit ${MOST_OF_ALL}`;

/** In turns: the first of every account, then the second of each, and within an account so by its webhooks. */
function dueByAccount(table: WorkTable): string {
  const { name, sharer, queued, only = 'true' } = table;
  const line = sharer === 'account_id' ? '' : `and w.${sharer} = lines.${sharer}`;
  return `with ${linesOf(table)}
    select id, account_id as "accountId", sharer_id as "sharerId" from (
      select due.id, lines.account_id, lines.${sharer} as sharer_id, due.next_attempt_at,
        row_number() over (partition by lines.account_id order by due.nr, due.next_attempt_at, due.id) as turn
      from lines cross join lateral (
        select first.*, row_number() over (order by first.next_attempt_at, first.id) as nr from (
          select w.id, w.next_attempt_at from ${name} w
          where w.account_id = lines.account_id ${line} and ${queued} and ${only} and w.next_attempt_at <= ${NOW}
          order by w.next_attempt_at limit ${MOST_OF_ONE}
        ) first
      ) due where lines.first <= ${NOW}
    ) turns order by turn, next_attempt_at, id limit ${MOST_OF_ALL}`;
}
