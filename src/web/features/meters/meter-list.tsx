/** The meters of a property with their registers: their locations, current readings, photos, and the readings before. */
import { ListPlus, Pencil, Trash2, TriangleAlert } from 'lucide-react';
import type { Attachment, Meter } from '#web/queries/generated/types.gen.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { MeterPhotos } from './meter-photos.tsx';
import styles from './meters.module.css';
import { PhotoInput } from './photo-input.tsx';
import { ReadingChart } from './reading-chart.tsx';
import { readingHistory, readingWarning } from './reading-history.ts';
import { withRegisters } from './registers.ts';

/** The things that people may do with a meter; none for those who only look. */
export type MeterActions = {
  onRead: (meter: Meter) => void;
  onEdit: (meter: Meter) => void;
  /** With the registers that hang on it. */
  onRemove: (meter: Meter, registers: readonly Meter[]) => void;
  onAddRegister: (meter: Meter) => void;
  onSendPhoto: (meter: Meter, file: File, onProgress: (done: number) => void) => Promise<void>;
  onRemovePhoto: (photo: Attachment) => Promise<void>;
};

type Props = { meters: readonly Meter[]; actions?: MeterActions | undefined };

export function MeterList({ meters, actions }: Props) {
  return (
    <ul className={styles.list}>
      {withRegisters(meters).map(({ meter, registers }) => (
        <li key={meter.id} className={styles.device}>
          <MeterRow meter={meter} registers={registers} actions={actions} />
          {registers.length > 0 && (
            <ul className={styles.registers} aria-label={`Registers of the ${meter.type} meter`}>
              {registers.map((register) => (
                <li key={register.id}>
                  <MeterRow meter={register} of={meter} actions={actions} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

type RowProps = { meter: Meter; registers?: readonly Meter[]; of?: Meter; actions: MeterActions | undefined };

function MeterRow({ meter, registers = [], of, actions }: RowProps) {
  const history = readingHistory(meter);
  // A meter whose registers are read has no reading of its own, and misses none.
  const isReadByRegisters = registers.length > 0 && history.length === 0;
  const warning = readingWarning(history);
  return (
    <div className={classNames(styles.meter, of && styles.register)}>
      <div className={styles.what}>
        <span className={styles.type}>{meter.type}</span>
        <span className={styles.note}>{aboutDevice(meter, of)}</span>
      </div>
      {!isReadByRegisters && (
        <div className={styles.now}>
          <span className={styles.reading}>{meter.reading || 'Not read yet'}</span>
          <span className={styles.note}>
            <DateTime at={meter.date} />
          </span>
        </div>
      )}
      <ReadingChart history={history} />
      {actions && (
        <RowActions
          meter={meter}
          of={of}
          actions={{ ...actions, onRemove: () => actions.onRemove(meter, registers) }}
          isReadByRegisters={isReadByRegisters}
        />
      )}
      {warning !== undefined && (
        <p className={styles.warning}>
          <TriangleAlert size={14} aria-hidden /> {warning}
        </p>
      )}
      <MeterPhotos meter={meter} onRemove={actions?.onRemovePhoto} />
      <EarlierReadings history={history} />
    </div>
  );
}

/** A register is told apart by nothing but what differs from its meter. */
function aboutDevice({ location, supplier, serial_no }: Meter, of: Meter | undefined): string {
  return [
    location !== of?.location && location,
    supplier !== of?.supplier && supplier,
    serial_no !== null && serial_no !== of?.serial_no && `No. ${serial_no}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

type ActionsProps = {
  meter: Meter;
  of: Meter | undefined;
  actions: Omit<MeterActions, 'onRemove'> & { onRemove: () => void };
  isReadByRegisters: boolean;
};

function RowActions({ meter, of, isReadByRegisters, actions }: ActionsProps) {
  const name = of === undefined ? `${meter.type} meter` : meter.type;
  return (
    <div className={styles.actions}>
      {!isReadByRegisters && (
        <Button size="sm" aria-label={`New reading of ${name}`} onClick={() => actions.onRead(meter)}>
          New reading
        </Button>
      )}
      <PhotoInput meter={meter} onSend={(file, onProgress) => actions.onSendPhoto(meter, file, onProgress)} />
      {of === undefined && (
        <IconButton
          size="sm"
          label={`Add a register to ${name}`}
          icon={<ListPlus />}
          onClick={() => actions.onAddRegister(meter)}
        />
      )}
      <IconButton size="sm" label={`Change ${name}`} icon={<Pencil />} onClick={() => actions.onEdit(meter)} />
      <IconButton size="sm" label={`Remove ${name}`} icon={<Trash2 />} onClick={actions.onRemove} />
    </div>
  );
}

function EarlierReadings({ history }: { history: ReturnType<typeof readingHistory> }) {
  const previous = history.slice(0, -1).toReversed();
  if (previous.length === 0) return null;
  return (
    <details className={styles.previous}>
      <summary>
        {previous.length} {previous.length === 1 ? 'earlier reading' : 'earlier readings'}
      </summary>
      <table>
        <tbody>
          {previous.map(({ text, date }) => (
            <tr key={`${date}${text}`}>
              <th scope="row">
                <DateTime at={date} />
              </th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
