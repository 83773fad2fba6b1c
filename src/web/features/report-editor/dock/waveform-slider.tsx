/** The shape of the recording: what nobody has heard glows, and the slider over it goes to a place. */
import styles from './dock.module.css';
import type { Player, Playing } from './player.ts';
import { restOf, timeText } from './stretches.ts';

export function WaveformSlider({ playing, player }: { playing: Playing; player: Player }) {
  const { at, duration, heard, waveform, recording } = playing;
  const bars = waveform?.bars ?? '';
  return (
    <div className={styles.waveform}>
      <svg viewBox={`0 0 ${Math.max(bars.length, 1)} 20`} preserveAspectRatio="none" aria-hidden="true">
        {duration > 0 &&
          restOf(heard, duration).map(([from, to]) => (
            <rect
              key={from}
              className={styles.unheard}
              x={(from / duration) * bars.length}
              width={((to - from) / duration) * bars.length}
              height="20"
            />
          ))}
        <path className={styles.bars} d={pathOf(bars)} />
      </svg>
      <input
        type="range"
        className={styles.slider}
        aria-label={`Place in the recording ${recording?.name ?? ''}`}
        aria-valuetext={`${timeText(at)} of ${timeText(duration)}`}
        min={0}
        max={Math.max(duration, 1)}
        step={0.1}
        value={at}
        onChange={({ currentTarget }) => player.seek(Number(currentTarget.value))}
      />
    </div>
  );
}

/** A line for each bar, from the middle up and down. */
function pathOf(bars: string): string {
  return bars
    .split('')
    .map((digit, at) => `M${at + 0.5} ${10 - Number(digit)}v${Number(digit) * 2 + 0.5}`)
    .join('');
}
