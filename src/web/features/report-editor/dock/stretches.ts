/** Stretches of a recording in seconds, apart and in order. */
export type Stretch = readonly [from: number, to: number];

/** Two that are as near as this are one: a player tells its place four times a second. */
const JOINED_S = 0.3;

export function withStretch(stretches: readonly Stretch[], [from, to]: Stretch): Stretch[] {
  const touches = ([a, b]: Stretch) => a <= to + JOINED_S && b >= from - JOINED_S;
  const joined = stretches.filter(touches);
  const one: Stretch = [Math.min(from, ...joined.map(([a]) => a)), Math.max(to, ...joined.map(([, b]) => b))];
  return [...stretches.filter((stretch) => !touches(stretch)), one].toSorted((a, b) => a[0] - b[0]);
}

/** The rest of a recording of this length; shorter than a word is nothing. */
export function restOf(stretches: readonly Stretch[], duration: number): Stretch[] {
  const edges = [0, ...stretches.flat(), duration];
  const rest: Stretch[] = [];
  for (let at = 0; at < edges.length; at += 2) rest.push([edges[at] ?? 0, edges[at + 1] ?? 0]);
  return rest.filter(([from, to]) => to - from > 0.5);
}

/** Without those in which nobody speaks. */
export function spokenIn(rest: readonly Stretch[], silences: readonly Stretch[]): Stretch[] {
  return rest.filter(([from, to]) => {
    const silent = silences.reduce((sum, [a, b]) => sum + Math.max(0, Math.min(b, to) - Math.max(a, from)), 0);
    return to - from - silent > 0.5;
  });
}

export function timeText(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
