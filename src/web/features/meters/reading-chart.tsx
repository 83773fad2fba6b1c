/** Readings over time as a small line. The same numbers stand beside it as text, so it is no more than a picture. */
import { dateText } from '#web/ui/time/date-text.ts';
import styles from './meters.module.css';
import type { Reading } from './reading-history.ts';

const width = 160;
const height = 36;
const edge = 4;

export function ReadingChart({ history }: { history: readonly Reading[] }) {
  const known = history.filter((reading) => reading.value !== undefined);
  if (known.length < 2) return null;
  const times = known.map(({ date }) => Date.parse(date));
  const values = known.map(({ value }) => value ?? 0);
  const scale = (value: number, all: number[], room: number) => {
    const [least, most] = [Math.min(...all), Math.max(...all)];
    return most === least ? room / 2 : edge + ((value - least) / (most - least)) * (room - 2 * edge);
  };
  const points = known.map((reading, at) => ({
    x: scale(times[at] ?? 0, times, width),
    y: height - scale(values[at] ?? 0, values, height),
    label: `${reading.text} on ${dateText(reading.date.slice(0, 10))}`,
  }));
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} className={styles.chart} aria-hidden="true">
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ x, y, label }) => (
        <circle key={label} cx={x} cy={y} r="2.5">
          <title>{label}</title>
        </circle>
      ))}
    </svg>
  );
}
