/** Another start for a report that is booked already. The dialogs are fetched when somebody asks for one. */
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { states } from '#domain/inspection-state.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import { Menu } from '#web/ui/overlay/menu.tsx';

type DialogProps = { inspection: Inspection; onClose: () => void };

const StartDialog = late<DialogProps>(async () => (await import('./start-dialog.tsx')).StartDialog, {
  failed: failedDialog,
});
const CopyRoomsDialog = late<DialogProps>(async () => (await import('./copy-rooms-dialog.tsx')).CopyRoomsDialog, {
  failed: failedDialog,
});

export function StartMenu({ inspection }: { inspection: Inspection }) {
  const isOpenForStart = inspection.state.id === states.pending || inspection.state.id === states.assigned;
  const [params, setParams] = useSearchParams();
  const [chosen, setOpen] = useState<'start' | 'rooms'>();
  const isAsked = isOpenForStart && params.get('start') === 'report';
  const open = isAsked ? 'start' : chosen;
  function close(): void {
    setOpen(undefined);
    if (isAsked) setParams({}, { replace: true });
  }
  return (
    <>
      <Menu
        label="Start of the report"
        align="end"
        entries={[
          {
            label: 'Start from a report or a template…',
            whyNot: isOpenForStart ? undefined : 'The inspection has begun.',
            onChoose: () => setOpen('start'),
          },
          { label: 'Copy the rooms of a property…', onChoose: () => setOpen('rooms') },
        ]}
        renderTrigger={(props) => (
          <Button {...props} size="sm" data-page-action>
            Start from <ChevronDown size={14} aria-hidden />
          </Button>
        )}
      />
      {open === 'start' && <StartDialog inspection={inspection} onClose={close} />}
      {open === 'rooms' && <CopyRoomsDialog inspection={inspection} onClose={close} />}
    </>
  );
}
