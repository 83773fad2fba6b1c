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

/** `2026-12-04` → `Fri 4 Dec 2026`. */
function dayWords(day: string): string {
  const style = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', style).format(new Date(`${day}T00:00:00Z`)).replace(',', '');
}
