/**
 * Says to others where the person is in the report, and hears where they are (decision 064). Nothing is said of a page in the
 * background, and a change of place only while somebody else is there.
 */
import { tellPresence } from '#web/queries/generated/sdk.gen.ts';
import { ApiError } from '#web/queries/api-error.ts';
import { listenToPresence, type PresenceNews } from '#web/queries/open-report.ts';
import type { EditedField } from '#web/report/model/report-entry.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';
import type { LocalIds } from '#web/report/requests/local-ids.ts';
import { readSession } from '#web/session/session.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import type { Other, Others } from './others.ts';

const AGAIN_MS = 20_000;
const GONE_MS = 50_000;
/** Somebody who moves on with every key is followed at a walk. */
const MOVES_MS = 1_000;

type Options = { report: ReportStore; ids: LocalIds; others: Others };
type Place = { roomId?: number | undefined; itemId?: number | undefined; field?: EditedField | undefined };
type Known = Other & { heardAt: number };
type Is = PresenceNews['is'];

/** Returns what ends it. */
export function startPresence({ report: { home }, ids, others }: Options): () => void {
  if (typeof home !== 'number') return () => undefined;
  const known = buildKnown(ids, others);
  const mouth = buildMouth(home, ids);
  const over = new AbortController();
  const { signal } = over;
  let moving: number | undefined;
  const sayHere = () => !signal.aborted && void mouth.say('here');

  function handleMove(): void {
    if (others.read().length === 0) return;
    moving ??= window.setTimeout(() => {
      moving = undefined;
      sayHere();
    }, MOVES_MS);
  }

  function handleVisibility(): void {
    const isVisible = document.visibilityState === 'visible';
    if (!isVisible) known.forget();
    void mouth.say(isVisible ? 'new' : 'gone');
  }

  const stopListening = listenToPresence(home, {
    begin: mouth.begin,
    hear: (news) => {
      if (!known.hear(news) || news.is !== 'new') return;
      // Not all at once.
      window.setTimeout(sayHere, Math.random() * 500);
    },
  });
  const timer = window.setInterval(() => {
    known.lookAgain();
    if (document.visibilityState === 'visible') sayHere();
  }, AGAIN_MS);
  document.addEventListener('focusin', handleMove, { signal });
  document.addEventListener('visibilitychange', handleVisibility, { signal });
  window.addEventListener('pagehide', () => void mouth.say('gone'), { signal });
  return () => {
    over.abort();
    window.clearInterval(timer);
    window.clearTimeout(moving);
    stopListening();
    known.forget();
    void mouth.say('gone');
  };
}

function buildMouth(home: number, ids: LocalIds) {
  const tab = crypto.randomUUID();
  let isBegun = false;
  let isRefused = false;

  async function say(is: Is): Promise<void> {
    if (isRefused || !isBegun) return;
    const body = { tab, is, ...(is === 'gone' ? {} : servedPlace(readPlace(), ids)) };
    try {
      await tellPresence({ path: { inspection_id: home }, body, keepalive: is === 'gone', throwOnError: true });
    } catch (error) {
      // A deployment without it, or a right that was taken; a lost line is tried again with the next.
      isRefused = error instanceof ApiError && error.status >= 400 && error.status < 429;
    }
  }

  return {
    say,
    /** Answers to what is said before that would not be heard. */
    begin: (): void => {
      if (isBegun) return;
      isBegun = true;
      void say('new');
    },
  };
}

function buildKnown(ids: LocalIds, others: Others) {
  const known = new Map<string, Known>();

  function show(before: ReadonlySet<string>): void {
    const now = namesOf(known);
    for (const name of now) if (!before.has(name)) announce(`${name} has this report open as well.`);
    for (const name of before) if (!now.has(name)) announce(`${name} has left this report.`);
    others.show([...known.values()]);
  }

  return {
    /** False for the person's own other tab. */
    hear: ({ person, tab, is, ...place }: PresenceNews): boolean => {
      const session = readSession();
      if (session.status !== 'signed-in' || person.id === session.person.id) return false;
      const before = namesOf(known);
      if (is === 'gone') known.delete(tab);
      else known.set(tab, { tab, ...person, ...localPlace(place, ids), heardAt: Date.now() });
      show(before);
      return true;
    },
    /** Some go without a word. */
    lookAgain: (): void => {
      const before = namesOf(known);
      for (const { tab, heardAt } of known.values()) if (Date.now() - heardAt > GONE_MS) known.delete(tab);
      if (namesOf(known).size < before.size) show(before);
    },
    /** Without a word: they are still there. */
    forget: (): void => {
      known.clear();
      others.show([]);
    },
  };
}

const namesOf = (known: ReadonlyMap<string, Known>): Set<string> =>
  new Set([...known.values()].map(({ name }) => name));

/** The place of the field that has the focus. */
function readPlace(): Place {
  const element = document.activeElement;
  const roomId = Number(element?.closest<HTMLElement>('[data-room]')?.dataset['room'] ?? Number.NaN);
  const itemId = Number(element?.closest<HTMLElement>('[data-item]')?.dataset['item'] ?? Number.NaN);
  const field = element?.closest<HTMLElement>('[data-field]')?.dataset['field']?.split(' ')[1];
  return {
    ...(Number.isNaN(roomId) ? {} : { roomId }),
    ...(Number.isNaN(itemId) ? {} : { itemId, field: field as EditedField | undefined }),
  };
}

/** Rooms and items that are not made yet have no place for others. */
function servedPlace({ roomId, itemId, field }: Place, ids: LocalIds) {
  const isRoom = roomId !== undefined && ids.isServed(roomId);
  const isItem = isRoom && itemId !== undefined && ids.isServed(itemId);
  return {
    room_id: isRoom ? ids.kept(roomId) : null,
    item_id: isItem ? ids.kept(itemId) : null,
    field: isItem ? (field ?? null) : null,
  };
}

function localPlace({ room_id, item_id, field }: Omit<PresenceNews, 'person' | 'tab' | 'is'>, ids: LocalIds) {
  return {
    roomId: room_id === null ? undefined : ids.room(room_id),
    itemId: item_id === null ? undefined : ids.item(item_id),
    field: (field ?? undefined) as EditedField | undefined,
  };
}
