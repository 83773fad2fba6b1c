/** Above the board: which view, which days, and whose bookings. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { inspectionStateCodes, inspectionStates } from '#domain/inspection-state.ts';
import { inspectionTypes } from '#domain/inspection-type.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { ChoiceFilter } from '#web/ui/fields/choice-filter.tsx';
import { today } from '#web/ui/time/time-zone.ts';
import type { BoardClerk } from './board-clerks.ts';
import styles from './schedule-bar.module.css';
import { rangeText, type ScheduleSearch, type ScheduleView, stepBy } from './schedule-search.ts';

type Props = {
  search: ScheduleSearch;
  clerks: readonly BoardClerk[];
  onChange: (next: Partial<ScheduleSearch>) => void;
};

const typeOptions = Object.entries(inspectionTypes).map(([value, name]) => ({
  value,
  label: name.split(' / ')[0] ?? name,
}));
const stateOptions = inspectionStateCodes.map((code) => ({ value: String(code), label: inspectionStates[code] }));

export function ScheduleBar({ search, clerks, onChange }: Props) {
  return (
    <div className={styles.bar}>
      <Segmented
        label="View"
        options={[
          { value: 'week', label: 'Week' },
          { value: 'day', label: 'Day' },
          { value: 'month', label: 'Month' },
        ]}
        value={search.view}
        onChange={(view) => onChange({ view: view as ScheduleView })}
      />
      <Button onClick={() => onChange({ day: today() })}>Today</Button>
      <IconButton
        label={`Previous ${search.view}`}
        icon={<ChevronLeft />}
        onClick={() => onChange({ day: stepBy(search, -1) })}
      />
      <IconButton
        label={`Next ${search.view}`}
        icon={<ChevronRight />}
        onClick={() => onChange({ day: stepBy(search, 1) })}
      />
      <span className={styles.range} aria-live="polite">
        {rangeText(search)}
      </span>
      <div className={styles.end}>
        {search.view === 'week' && (
          <Button aria-pressed={search.isCompact} onClick={() => onChange({ isCompact: !search.isCompact })}>
            Compact
          </Button>
        )}
        <ChoiceFilter
          label="Clerk"
          options={clerks.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={search.clerkIds.map(String)}
          onChange={(ids) => onChange({ clerkIds: ids.map(Number) })}
        />
        <ChoiceFilter
          label="Type"
          options={typeOptions}
          value={search.typeIds.map(String)}
          onChange={(ids) => onChange({ typeIds: ids.map(Number) })}
        />
        <ChoiceFilter
          label="State"
          options={stateOptions}
          value={search.stateIds.map(String)}
          onChange={(ids) => onChange({ stateIds: ids.map(Number) })}
        />
      </div>
    </div>
  );
}
