/** The URL of the list of e-mails: its filters, and the open e-mail. */
import { emailStates } from '#domain/message/email-state.ts';
import type { ListEmailsData } from '#web/queries/generated/types.gen.ts';
import { choicesParam, idParam, listUrl } from '#web/ui/table/list-search.ts';

export const emailUrl = listUrl({
  filters: { states: choicesParam('state', emailStates), inspectionId: idParam('inspection') },
  others: { openId: idParam('email') },
});

export type EmailSearch = ReturnType<typeof emailUrl.read>;

export function emailQuery({ page, perPage, states, inspectionId }: EmailSearch): NonNullable<ListEmailsData['query']> {
  return {
    page,
    per_page: perPage,
    ...(states.length > 0 && { state: states }),
    ...(inspectionId !== undefined && { inspection_id: [inspectionId] }),
  };
}
