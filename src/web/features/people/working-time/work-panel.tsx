/** The areas and types of inspection that a member of staff takes: suggestions and the booking form keep to them. */
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { updateStaffMember } from '#web/queries/generated/sdk.gen.ts';
import type { StaffMember } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Swatch } from '#web/ui/controls/swatch.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Details, Panel } from '#web/ui/layout/panel.tsx';
import { WorkDialog } from './work-dialog.tsx';
import { areasText, colourName, takenText, type workOf, workWords } from './work-text.ts';

type Props = { member: StaffMember; canChange: boolean };
const labels = { areas: 'Areas', inspection_types: 'Types of inspection', colour: 'Colour' };

export function WorkPanel({ member, canChange }: Props) {
  /** As it was when the form was opened. */
  const [edited, setEdited] = useState<StaffMember>();
  const { save, conflictDialog } = useConflict(labels);

  const handleSave = async (before: StaffMember, work: ReturnType<typeof workOf>) => {
    const saved = await save({
      before: asWords(before),
      body: workWords(work),
      send: (changes, headers) =>
        updateStaffMember({
          path: { staff_id: member.id },
          body: {
            ...(changes.areas !== undefined && { areas: work.areas }),
            ...(changes.inspection_types !== undefined && { inspection_types: work.inspection_types }),
            ...(changes.colour !== undefined && { colour: work.colour }),
          },
          headers,
        }),
      present: asWords,
    });
    if (saved === undefined) return;
    setEdited(undefined);
    showToast({ text: `What ${member.name} takes was saved.` });
    await afterWrite('person');
  };

  const { areas, inspection_types: types, colour } = member;
  return (
    <Panel
      title="Areas and types"
      actions={
        canChange && (
          <Button size="sm" icon={<Pencil />} onClick={() => setEdited(member)}>
            Change
          </Button>
        )
      }
    >
      <Details
        items={[
          { label: 'Areas', value: areasText(areas) },
          { label: 'Types', value: takenText(types) },
          {
            label: 'Colour',
            value: colour && (
              <span>
                <Swatch colour={colour} /> {colourName(colour)}
              </span>
            ),
          },
        ]}
      />
      {edited && (
        <WorkDialog member={edited} onClose={() => setEdited(undefined)} onSave={(work) => handleSave(edited, work)} />
      )}
      {conflictDialog}
    </Panel>
  );
}

const asWords = (member: StaffMember) => ({ version: member.version, ...workWords(member) });
