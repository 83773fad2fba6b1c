/** The bookings in sight and those in the tray, and moving one: at once on the screen, back when refused, with undo. */
import { keepPreviousData, type QueryKey, queryOptions, useIsMutating, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isDayMeant } from '#web/forms/past-day.ts';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { everyPage } from '#web/queries/every-page.ts';
import { listInspections, updateInspection } from '#web/queries/generated/sdk.gen.ts';
import type { Inspection, ListInspectionsData } from '#web/queries/generated/types.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { ownerOf } from '#web/session/owner-of.ts';
import { useSession } from '#web/session/session.ts';
import { removeToast, showToast } from '#web/ui/feedback/toast.ts';
import { boardQuery, trayQuery } from './board-queries.ts';
import { toBooking } from './booking.ts';
import { handText } from './many/hand.ts';
import { type Move, moved, moveText, type Moving, movingBody, readMoving, unmoved, whyNotMoved } from './move.ts';
import { movingLabels, movingWord } from './moving-words.ts';

type Query = NonNullable<ListInspectionsData['query']>;

const listAll = (filter: Query, signal: AbortSignal): Promise<Inspection[]> =>
  everyPage((query) => listInspections({ query: { ...filter, ...query }, signal }));

/** Named like the operation they come from, so that a write makes them stale with its lists. */
const key = (part: string): QueryKey => [{ _id: 'listInspections', schedule: part }];

export const bookingsOptions = (from: string, to: string) =>
  queryOptions({
    queryKey: key(`${from}/${to}`),
    queryFn: ({ signal }) => listAll(boardQuery(from, to), signal),
    placeholderData: keepPreviousData,
  });

export const trayOptions = () =>
  queryOptions({
    queryKey: key('tray'),
    queryFn: ({ signal }) => listAll(trayQuery, signal),
  });

const isSchedule = ({ queryKey }: { queryKey: QueryKey }) =>
  typeof queryKey[0] === 'object' && queryKey[0] !== null && 'schedule' in queryKey[0];

const moveKey = ['moveBooking'];

/** Changes on their way would be lost with the page. */
function useHoldWhileMoving(): void {
  const isMoving = useIsMutating({ mutationKey: moveKey }) > 0;
  useEffect(() => {
    if (!isMoving) return;
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askFirst);
    return () => window.removeEventListener('beforeunload', askFirst);
  }, [isMoving]);
}

/** The last message of each booking: its Undo is for the last move only. */
const messages = new Map<string, number>();

/** `owner`: two accounts may count to the same booking. */
function replaceMessage(owner: string, moves: readonly WantedMove[], toast?: Parameters<typeof showToast>[0]): void {
  const keys = moves.map(({ booking }) => `${owner}/${booking.id}`);
  for (const before of new Set(keys.map((key) => messages.get(key)))) if (before !== undefined) removeToast(before);
  for (const key of keys) messages.delete(key);
  if (toast === undefined) return;
  const message = showToast(toast);
  for (const key of keys) messages.set(key, message);
}

type WantedMove = Move & { /** The state that an undo takes back. */ read?: Inspection };
/** `note`: said of it as well. */
type Wanted = { moves: readonly WantedMove[]; isUndo?: boolean; note?: string | undefined };
/** Without an answer somebody else has moved it meanwhile, and it is left to them; or it was refused, with the error. */
type Outcome = { wanted: WantedMove; answer?: Inspection | undefined; error?: unknown };

/** In the lists it belongs to, before the service has answered. */
function draw(after: Inspection): void {
  for (const [queryKey, list] of queryClient.getQueriesData<Inspection[]>({ predicate: isSchedule })) {
    if (list === undefined) continue;
    const without = list.filter((one) => one.id !== after.id);
    const isTray = JSON.stringify(queryKey).includes('"tray"');
    const belongs = isTray ? after.clerk === null : !isTray;
    queryClient.setQueryData(queryKey, belongs ? [...without, after] : without);
  }
}

