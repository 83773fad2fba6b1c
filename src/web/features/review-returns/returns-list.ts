/** Each return of a report: its columns, its orders, and which of them the figures lead to. */
import type { ReviewReturn } from '#web/queries/generated/types.gen.ts';
import type { DataTableColumn } from '#web/ui/table/column.ts';
import type { WholeList } from '#web/ui/table/whole-answer.ts';
import { dateTimeText } from '#web/ui/time/date-text.ts';
import { reasonWords, type ReturnsSearch } from './returns-url.ts';

const reasonsOf = ({ reasons }: ReviewReturn): readonly string[] => (reasons.length === 0 ? ['none'] : reasons);
const reasonsText = (one: ReviewReturn): string => reasonsOf(one).map(reasonWords).join(', ');

export const returnList: WholeList<ReviewReturn> = {
  textOf: (one) =>
    [one.address, one.type.name, one.ref, one.by, one.clerk?.name, one.typist?.name, one.note, reasonsText(one)].join(
      ' ',
    ),
  orders: {
    at: ({ at }) => Date.parse(at),
    address: ({ address }) => address,
    by: ({ by }) => by,
    clerk: ({ clerk }) => clerk?.name,
    typist: ({ typist }) => typist?.name,
  },
};

export function narrowedTo(
  returns: readonly ReviewReturn[],
  { reason: [reason], clerkId, typistId }: Pick<ReturnsSearch, 'reason' | 'clerkId' | 'typistId'>,
): readonly ReviewReturn[] {
  return returns.filter(
    (one) =>
      (reason === undefined || reasonsOf(one).includes(reason)) &&
      (clerkId === undefined || one.clerk?.id === clerkId) &&
      (typistId === undefined || one.typist?.id === typistId),
  );
}

export const returnColumns: readonly DataTableColumn<ReviewReturn>[] = [
  { id: 'address', header: 'Address', sort: 'address', cell: ({ address }) => address },
  {
    id: 'at',
    header: 'Returned',
    sort: 'at',
    sortsDownFirst: true,
    width: '11rem',
    text: ({ at }) => at,
    cell: ({ at }) => dateTimeText(at),
  },
  { id: 'type', header: 'Type', width: '8rem', onPhone: 'hide', cell: ({ type }) => type.name },
  { id: 'reasons', header: 'Reasons', cell: reasonsText },
  { id: 'note', header: 'In words', cell: ({ note }) => note },
  { id: 'clerk', header: 'Clerk', sort: 'clerk', width: '9rem', cell: ({ clerk }) => clerk?.name },
  { id: 'typist', header: 'Typed by', sort: 'typist', width: '9rem', cell: ({ typist }) => typist?.name },
  { id: 'by', header: 'Returned by', sort: 'by', width: '9rem', isOptional: true, cell: ({ by }) => by },
  { id: 'ref', header: 'Ref', width: '7rem', isOptional: true, onPhone: 'hide', cell: ({ ref }) => ref },
];
