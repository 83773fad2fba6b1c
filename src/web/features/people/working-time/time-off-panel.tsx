/** The days on which a member of staff is away, and the bookings that fall on them. */
import { CalendarOff, X } from 'lucide-react';
import { useState } from 'react';
import { MOST_PLANNED_DAYS } from '#domain/schedule/plan/plan-cost.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import type { StaffMember } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { late } from '#web/ui/feedback/late.tsx';
import { addDays, today } from '#web/ui/time/time-zone.ts';
import { BookingsMeanwhile } from './bookings-meanwhile.tsx';
import { saveTimeOff } from './save-time-off.ts';
import { TimeOffDialog } from './time-off-dialog.tsx';
import { type Away, comingFirst, daysText, isSameTime, whenText, withAway } from './time-off.ts';
import styles from './working-time.module.css';

const MarkedDays = late(async () => (await import('#web/ui/fields/marked-days.tsx')).MarkedDays, {
  whileFetched: <Skeleton height="18rem" />,
  // The list above says the same.
  failed: () => null,
});

type Props = {
  member: StaffMember;
  canChange: boolean;
  /** Asks who takes their visits of these days; undefined where nobody may. */
  onAway?: ((days: { from: string; to: string }) => void) | undefined;
};

export function TimeOffPanel({ member, canChange, onAway }: Props) {
  /** The day from which it is recorded; empty where the form asks for it. */
  const [recorded, setRecorded] = useState<string>();
  const { coming, past } = comingFirst(member.time_off, today());

  const handleRecord = async (away: Away) => {
    await saveTimeOff(member, (all) => withAway(all, away));
    setRecorded(undefined);
    showToast({ text: `${member.name} is away ${whenText(away)}.` });
    await afterWrite('person');
  };

  return (
    <Panel
      title="Time off"
      actions={
        canChange && (
          <Button size="sm" icon={<CalendarOff />} onClick={() => setRecorded('')}>
            Record time off
          </Button>
        )
      }
    >
      {coming.length === 0 ? (
        <p className={styles.quiet}>None ahead.</p>
      ) : (
        <ul className={styles.times} aria-label="Time off ahead">
          {coming.map((away) => (
            <Time
              key={`${away.from} ${away.to} ${away.reason}`}
              away={away}
              member={member}
              canChange={canChange}
              onAway={onAway}
            />
          ))}
        </ul>
      )}
      <MarkedDays
        label={`Calendar of ${member.name}`}
        marked={member.time_off.map(({ from, to, reason }) => ({ from, to, words: reason || 'Away' }))}
        onChoose={canChange ? setRecorded : undefined}
      />
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>{past.length} earlier</summary>
          <ul className={styles.lines}>
            {past.map((away) => (
              <li key={`${away.from} ${away.to} ${away.reason}`}>{timeText(away)}</li>
            ))}
          </ul>
        </details>
      )}
      {recorded !== undefined && (
        <TimeOffDialog member={member} from={recorded} onClose={() => setRecorded(undefined)} onSave={handleRecord} />
      )}
    </Panel>
  );
}

function Time({ away, member, canChange, onAway }: Props & { away: Away }) {
  const [isBusy, setBusy] = useState(false);
  const handleRemove = async () => {
    setBusy(true);
    try {
      await saveTimeOff(member, (all) => all.filter((one) => !isSameTime(one, away)));
      await afterWrite('person');
      showToast({
        text: `${member.name} is not away ${whenText(away)}.`,
        undo: () => void putBack(member, away),
      });
    } catch (error) {
      showToast({ tone: 'failed', text: `The time off was not removed. ${errorText(error)}` });
      setBusy(false);
    }
  };
  return (
    <li>
      <div>
        <strong>{daysText(away)}</strong>
        {away.reason && <span className={styles.reason}>{away.reason}</span>}
        <BookingsMeanwhile
          clerkId={member.id}
          from={away.from}
          to={away.to}
          onGive={onAway && (() => onAway(daysAhead(away)))}
        />
      </div>
      {canChange && (
        <Button
          variant="quiet"
          size="sm"
          icon={<X />}
          isBusy={isBusy}
          aria-label={`Remove the time off ${whenText(away)}`}
          onClick={() => void handleRemove()}
        />
      )}
    </li>
  );
}

async function putBack(member: StaffMember, away: Away): Promise<void> {
  try {
    await saveTimeOff(member, (all) => withAway(all, away));
    await afterWrite('person');
  } catch (error) {
    showToast({ tone: 'failed', text: `The time off was not put back. ${errorText(error)}` });
  }
}

/** From today on. A plan is for a fortnight at most. */
function daysAhead({ from, to }: Away): { from: string; to: string } {
  const first = from < today() ? today() : from;
  const last = addDays(first, MOST_PLANNED_DAYS - 1);
  return { from: first, to: to < last ? to : last };
}

const timeText = ({ reason, ...days }: Away) => (reason ? `${daysText(days)}: ${reason}` : daysText(days));
