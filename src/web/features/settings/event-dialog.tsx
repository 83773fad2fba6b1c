/** One event of the security log, whole: on a phone the list shows two of its columns. */
import type { SecurityEvent } from '#web/queries/generated/types.gen.ts';
import { Details } from '#web/ui/layout/panel.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { factsText } from './facts-text.ts';
import { logColumns } from './log-columns.tsx';

export function EventDialog({ event, onClose }: { event: SecurityEvent; onClose: () => void }) {
  const shown = logColumns.filter(({ id }) => ['who', 'subject', 'through'].includes(id));
  const facts = factsText(event.facts);
  return (
    <Dialog title={event.description} at="panel" onClose={onClose}>
      <Details
        items={[
          { label: 'When', value: <DateTime at={event.at} /> },
          ...shown.map(({ header, cell }) => ({ label: String(header), value: cell(event) })),
          { label: 'Network address', value: event.address },
          { label: 'Browser or program', value: event.browser },
          ...(facts === undefined ? [] : [{ label: 'Details', value: facts }]),
        ]}
      />
    </Dialog>
  );
}
