/** The list of e-mails as its URL says it: the page, how long it is, and which one is open. */
import type { ListEmailsData } from '#web/queries/generated/types.gen.ts';

export type EmailSearch = { page: number; perPage: number; openId: number | undefined };

const standardPerPage = 30;

function readPositive(text: string | null): number | undefined {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : undefined;
}

export function readEmailSearch(params: URLSearchParams): EmailSearch {
  return {
    page: readPositive(params.get('page')) ?? 1,
    perPage: Math.min(readPositive(params.get('per_page')) ?? standardPerPage, 100),
    openId: readPositive(params.get('email')),
  };
}

/** Only what differs from the usual, so that addresses stay short. */
export function writeEmailSearch({ page, perPage, openId }: EmailSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (page > 1) params.set('page', String(page));
  if (perPage !== standardPerPage) params.set('per_page', String(perPage));
  if (openId !== undefined) params.set('email', String(openId));
  return params;
}

export function emailQuery({ page, perPage }: EmailSearch): NonNullable<ListEmailsData['query']> {
  return { page, per_page: perPage };
}
