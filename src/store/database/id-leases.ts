/**
 * Ids are counted for each account, and leased in blocks by each process, so that nobody waits for the row of a counter. A
 * block is committed at once, on a connection of its own: a transaction that comes to nothing leaves a gap, and so does a
 * process that ends.
 */
import pg from 'pg';
import { connectionOptions, type Introduction } from './patience.ts';

/** The tables whose ids are counted so. */
export const idKinds = [
  ...([
    'actions',
    'attachments',
    'audit_entries',
    'bulk_changes',
    'certificates',
    'clients',
    'custom_fields',
    'emails',
    'erasures',
    'exports',
    'file_shares',
    'files',
    'imports',
  ] as const),
  ...([
    'inspection_contacts',
    'inspections',
    'items',
    'key_movements',
    'key_sets',
    'meter_readings',
    'meters',
    'offers',
    'option_sets',
    'passkeys',
    'pdfs',
  ] as const),
  ...([
    'properties',
    'property_contacts',
    'recurring_visits',
    'report_comments',
    'report_links',
    'report_openings',
    'report_signatures',
    'reports',
  ] as const),
  ...(['retention_rules', 'retention_runs', 'review_questions', 'rooms'] as const),
  ...([
    'security_events',
    'slot_holds',
    'template_versions',
    'templates',
    'tenancies',
    'users',
    'webhook_deliveries',
    'webhooks',
  ] as const),
];
/** The references of bookings are counted in the same way, and belong to no table. */
export type IdKind = (typeof idKinds)[number] | 'refs';

export type IdLeases = {
  /** In ascending order, each given once. */
  take: (kind: IdKind, accountId: number, count: number) => Promise<number[]>;
  takeOne: (kind: IdKind, accountId: number) => Promise<number>;
};

/** Small, because the rest of a block is never used once its process has ended. */
const FIRST_BLOCK = 16;
const LARGEST_BLOCK = 1024;
/** A block that is used up within these milliseconds is followed by one of twice its size. */
const SOON = 10_000;
/** Forgets the lease of the account that has been idle longest. */
const MOST_COUNTERS = 20_000;

/** From `next` on, before `end`. */
type Range = { next: number; end: number };
type Counter = { ranges: Range[]; block: number; leasedAt: number; underWay?: Promise<void> | undefined };

export function openIdLeases(url: string, introduction: Introduction): IdLeases & { close: () => Promise<void> } {
  const pool = new pg.Pool({ ...connectionOptions(url, introduction), max: 1, allowExitOnIdle: true });
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const counters = new Map<string, Counter>();

  const counterOf = (key: string): Counter => {
    const counter = counters.get(key) ?? { ranges: [], block: FIRST_BLOCK / 2, leasedAt: 0 };
    counters.delete(key);
    counters.set(key, counter);
    const [oldest] = counters.size > MOST_COUNTERS ? counters.keys() : [];
    if (oldest !== undefined) counters.delete(oldest);
    return counter;
  };

  const lease = async (counter: Counter, kind: IdKind, accountId: number, missing: number): Promise<void> => {
    const isSoon = Date.now() - counter.leasedAt < SOON;
    counter.block = isSoon ? Math.min(2 * counter.block, LARGEST_BLOCK) : FIRST_BLOCK;
    const count = Math.max(counter.block, missing);
    const { rows } = await pool.query<{ first: number }>({
      name: 'ids.lease',
      text: 'select lease_ids($1, $2, $3) as first',
      values: [accountId, kind, count],
    });
    const [leased] = rows;
    if (leased === undefined) throw new Error('the lease returned no row');
    counter.ranges.push({ next: leased.first, end: leased.first + count });
    counter.leasedAt = Date.now();
  };

  const take: IdLeases['take'] = async (kind, accountId, count) => {
    const counter = counterOf(`${accountId} ${kind}`);
    for (let missing = count - freeIn(counter); missing > 0; missing = count - freeIn(counter)) {
      counter.underWay ??= lease(counter, kind, accountId, missing).finally(() => {
        counter.underWay = undefined;
      });
      await counter.underWay;
    }
    return draw(counter, count);
  };

  return {
    take,
    takeOne: async (kind, accountId) => {
      const [id] = await take(kind, accountId, 1);
      return id as number;
    },
    close: () => pool.end(),
  };
}

function freeIn({ ranges }: Counter): number {
  return ranges.reduce((free, { next, end }) => free + end - next, 0);
}

function draw({ ranges }: Counter, count: number): number[] {
  const ids: number[] = [];
  for (let [range] = ranges; ids.length < count && range !== undefined; [range] = ranges) {
    while (ids.length < count && range.next < range.end) ids.push(range.next++);
    if (range.next === range.end) ranges.shift();
  }
  return ids;
}
