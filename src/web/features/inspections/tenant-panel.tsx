/** The tenant of a self-service or live inspection, the end of their link, and sending it again. */
import { states } from '#domain/inspection-state.ts';
import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { afterInspectionWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { hasMailServer } from '#web/queries/mail-server.ts';
import { inviteTenant } from '#web/queries/generated/sdk.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { useCan, useCanReadEmails, useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Details, Panel } from '#web/ui/layout/panel.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';

/** Pending, Assigned and Active: later the tenant has sent it in. */
const lastState = states.active;

export function TenantPanel({ inspection }: { inspection: Inspection }) {
  const { isManager } = useSession();
  const canReadEmails = useCanReadEmails();
  const canSend = useCan('inspections.write') && isManager && inspection.state.id <= lastState;
  const { id, self_servicer: tenant, tenant_link_expires_at: expiresAt } = inspection;
  const invite = useMutation({
    mutationFn: () => inviteTenant({ path: { inspection_id: id } }),
    onSuccess: async () => {
      await afterInspectionWrite(inspection, 'inspection');
      const isSent = await hasMailServer(canReadEmails);
      const replaces = expiresAt == null ? '' : ' The one before no longer works.';
      showToast({ text: `${linkWords(isSent, tenant?.email ?? '')}${replaces}` });
    },
    onError: (error) => showToast({ text: errorText(error), tone: 'failed' }),
  });
  if (tenant == null) return null;
  return (
    <Panel
      title="Tenant"
      actions={
        canSend && (
          <Button size="sm" icon={<Send />} isBusy={invite.isPending} onClick={() => invite.mutate()}>
            {expiresAt == null ? 'Send the link' : 'Send the link again'}
          </Button>
        )
      }
    >
      <Details
        items={[
          { label: 'Name', value: tenant.name },
          {
            label: 'E-mail',
            value: (
              <>
                {tenant.email}
                {canReadEmails && (
                  <>
                    {' · '}
                    <Link to={paths.emails(id)}>E-mails sent</Link>
                  </>
                )}
              </>
            ),
          },
          { label: 'Link works until', value: <LinkEnd at={expiresAt} /> },
          { label: 'Photos of each room', value: photosWord(tenant.photos_per_room) },
          { label: 'Started', value: inspection.started_at && <DateTime at={inspection.started_at} /> },
          { label: 'Sent in', value: inspection.submitted_at && <DateTime at={inspection.submitted_at} /> },
        ]}
      />
    </Panel>
  );
}

const photosWord = (count: number | undefined) =>
  count === undefined ? undefined : count === 0 ? 'None are asked for' : `${count} at least`;

/** `isSent`: undefined where nobody can tell. */
function linkWords(isSent: boolean | undefined, email: string): string {
  if (isSent === undefined) return `A new link was made for ${email}.`;
  if (isSent) return `A new link is on its way to ${email}.`;
  return `There is a new link, but no mail server, so it was not sent. Open it under “E-mails sent” and pass it on to ${email} yourself.`;
}

function LinkEnd({ at }: { at: string | null | undefined }) {
  const [now] = useState(Date.now);
  if (at == null) return <>No link was sent yet</>;
  const isOver = Date.parse(at) <= now;
  return (
    <>
      <DateTime at={at} />
      {isOver && ' (over: move the date to send another)'}
    </>
  );
}
