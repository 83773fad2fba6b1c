/** The list of sets of keys, as its URL says it; one of them open beside it. */
import type { ListKeySetsData } from '#web/queries/generated/types.gen.ts';
import { choicesParam, idParam, listUrl, textParam } from '#web/ui/table/list-search.ts';

export const keyStates = ['in', 'out', 'overdue'] as const;
export type KeyState = (typeof keyStates)[number];

export const keysUrl = listUrl({
  filters: { q: textParam('q'), state: choicesParam('state', keyStates) },
  others: { openId: idParam('set') },
  sorts: ['tag', '-tag', 'due_back_on', '-due_back_on'],
});

type Search = ReturnType<typeof keysUrl.read>;

export function keysQuery({ page, perPage, q, state, sort }: Search): NonNullable<ListKeySetsData['query']> {
  const [chosen] = state;
  return {
    page,
    per_page: perPage,
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(chosen !== undefined && { state: chosen }),
    ...(sort !== undefined && { sort }),
  };
}
