/** The values of the form of a meter, and their conversion to the wire, where empty text is null. */
import { textOrNull } from '#web/forms/text-or-null.ts';
import type { Meter } from '#web/queries/generated/types.gen.ts';
import { isDay, isTime, timeFault } from '#web/ui/time/skipped-time.ts';
import { toInstant, toWallTime } from '#web/ui/time/time-zone.ts';
import { dayAndNight } from './registers.ts';

export const counting = { once: 'once', dayAndNight: 'day-and-night' } as const;

export type MeterValues = {
  type: string;
  location: string;
  supplier: string;
  serial_no: string;
  /** The id of the meter it is a register of, or empty. */
  parent_id: string;
  reading: string;
  date: string;
  time: string;
  /** A new meter may count day and night apart; then these are read. */
  counting: string;
  day: string;
  night: string;
};

/** A register that is added together with a new meter, and hangs on it. */
export type NewRegister = { type: string; reading: string };

export function toMeterBody({ date, time, counting: _, day: _day, night: _night, ...values }: MeterValues) {
  return {
    ...values,
    type: values.type.trim(),
    serial_no: textOrNull(values.serial_no),
    parent_id: values.parent_id === '' ? null : Number(values.parent_id),
    date: isDay(date) && isTime(time) ? toInstant({ date, time }) : date,
  };
}

export function registersOf(values: MeterValues): NewRegister[] {
  if (values.counting !== counting.dayAndNight) return [];
  return dayAndNight.map((which) => ({ type: `${values.type.trim()}, ${which}`, reading: values[which].trim() }));
}

export function typedFaults(values: MeterValues): Partial<Record<string, string>> {
  const fault = timeFault(values);
  return fault === undefined ? {} : { time: fault };
}

const now = (): Pick<MeterValues, 'date' | 'time'> => toWallTime(new Date().toISOString());

const unread = { reading: '', counting: counting.once, day: '', night: '' };

export function newMeterValues(): MeterValues {
  return { type: '', location: '', supplier: '', serial_no: '', parent_id: '', ...unread, ...now() };
}

/** A register is part of the same device: only its name and its reading are its own. */
export function newRegisterValues(parent: Meter): MeterValues {
  return { ...aboutDevice(parent), type: '', parent_id: String(parent.id), ...unread, ...now() };
}

/** `isReading`: with a reading still to be taken. */
export function meterValues(meter: Meter, isReading: boolean): MeterValues {
  const parentId = meter.parent_id === null ? '' : String(meter.parent_id);
  const kept = { ...aboutDevice(meter), ...unread, type: meter.type, parent_id: parentId };
  return isReading ? { ...kept, ...now() } : { ...kept, reading: meter.reading, ...toWallTime(meter.date) };
}

const aboutDevice = ({ location, supplier, serial_no }: Meter) => ({ location, supplier, serial_no: serial_no ?? '' });

/** A meter as the form would send it. */
export const bodyOfMeter = (meter: Meter) => toMeterBody(meterValues(meter, false));
