/** The meters of a property: their locations, their current readings, and the readings before. */
import { Pencil, Trash2, TriangleAlert } from 'lucide-react';
import type { Meter } from '#web/queries/generated/types.gen.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import styles from './meters.module.css';
import { ReadingChart } from './reading-chart.tsx';
import { readingHistory, readingWarning } from './reading-history.ts';

type Props = {
  meters: readonly Meter[];
  onRead?: ((meter: Meter) => void) | undefined;
  onEdit?: ((meter: Meter) => void) | undefined;
  onRemove?: ((meter: Meter) => void) | undefined;
};

export function MeterList({ meters, ...actions }: Props) {
  return (
    <ul className={styles.list}>
      {meters.map((meter) => (
        <MeterRow key={meter.id} meter={meter} {...actions} />
      ))}
    </ul>
  );
}

function MeterRow({ meter, onRead, onEdit, onRemove }: Omit<Props, 'meters'> & { meter: Meter }) {
  const history = readingHistory(meter);
  const warning = readingWarning(history);
  const previous = history.slice(0, -1).toReversed();
  const name = `${meter.type} meter`;
  return (
    <li className={styles.meter}>
      <div className={styles.what}>
        <span className={styles.type}>{meter.type}</span>
        <span className={styles.note}>
          {[meter.location, meter.supplier, meter.serial_no && `No. ${meter.serial_no}`].filter(Boolean).join(' · ')}
        </span>
      </div>
      <div className={styles.now}>
        <span className={styles.reading}>{meter.reading || 'Not read yet'}</span>
        <span className={styles.note}>
          <DateTime at={meter.date} />
        </span>
      </div>
      <ReadingChart history={history} />
      <div className={styles.actions}>
        {onRead && (
          <Button size="sm" onClick={() => onRead(meter)}>
            New reading
          </Button>
        )}
        {onEdit && <IconButton size="sm" label={`Change ${name}`} icon={<Pencil />} onClick={() => onEdit(meter)} />}
        {onRemove && (
          <IconButton size="sm" label={`Remove ${name}`} icon={<Trash2 />} onClick={() => onRemove(meter)} />
        )}
      </div>
      {warning !== undefined && (
        <p className={styles.warning}>
          <TriangleAlert size={14} aria-hidden /> {warning}
        </p>
      )}
      {previous.length > 0 && (
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
      )}
    </li>
  );
}
