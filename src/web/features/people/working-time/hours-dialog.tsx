/** The form of a working week: a line for each day, with as many parts as somebody works. */
import { Copy, Plus, X } from 'lucide-react';
import { StaffDraft } from '#contract/person.ts';
import { TimeField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useRows } from '#web/forms/use-rows.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import type { StaffMember } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { CheckField } from '#web/ui/fields/field.tsx';
import { inOrder, likeMonday, type Span, weekdays } from './week-text.ts';
import styles from './working-time.module.css';

type Values = { working_hours: Span[] };
type Props = { member: StaffMember; onClose: () => void; onSave: (spans: readonly Span[]) => Promise<void> };

const usual = { from: '09:00', to: '17:30' };
const usualWeek = likeMonday([{ ...usual, day: 1 }]);

/** No day at all means unknown hours, and no person without work. */
const areNoneMeant = (name: string): Promise<boolean> =>
  confirm({
    title: 'No day is ticked',
    text: `The hours of ${name} are then not known, and any time of any day counts as free in the schedule.`,
    action: 'Forget the hours',
    keep: 'Back to the hours',
  });

export function HoursDialog({ member, onClose, onSave }: Props) {
  const hasHours = member.working_hours.length > 0;
  const form = useContractForm({
    schema: StaffDraft.pick({ working_hours: true }),
    // Nobody's week is known at first: most work this one.
    initial: { working_hours: hasHours ? inOrder(member.working_hours) : usualWeek },
    toBody: ({ working_hours: spans }: Values) => ({ working_hours: spans }),
  });
  const { rows: spans, append, remove, replace } = useRows(form, 'working_hours');
  const partsOf = (day: number) => [...spans.keys()].filter((index) => spans[index]?.day === day);

  return (
    <FormDialog
      form={form}
      title={`Working hours of ${member.name}`}
      label="Working hours"
      action="Save the hours"
      onClose={onClose}
      onSave={async ({ working_hours: typed = [] }) => {
        if (typed.length > 0 || (await areNoneMeant(member.name))) await onSave(typed);
      }}
    >
      {!hasHours && <p>No hours are known yet. These are usual; change them to theirs.</p>}
      <div className={styles.week}>
        {weekdays.map((name, at) => {
          const day = at + 1;
          return (
            <DayLine
              key={name}
              name={name}
              parts={partsOf(day)}
              // Another day begins as the one that was filled in last.
              onWork={() => append({ ...(spans.at(-1) ?? usual), day })}
              onAdd={() => append({ day, from: '', to: '' })}
              onRemove={remove}
            />
          );
        })}
      </div>
      <div>
        <Button
          icon={<Copy />}
          disabled={!spans.some(({ day }) => day === 1)}
          onClick={() => replace(likeMonday(spans))}
        >
          Monday to Friday like Monday
        </Button>
      </div>
    </FormDialog>
  );
}

type DayProps = {
  name: string;
  /** The places of its spans in the form. */
  parts: readonly number[];
  onWork: () => void;
  onAdd: () => void;
  onRemove: (...parts: readonly number[]) => void;
};

function DayLine({ name, parts, onWork, onAdd, onRemove }: DayProps) {
  const works = parts.length > 0;
  return (
    <fieldset className={styles.day} aria-label={name}>
      <CheckField label={name}>
        {(control) => (
          <input {...control} type="checkbox" checked={works} onChange={works ? () => onRemove(...parts) : onWork} />
        )}
      </CheckField>
      <div className={styles.parts}>
        {parts.map((index, place) => (
          <div key={index} className={styles.part}>
            <TimeField name={`working_hours.${index}.from`} label={partLabel(name, 'from', place)} isLabelHidden />
            <span aria-hidden>–</span>
            <TimeField name={`working_hours.${index}.to`} label={partLabel(name, 'until', place)} isLabelHidden />
            {place > 0 && (
              <Button
                variant="quiet"
                size="sm"
                icon={<X />}
                aria-label={`Remove part ${place + 1} of ${name}`}
                onClick={() => onRemove(index)}
              />
            )}
          </div>
        ))}
      </div>
      {works && (
        <Button variant="quiet" size="sm" icon={<Plus />} aria-label={`Add a part to ${name}`} onClick={onAdd} />
      )}
    </fieldset>
  );
}

const partLabel = (day: string, end: string, place: number) =>
  place === 0 ? `${day} ${end}` : `${day}, part ${place + 1}, ${end}`;
