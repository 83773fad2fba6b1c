/** Sets of keys: who has them, whether they are late, and which one a visit gets. */

/** Everybody but the office is somebody whom the keys went out to. */
export const keyHolders = ['office', 'clerk', 'tenant', 'landlord', 'contractor'] as const;
export type KeyHolder = (typeof keyHolders)[number];
export const keyTakers = ['clerk', 'tenant', 'landlord', 'contractor'] as const satisfies KeyHolder[];

/** A set as it is now. Days are `2027-02-03`. */
export type HeldSet = {
  id: number;
  tag: string;
  /** Its hook, when it is in the office. */
  place: string;
  holder: KeyHolder;
  /** The clerk who has it. */
  staffId: number | null;
  holderName: string | null;
  dueBackOn: string | null;
};
/** A visit of one day to the home of the sets, in the order of the day. */
export type KeyVisit = { id: number | undefined; clerkId: number | null; clerkName: string | null };

export const isOut = ({ holder }: Pick<HeldSet, 'holder'>): boolean => holder !== 'office';
export const isOverdue = ({ holder, dueBackOn }: Pick<HeldSet, 'holder' | 'dueBackOn'>, today: string): boolean =>
  holder !== 'office' && dueBackOn !== null && dueBackOn < today;

/** `Office board, hook 14`, or `with Ann Lee (tenant), due back Fri 4 Dec 2026`. */
export function whereSetIs(set: Omit<HeldSet, 'id' | 'tag' | 'staffId'>, today: string): string {
  if (!isOut(set)) return set.place;
  const { holder, holderName, dueBackOn } = set;
  const holding = `with ${holderName === null ? `the ${holder}` : `${holderName} (${holder})`}`;
  if (dueBackOn === null) return holding;
  return isOverdue(set, today)
    ? `${holding}, overdue since ${dayWords(dueBackOn)}`
    : `${holding}, due back ${dayWords(dueBackOn)}`;
}

export type KeysOfVisit<Kept extends HeldSet> = {
  set: Kept | undefined;
  /** In words; undefined when the home has no set. */
  where: string | undefined;
  /** The reason, in words, why the set may not be there on the day. */
  clash: string | undefined;
};

/**
 * A booking reserves a set for its day: each clerk of the day gets one, in the order of their visits, the surest set first.
 * `wanted` is one of `visits`.
 */
export function keysOfVisit<Kept extends HeldSet>(
  sets: readonly Kept[],
  visits: readonly KeyVisit[],
  { wanted, day, today }: { wanted: KeyVisit; day: string; today: string },
): KeysOfVisit<Kept> {
  if (sets.length === 0) return { set: undefined, where: undefined, clash: undefined };
  const free = [...sets];
  const taken: { clerkId: number | null; clerkName: string | null; set: Kept }[] = [];
  for (const visit of visits) {
    const mine = taken.find(({ clerkId }) => clerkId !== null && clerkId === visit.clerkId)?.set;
    const set = mine ?? surest(free, visit, day, today);
    if (visit === wanted) return answer(set, taken, { visit, day, today });
    if (set === undefined || mine !== undefined) continue;
    free.splice(free.indexOf(set), 1);
    taken.push({ ...visit, set });
  }
  return { set: undefined, where: undefined, clash: undefined };
}

function answer<Kept extends HeldSet>(
  set: Kept | undefined,
  taken: readonly { clerkName: string | null; set: Kept }[],
  { visit, day, today }: { visit: KeyVisit; day: string; today: string },
): KeysOfVisit<Kept> {
  if (set === undefined) {
    const [first] = taken;
    const who = first?.clerkName ?? 'another visit';
    const many = taken.length > 1 ? 'all sets are' : `${first?.set.tag ?? 'the set'} is`;
    const where = first === undefined ? undefined : whereSetIs(first.set, today);
    return { set: first?.set, where, clash: `${many} reserved that day, first for ${who}` };
  }
  const where = whereSetIs(set, today);
  const isSure = certainty(set, visit, day, today) < UNSURE;
  return { set, where, clash: isSure ? undefined : `${set.tag} is ${where}` };
}

const surest = <Kept extends HeldSet>(sets: readonly Kept[], visit: KeyVisit, day: string, today: string) =>
  sets.toSorted((one, other) => certainty(one, visit, day, today) - certainty(other, visit, day, today))[0];

const UNSURE = 3;

/** The lower the surer. From `UNSURE` on nobody can say that it will be there. */
function certainty(set: HeldSet, { clerkId }: KeyVisit, day: string, today: string): number {
  if (set.holder === 'clerk' && clerkId !== null && set.staffId === clerkId) return 0;
  if (!isOut(set)) return 1;
  if (isOverdue(set, today)) return 6;
  if (set.dueBackOn === null) return UNSURE + 1;
  return set.dueBackOn <= day ? 2 : UNSURE + 2;
}

/** For a visit without a day: every set that comes back is back by then. */
const LAST_DAY = '9999-12-31';

/**
 * The reason, in words, why no set of a home may be there for a visit, whoever else comes that day; null when one will
 * be, and where none is kept.
 */
export function keysAway(
  sets: readonly HeldSet[],
  { clerkId, day }: { clerkId: number | null; day: string | null },
  today: string,
): string | null {
  const visit = { id: undefined, clerkId, clerkName: null };
  const set = surest(sets, visit, day ?? LAST_DAY, today);
  if (set === undefined || certainty(set, visit, day ?? LAST_DAY, today) < UNSURE) return null;
  const { tag, holder, holderName, dueBackOn } = set;
  const held = `Keys ${tag} are with ${holderName === null ? `the ${holder}` : `${holderName} (${holder})`}`;
  if (dueBackOn === null) return `${held}, and no day is set to bring them back`;
  return isOverdue(set, today)
    ? `${held}, overdue since ${shortDay(dueBackOn)}`
    : `${held} until ${shortDay(dueBackOn)}`;
}

/** `2026-12-04` → `Fri 4 Dec 2026`. */
const dayWords = (day: string): string => wordsOf(day, { weekday: 'short', year: 'numeric' });

/** `2026-12-04` → `4 Dec`. */
const shortDay = (day: string): string => wordsOf(day, {});

function wordsOf(day: string, more: { weekday?: 'short'; year?: 'numeric' }): string {
  const style = { day: 'numeric', month: 'short', timeZone: 'UTC', ...more } as const;
  return new Intl.DateTimeFormat('en-GB', style).format(new Date(`${day}T00:00:00Z`)).replace(',', '');
}