export function useMove() {
  useHoldWhileMoving();
  const { save, conflictDialog } = useConflict(movingLabels, String, { valueWord: movingWord, back: 'Leave it' });
  const owner = ownerOf(useSession());

  const send = (wanted: WantedMove, isAlone: boolean) =>
    save<Moving, Inspection>({
      before: readMoving(wanted.read ?? wanted.booking.inspection),
      body: movingBody(wanted),
      present: readMoving,
      isUnattended: !isAlone,
      send: async (body, headers) =>
        (await updateInspection({ path: { inspection_id: wanted.booking.id }, body, headers, throwOnError: true }))
          .data,
    });

  const move = useMutation({
    mutationKey: moveKey,
    // One after the other: of two changes of one booking the later must arrive last.
    scope: { id: 'moveBooking' },
    mutationFn: async ({ moves }: Wanted) => {
      const outcomes: Outcome[] = [];
      for (const wanted of moves)
        outcomes.push(
          await send(wanted, moves.length === 1).then(
            (answer) => ({ wanted, answer }),
            (error: unknown) => ({ wanted, error }),
          ),
        );
      return outcomes;
    },
    onMutate: async ({ moves }) => {
      replaceMessage(owner, moves);
      await queryClient.cancelQueries({ predicate: isSchedule });
      for (const wanted of moves) draw(moved(wanted));
    },
    onSuccess: (outcomes, { isUndo, note, moves }) => {
      for (const { wanted, answer } of outcomes)
        if (answer === undefined) draw(wanted.read ?? wanted.booking.inspection);
      const notMoved = whyNot(outcomes);
      if (notMoved !== undefined) showToast({ text: notMoved, tone: 'failed' });
      const done = outcomes.filter(({ answer }) => answer !== undefined);
      if (done.length === 0) return;
      const back = done.map(backOf);
      replaceMessage(
        owner,
        moves,
        isUndo === true
          ? { text: backText(back) }
          : {
              text: [doneText(done), note].filter(Boolean).join(' '),
              undo: () => move.mutate({ moves: back, isUndo: true }),
            },
      );
    },
    // Read anew only when nothing waits behind it, or the board would show the next move undone for a moment.
    onSettled: () => (queryClient.isMutating({ mutationKey: moveKey }) > 1 ? undefined : afterWrite('inspection')),
  });
  const moveWhenMeant = async (moves: readonly Move[], note?: string) => {
    const [earliest] = moves
      .filter(({ day, booking }) => day !== (booking.day ?? ''))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1));
    if (earliest === undefined || (await isDayMeant(earliest.day, earliest.booking.day))) move.mutate({ moves, note });
  };
  return { move: (moves: readonly Move[], note?: string) => void moveWhenMeant(moves, note), conflictDialog };
}

function doneText(done: readonly Outcome[]): string {
  const [one] = done;
  if (one === undefined) return '';
  if (done.length > 1) return `${handText(done.map(({ wanted }) => wanted))}.`;
  return `${one.wanted.booking.street}: ${moveText(asSaved(one))}.`;
}

/** Takes back what the move changed; the rest stays as it is now, since somebody else may have changed it. */
function backOf({ wanted, answer: read }: Outcome): WantedMove {
  const before = unmoved(wanted.booking);
  if (read === undefined) return before;
  const { clerkId, clerkName, day, from, minutes } = before;
  return {
    ...unmoved(toBooking(read)),
    booking: wanted.booking,
    ...(wanted.clerkId !== clerkId && { clerkId, clerkName }),
    ...((wanted.day !== day || wanted.from !== from) && { day, from }),
    ...(wanted.minutes !== minutes && { minutes }),
    read,
  };
}

/** As it stands now: the clerk or the time may be another's meanwhile, and stay so. */
const asSaved = ({ wanted, answer }: Outcome): Move =>
  answer === undefined ? wanted : { ...unmoved(toBooking(answer)), booking: wanted.booking };

const backText = ([one, ...others]: readonly Move[]): string =>
  others.length === 0
    ? `${one?.booking.street} is back where it was.`
    : `${others.length + 1} inspections are back where they were.`;

/** More reasons than anybody reads in a message. */
const MOST_REASONS = 3;

/** Undefined when all are moved, or the one is left as somebody else has it, by choice. */
function whyNot(outcomes: readonly Outcome[]): string | undefined {
  const isAlone = outcomes.length === 1;
  const reasons = outcomes.flatMap(({ wanted, answer, error }) => {
    if (answer !== undefined || (isAlone && error === undefined)) return [];
    const why = error === undefined ? 'somebody else has moved it meanwhile.' : whyNotMoved(wanted, error);
    return isAlone ? why : `${wanted.booking.street}: ${why}`;
  });
  if (reasons.length === 0) return undefined;
  const more = reasons.length - MOST_REASONS;
  return [`Not moved: ${reasons.slice(0, MOST_REASONS).join(' ')}`, more > 0 && `And ${more} more.`]
    .filter(Boolean)
    .join(' ');
}
