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

const isSchedule = (queryKey: QueryKey) =>
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
function replaceMessage(owner: string, bookingId: number, toast?: Parameters<typeof showToast>[0]): void {
  const key = `${owner}/${bookingId}`;
  const before = messages.get(key);
  if (before !== undefined) removeToast(before);
  messages.delete(key);
  if (toast !== undefined) messages.set(key, showToast(toast));
}

type WantedMove = Move & { isUndo?: boolean /** The state that an undo takes back. */; read?: Inspection };

const putBack = (lists: [QueryKey, Inspection[] | undefined][] = []) => {
  for (const [queryKey, list] of lists) queryClient.setQueryData(queryKey, list);
};

export function useMove() {
  useHoldWhileMoving();
  const { save, conflictDialog } = useConflict(movingLabels, String, { valueWord: movingWord, back: 'Leave it' });
  const owner = ownerOf(useSession());
  const move = useMutation({
    mutationKey: moveKey,
    // One after the other: of two changes of one booking the later must arrive last.
    scope: { id: 'moveBooking' },
    // Undefined when somebody else has moved it meanwhile, and is left to have it so.
    mutationFn: ({ read, ...wanted }: WantedMove) =>
      save<Moving, Inspection>({
        before: readMoving(read ?? wanted.booking.inspection),
        body: movingBody(wanted),
        present: readMoving,
        send: async (body, headers) =>
          (await updateInspection({ path: { inspection_id: wanted.booking.id }, body, headers, throwOnError: true }))
            .data,
      }),
    onMutate: async (wanted) => {
      replaceMessage(owner, wanted.booking.id);
      const predicate = ({ queryKey }: { queryKey: QueryKey }) => isSchedule(queryKey);
      await queryClient.cancelQueries({ predicate });
      const before = queryClient.getQueriesData<Inspection[]>({ predicate });
      const after = moved(wanted);
      for (const [queryKey, list] of before) {
        if (list === undefined) continue;
        const without = list.filter((one) => one.id !== after.id);
        const isTray = JSON.stringify(queryKey).includes('"tray"');
        const belongs = isTray ? after.clerk === null : !isTray;
        queryClient.setQueryData(queryKey, belongs ? [...without, after] : without);
      }
      return { before };
    },
    onError: (error, wanted, context) => {
      putBack(context?.before);
      showToast({ text: `Not moved: ${whyNotMoved(wanted, error)}`, tone: 'failed' });
    },
    onSuccess: (answer, wanted, context) => {
      const { booking, isUndo } = wanted;
      if (answer === undefined) return putBack(context.before);
      if (isUndo === true)
        return replaceMessage(owner, booking.id, { text: `${booking.street} is back where it was.` });
      return replaceMessage(owner, booking.id, {
        text: `${booking.street}: ${moveText(wanted)}.`,
        undo: () => move.mutate({ ...unmoved(booking), isUndo: true, read: answer }),
      });
    },
    // Read anew only when nothing waits behind it, or the board would show the next move undone for a moment.
    onSettled: () => (queryClient.isMutating({ mutationKey: moveKey }) > 1 ? undefined : afterWrite('inspection')),
  });
  const moveWhenMeant = async (wanted: Move) => {
    if (await isDayMeant(wanted.day, wanted.booking.day)) move.mutate(wanted);
  };
  return { move: (wanted: Move) => void moveWhenMeant(wanted), conflictDialog };
}
