/** /integrations/webhooks/<id>?q=4101&delivery=7: one webhook, and what was sent to it. */
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router';
import { roles } from '#domain/role.ts';
import { DeliveryDialog } from '#web/features/integrations/delivery-dialog.tsx';
import { DeliveryFilters } from '#web/features/integrations/delivery-filters.tsx';
import { eventsText, eventText } from '#web/features/integrations/event-words.ts';
import styles from '#web/features/integrations/integrations.module.css';
import { WebhookActions } from '#web/features/integrations/webhook-actions.tsx';
import {
  deliveryColumns,
  deliveryQuery,
  deliveryUrl,
  webhookState,
} from '#web/features/integrations/webhook-columns.tsx';
import { paths } from '#web/paths.ts';
import { getWebhookOptions, listWebhookDeliveriesOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { listWebhookDeliveries } from '#web/queries/generated/sdk.gen.ts';
import type { Delivery, Webhook } from '#web/queries/generated/types.gen.ts';
import { exportOf } from '#web/queries/list-export.ts';
import { queryClient, whenEmpty } from '#web/queries/query-client.ts';
import { useSession } from '#web/session/session.ts';
import { NotAllowed } from '#web/shell/not-allowed.tsx';
import { ListPage } from '#web/ui/table/list-page.tsx';
import { useList } from '#web/ui/table/use-list.ts';
import { DateTime } from '#web/ui/time/date-time.tsx';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

/** Milliseconds between looks while a delivery is on its way. */
const LOOK_AGAIN = 2_000;
const isOnItsWay = ({ state }: Delivery) => state === 'pending';
const webhookOptions = (id: number) => getWebhookOptions({ path: { webhook_id: id } });

export const loader = ({ params }: LoaderFunctionArgs) =>
  queryClient.ensureQueryData(webhookOptions(Number(params['webhookId'])));

export function Component() {
  const { role } = useSession();
  return role === roles.administrator ? <WebhookPage /> : <NotAllowed>This is for administrators.</NotAllowed>;
}

function WebhookPage() {
  const id = Number(useParams()['webhookId']);
  const { data: webhook } = useSuspenseQuery(webhookOptions(id));
  const navigate = useNavigate();
  const list = useList(deliveryUrl);
  const { openId } = list.search;
  const { data, isPlaceholderData } = useQuery({
    ...listWebhookDeliveriesOptions({ path: { webhook_id: id }, query: deliveryQuery(list.search) }),
    placeholderData: keepPreviousData,
    throwOnError: whenEmpty,
    refetchInterval: ({ state }) => (state.data?.data.some(isOnItsWay) === true ? LOOK_AGAIN : false),
  });
  const open = data?.data.find((delivery) => delivery.id === openId);
  return (
    <ListPage
      title={webhook.url}
      crumbs={[
        { label: 'Integrations', href: paths.integrations() },
        { label: 'Webhooks', href: paths.webhooks() },
      ]}
      subtitle={[
        webhookState(webhook),
        webhook.application && `by ${webhook.application.name}`,
        eventsText(webhook.events),
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={<WebhookActions webhook={webhook} onGone={() => void navigate(paths.webhooks())} />}
      noun={['delivery', 'deliveries']}
      list={list}
      answer={data}
      isStale={isPlaceholderData}
      exporting={exportOf('webhook_deliveries', async (part) => {
        const query = { ...deliveryQuery(list.search), ...part };
        return (await listWebhookDeliveries({ path: { webhook_id: id }, query })).data;
      })}
      columns={deliveryColumns}
      rowName={({ type, created_at: at }) => `${eventText(type)}, ${at}`}
      rowHref={(delivery) => `${paths.webhook(id)}?${deliveryUrl.write({ ...list.search, openId: delivery.id })}`}
      openId={openId === undefined ? undefined : String(openId)}
      filters={<DeliveryFilters list={list} />}
      notice={<Notices webhook={webhook} />}
      noMatch={{ text: 'Loosen a filter. The search takes the whole id of an inspection or of a message.' }}
      none={{
        icon: <Send />,
        title: 'Nothing was sent yet.',
        text: 'The next event appears here, with the answer of the other system. You can also send a test.',
      }}
    >
      {open && <DeliveryDialog webhook={webhook} delivery={open} onClose={() => list.change({ openId: undefined })} />}
    </ListPage>
  );
}

const isAhead = (at: string | null | undefined): at is string => typeof at === 'string' && Date.parse(at) > Date.now();

function Notices({ webhook }: { webhook: Webhook }) {
  const { application, approved, enabled, disabled_because: because, former_secret_until: until } = webhook;
  return (
    <>
      {enabled && approved === false && (
        <p className={styles.notice}>
          Nobody lets {application?.name} act any more, so nothing is sent. It goes on when somebody of the staff allows
          the application again.
        </p>
      )}
      {because && <p className={styles.notice}>{because}</p>}
      {isAhead(until) && (
        <p className={styles.notice}>
          The secret before this one is valid until <DateTime at={until} />.
        </p>
      )}
    </>
  );
}
