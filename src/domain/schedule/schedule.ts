/** Finds the conflicts in a clerk's day, in words: overlaps, travel, working hours, time off. */
import { minutesText } from './minutes-text.ts';
import { distance } from './place.ts';

export type Place = {
  lat: number | null;
  lng: number | null;
  /** Tells two places apart that have nothing but the centre of one district in common. */
  postcode?: string | undefined;
};

/** Times are minutes of the day, in the account's wall time. */
export type Appointment = Place & {
  id: number;
  /** In words, for a reason that names this appointment: "10:00 at PO5 3LX". */
  label: string;
  from: number;
  minutes: number;
  /** The type of an inspection that has not begun, for clerks who do not take everything. Afterwards nobody asks whether they do. */
  type?: number | undefined;
};

export type WorkingDay = {
  /** Stretches of the day; empty on a day off. */
  hours: { from: number; to: number }[];
  /** The reason, when the clerk is away. */
  timeOff: string | null;
  /** False when nobody has entered this clerk's hours. */
  isKnown: boolean;
  /** The place where the day begins; undefined where nobody has said. */
  home?: Place | undefined;
};

export type Conflict = { kind: 'overlap' | 'travel' | 'hours' | 'time-off' | 'remit'; reason: string };

/** Straight-line speed in kilometres an hour. It is low because streets are longer than lines. */
const SPEED = 30;

/** Whole minutes between two places; undefined when one of them is unknown, or both only by a centre that they share. */
export function travelMinutes(a: Place, b: Place): number | undefined {
  if (a.lat === null || a.lng === null || b.lat === null || b.lng === null) return undefined;
  if (a.lat === b.lat && a.lng === b.lng && isElsewhere(a.postcode, b.postcode)) return undefined;
  return Math.ceil((distance({ lat: a.lat, lng: a.lng }, { lat: b.lat, lng: b.lng }) / SPEED) * 60);
}

function isElsewhere(one: string | undefined, other: string | undefined): boolean {
  const plain = (postcode: string) => postcode.toUpperCase().replaceAll(/\s/g, '');
  return one !== undefined && other !== undefined && plain(one) !== plain(other);
}

export function clockText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** `09:30` → 570 */
export const minutesOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The conflicts of every appointment of one clerk on one day, by its id. */
export function findConflicts(appointments: readonly Appointment[], day: WorkingDay): Map<number, Conflict[]> {
  const inOrder = appointments.toSorted((a, b) => a.from - b.from || a.id - b.id);
  const conflicts = new Map<number, Conflict[]>();
  const note = (id: number, kind: Conflict['kind'], reason: string) => {
    conflicts.set(id, [...(conflicts.get(id) ?? []), { kind, reason }]);
  };

  inOrder.forEach((one, at) => {
    const end = one.from + one.minutes;
    const late = at === 0 ? lateFromHome(one, day) : undefined;
    if (late !== undefined) note(one.id, 'travel', late);
    if (day.timeOff !== null) note(one.id, 'time-off', `Away: ${day.timeOff}`);
    else if (day.isKnown && !day.hours.some(({ from, to }) => from <= one.from && end <= to)) {
      note(one.id, 'hours', hoursText(day));
    }
    for (const other of inOrder.slice(at + 1)) {
      if (other.from >= end) break;
      note(one.id, 'overlap', `Overlaps ${other.label}`);
      note(other.id, 'overlap', `Overlaps ${one.label}`);
    }
    const next = inOrder[at + 1];
    if (next === undefined || next.from < end) return;
    const travel = travelMinutes(one, next);
    const gap = next.from - end;
    if (travel !== undefined && travel > gap) {
      note(next.id, 'travel', `${minutesText(travel)} from ${one.label}, but only ${minutesText(gap)} between`);
    }
  });
  return conflicts;
}

/** The clerk leaves home when the hours begin. An appointment before them is a matter of hours alone. */
function lateFromHome(first: Appointment, { hours, timeOff, home }: WorkingDay): string | undefined {
  const begin = Math.min(...hours.map(({ from }) => from));
  if (timeOff !== null || home === undefined || first.from < begin) return undefined;
  const travel = travelMinutes(home, first);
  if (travel === undefined || begin + travel <= first.from) return undefined;
  return `${minutesText(travel)} from home, but the day begins at ${clockText(begin)}`;
}

function hoursText({ hours }: WorkingDay): string {
  if (hours.length === 0) return 'Does not work that day';
  return `Outside working hours, ${hours.map(({ from, to }) => `${clockText(from)} to ${clockText(to)}`).join(' and ')}`;
}

export type Suggestion = { from: number; reason: string };

/** An appointment that is not booked yet. `from` is the agreed time, undefined while there is none. */
export type Wish = Place & { minutes: number; from?: number | undefined; type?: number | undefined };

/** The steps in which a time is looked for. */
const QUARTER = 15;

/**
 * The agreed time when the appointment fits then with its travel, else the time nearest to it; the first of the day when
 * none is agreed. Undefined when it does not fit at all.
 */
export function suggestTime(wish: Wish, appointments: readonly Appointment[], day: WorkingDay): Suggestion | undefined {
  if (day.timeOff !== null) return undefined;
  const { from: agreed, minutes } = wish;
  const hours = day.isKnown ? day.hours : [{ from: 9 * 60, to: 17 * 60 + 30 }];
  const inOrder = appointments.toSorted((a, b) => a.from - b.from);
  const leave = Math.min(...hours.map(({ from }) => from));
  const starts = hours.flatMap(({ from, to }) => {
    const count = Math.max(0, Math.floor((to - from - minutes) / QUARTER) + 1);
    const steps = Array.from({ length: count }, (_, at) => from + at * QUARTER);
    const isWithin = agreed !== undefined && from <= agreed && agreed + minutes <= to;
    return [...(isWithin ? [agreed] : []), ...steps].map((start) => ({ start, end: to }));
  });
  const far = (start: number) => (agreed === undefined ? start : Math.abs(start - agreed));
  for (const { start, end } of starts.toSorted((a, b) => far(a.start) - far(b.start))) {
    const reason = reasonToFit({ ...wish, start, end }, inOrder, { place: day.home, leave });
    if (reason !== undefined) return { from: start, reason };
  }
  return undefined;
}

/** Undefined when it does not fit at `start`; the hours last until `end`. The day begins at home, which is left at `leave`. */
function reasonToFit(
  wanted: Wish & { start: number; end: number },
  inOrder: readonly Appointment[],
  home: { place: WorkingDay['home']; leave: number },
): string | undefined {
  const { start, end, minutes } = wanted;
  const before = inOrder.findLast((one) => one.from <= start);
  const after = inOrder.find((one) => one.from > start);
  const from = before ?? home.place;
  const travel = from === undefined ? undefined : travelMinutes(from, wanted);
  const leave = before === undefined ? home.leave : before.from + before.minutes;
  const leaveBy = after === undefined ? end : Math.min(end, after.from - (travelMinutes(wanted, after) ?? 0));
  if (leave + (travel ?? 0) > start || start + minutes > leaveBy) return undefined;
  const free = `free ${clockText(start)} to ${clockText(leaveBy)}`;
  const whence = `from ${before?.label ?? 'home'}`;
  // Nobody wonders about the way from a home that was not given.
  const isAsked = before !== undefined || (home.place?.postcode ?? '') !== '';
  const unknown = isAsked ? [`way ${whence} not known`] : [];
  const way = travel === undefined ? unknown : [`${minutesText(travel)} ${whence}`];
  return [...(before === undefined ? ['first of the day'] : []), ...way, free].join('; ');
}
