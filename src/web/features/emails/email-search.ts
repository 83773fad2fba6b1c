/** The list of e-mails as its URL says it: what is in it, the page, how long that is, and which one is open. */
import { type EmailState, emailStates } from '#domain/message/email-state.ts';
import type { ListEmailsData } from '#web/queries/generated/types.gen.ts';

export type EmailSearch = {
  page: number;
  perPage: number;
  states: EmailState[];
  inspectionId: number | undefined;
  openId: number | undefined;
};

const standardPerPage = 30;

function readPositive(text: string | null): number | undefined {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : undefined;
}

function readStates(text: string | null): EmailState[] {
  const named = (text ?? '').split(',');
  return emailStates.filter((state) => named.includes(state));
}

export function readEmailSearch(params: URLSearchParams): EmailSearch {
  return {
    page: readPositive(params.get('page')) ?? 1,
    perPage: Math.min(readPositive(params.get('per_page')) ?? standardPerPage, 100),
    states: readStates(params.get('state')),
    inspectionId: readPositive(params.get('inspection')),
    openId: readPositive(params.get('email')),
  };
}

/** Only what differs from the usual, so that addresses stay short. */
export function writeEmailSearch({ page, perPage, states, inspectionId, openId }: EmailSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (page > 1) params.set('page', String(page));
  if (perPage !== standardPerPage) params.set('per_page', String(perPage));
  if (states.length > 0) params.set('state', states.join(','));
  if (inspectionId !== undefined) params.set('inspection', String(inspectionId));
  if (openId !== undefined) params.set('email', String(openId));
  return params;
}

/** The same list without its filters. */
export function withoutFilters(search: EmailSearch): EmailSearch {
  return { ...search, page: 1, states: [], inspectionId: undefined };
}

export function isFiltered({ states, inspectionId }: EmailSearch): boolean {
  return states.length > 0 || inspectionId !== undefined;
}

export function emailQuery({ page, perPage, states, inspectionId }: EmailSearch): NonNullable<ListEmailsData['query']> {
  return {
    page,
    per_page: perPage,
    ...(states.length > 0 && { state: states }),
    ...(inspectionId !== undefined && { inspection_id: [inspectionId] }),
  };
}
