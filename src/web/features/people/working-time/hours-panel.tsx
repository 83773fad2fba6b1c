/** The hours in which a member of staff works: what the schedule and the booking form hold bookings against. */
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { updateStaffMember } from '#web/queries/generated/sdk.gen.ts';
import type { StaffMember } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { HoursDialog } from './hours-dialog.tsx';
import { inOrder, type Span, weekLines, weekText } from './week-text.ts';
import styles from './working-time.module.css';

type Props = { member: StaffMember; canChange: boolean };

export function HoursPanel({ member, canChange }: Props) {
  /** As it was when the form was opened. */
  const [edited, setEdited] = useState<StaffMember>();
  const { save, conflictDialog } = useConflict({ working_hours: 'Working hours' });

  const handleSave = async (before: StaffMember, typed: readonly Span[]) => {
    const spans = inOrder(typed);
    const saved = await save({
      before: asText(before),
      // Two weeks are compared, and shown where they differ, in words.
      body: { working_hours: weekText(spans) },
      send: (changes, headers) =>
        updateStaffMember({
          path: { staff_id: member.id },
          body: changes.working_hours === undefined ? {} : { working_hours: spans },
          headers,
        }),
      present: asText,
    });
    if (saved === undefined) return;
    setEdited(undefined);
    showToast({ text: 'The working hours were saved.' });
    await afterWrite('person');
  };

  const lines = weekLines(member.working_hours);
  return (
    <Panel
      title="Working hours"
      actions={
        canChange && (
          <Button size="sm" icon={<Pencil />} onClick={() => setEdited(member)}>
            Change the hours
          </Button>
        )
      }
    >
      {lines.length === 0 ? (
        <p className={styles.quiet}>Not known. Any time of any day counts as free in the schedule.</p>
      ) : (
        <ul className={styles.lines} aria-label="Working hours">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {edited && (
        <HoursDialog
          member={edited}
          onClose={() => setEdited(undefined)}
          onSave={(spans) => handleSave(edited, spans)}
        />
      )}
      {conflictDialog}
    </Panel>
  );
}

const asText = ({ version, working_hours: spans }: StaffMember) => ({ version, working_hours: weekText(spans) });
