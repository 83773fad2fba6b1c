/** People who asked for another time than the one that is agreed, and wait for the office. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { listAppointmentRequestsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { deleteAppointmentAnswer } from '#web/queries/generated/sdk.gen.ts';
import type { AppointmentRequest } from '#web/queries/generated/types.gen.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { agoText, dateTimeText } from '#web/ui/time/date-text.ts';
import { toWallTime } from '#web/ui/time/time-zone.ts';
import styles from './today.module.css';

export function AppointmentRequests() {
  const { data = [] } = useQuery(listAppointmentRequestsOptions());
  const settle = useMutation({
    mutationFn: ({ inspection, contact }: AppointmentRequest) =>
      deleteAppointmentAnswer({ path: { inspection_id: inspection.id, contact_id: contact.id } }),
    onSuccess: (_, { contact }) => {
      showToast({ text: `${contact.name} waits for nothing any more.` });
      return afterWrite('inspectionContact');
    },
    onError: (error) => showToast({ tone: 'failed', text: errorText(error) }),
  });
  if (data.length === 0) return null;
  return (
    <Panel title="Asked for another time">
      <ul className={styles.lines}>
        {data.map((request) => (
          <RequestLine
            key={`${request.inspection.id} ${request.contact.id}`}
            request={request}
            isBusy={settle.isPending && settle.variables === request}
            onSettle={() => settle.mutate(request)}
          />
        ))}
      </ul>
    </Panel>
  );
}

type LineProps = { request: AppointmentRequest; isBusy: boolean; onSettle: () => void };

function RequestLine({ request, isBusy, onSettle }: LineProps) {
  const { inspection, contact, note, at } = request;
  const { address } = inspection.property;
  return (
    <li className={`${styles.line} ${styles.request}`}>
      <div>
        <Link to={paths.inspection(inspection.id)}>
          {[address.line1, address.line2].filter(Boolean).join(', ')},{' '}
          <span className={styles.postcode}>{address.postcode}</span>
        </Link>
        <span className={styles.kind}>
          {inspection.type.name.split(' / ')[0]} · {dateTimeText(inspection.conduct_date, { isShort: true })}
        </span>
        <span className={styles.warning}>
          {contact.name}, {agoText(at)}
          {note !== null && `: “${note}”`}
        </span>
        {contact.phone !== null && (
          <a className={styles.phone} href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>
            {contact.phone}
          </a>
        )}
      </div>
      <span className={styles.answers}>
        <ButtonLink size="sm" to={`${paths.schedule()}?view=day&day=${toWallTime(inspection.conduct_date).date}`}>
          Schedule
        </ButtonLink>
        <Button size="sm" isBusy={isBusy} onClick={onSettle} aria-label={`Settled: ${contact.name}`}>
          Settled
        </Button>
      </span>
    </li>
  );
}
