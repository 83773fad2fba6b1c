/** The URL of the list of e-mails: its filters, and the open e-mail. */
import { emailStates } from '#domain/message/email-state.ts';
import type { ListEmailsData } from '#web/queries/generated/types.gen.ts';
import { choicesParam, idParam, listUrl, textParam } from '#web/ui/table/list-search.ts';

export const emailUrl = listUrl({
  filters: {
    recipient: textParam('to'),
    states: choicesParam('state', emailStates),
    inspectionId: idParam('inspection'),
  },
  others: { openId: idParam('email') },
  sorts: ['-created', 'created', 'recipient', '-recipient'],
});

export type EmailSearch = ReturnType<typeof emailUrl.read>;

export function emailQuery(search: EmailSearch): NonNullable<ListEmailsData['query']> {
  const { page, perPage, states, inspectionId, sort } = search;
  const recipient = search.recipient.trim();
  return {
    page,
    per_page: perPage,
    ...(recipient !== '' && { recipient }),
    ...(states.length > 0 && { state: states }),
    ...(inspectionId !== undefined && { inspection_id: [inspectionId] }),
    ...(sort !== undefined && sort !== '-created' && { sort }),
  };
}
