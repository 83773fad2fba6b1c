/** The columns of the lists of webhooks and of their deliveries. */
import { deliveredKinds, deliveryStates } from '#domain/message/event-kind.ts';
import type { Delivery, ListWebhookDeliveriesData, Webhook } from '#web/queries/generated/types.gen.ts';
import type { DataTableColumn } from '#web/ui/table/column.ts';
import { choicesParam, idParam, listUrl, textParam } from '#web/ui/table/list-search.ts';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { wallText } from '#web/ui/time/time-zone.ts';
import { aboutText, answerText, deliveryText } from './delivery-words.ts';
import { eventsText, eventText } from './event-words.ts';

export const webhookUrl = listUrl({ filters: { q: textParam('q') }, sorts: ['url', '-url'] });
export const deliveryUrl = listUrl({
  filters: {
    q: textParam('q'),
    states: choicesParam('state', deliveryStates),
    kinds: choicesParam('event', deliveredKinds),
  },
  others: { openId: idParam('delivery') },
  sorts: ['-created', 'created'],
});
export type DeliverySearch = ReturnType<typeof deliveryUrl.read>;

type DeliveryQuery = NonNullable<ListWebhookDeliveriesData['query']>;
export const deliveryQuery = ({ page, perPage, q, states, kinds, sort }: DeliverySearch): DeliveryQuery => ({
  page,
  per_page: perPage,
  ...(q.trim() !== '' && { q: q.trim() }),
  ...(sort && { sort }),
  ...(states.length > 0 && { state: states }),
  ...(kinds.length > 0 && { type: kinds }),
});

export const webhookColumns: readonly DataTableColumn<Webhook>[] = [
  { id: 'url', header: 'Address', cell: ({ url }) => url, sort: 'url' },
  { id: 'state', header: 'State', width: '9rem', cell: (webhook) => webhookState(webhook) },
  { id: 'application', header: 'Application', width: '12rem', cell: ({ application }) => application?.name },
  { id: 'events', header: 'Events', width: '24rem', cell: ({ events }) => eventsText(events) },
  {
    id: 'created',
    header: 'Registered',
    width: '9rem',
    text: ({ created_at: at }) => wallText(at),
    cell: ({ created_at: at }) => at !== undefined && <DateTime at={at} isShort />,
  },
];

/** One whose application nobody lets act any more is on, and yet is sent nothing. */
export const isSent = ({ enabled, approved }: Webhook): boolean => enabled && approved !== false;

export function webhookState({ enabled, approved, disabled_because: because }: Webhook): string {
  if (enabled) return approved === false ? 'Not allowed' : 'On';
  return because === null || because === undefined ? 'Paused' : 'Stopped';
}

export const deliveryColumns: readonly DataTableColumn<Delivery>[] = [
  { id: 'event', header: 'Event', cell: ({ type }) => eventText(type) },
  { id: 'about', header: 'About', width: '14rem', cell: ({ payload }) => aboutText(payload) },
  { id: 'state', header: 'State', width: '14rem', cell: (delivery) => deliveryText(delivery) },
  { id: 'answer', header: 'Answer', width: '16rem', cell: (delivery) => answerText(delivery) },
  {
    id: 'at',
    header: 'Happened',
    width: '9rem',
    sort: 'created',
    sortsDownFirst: true,
    text: ({ created_at: at }) => wallText(at),
    cell: ({ created_at: at }) => <DateTime at={at} isShort />,
  },
  {
    id: 'next',
    header: 'Next try',
    width: '9rem',
    text: ({ next_attempt_at: at }) => wallText(at),
    cell: ({ next_attempt_at: at }) => at !== null && <DateTime at={at} isShort />,
  },
];
