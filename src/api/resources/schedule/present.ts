/** Plans on the wire. */
import { Temporal } from 'temporal-polyfill';
import type { MadePlan, ProposedOption, ProposedVisit } from './make-plan.ts';

export const presentPlan = ({ id, draft, timeZone, visits }: MadePlan) => ({
  id,
  staff_id: draft.staff_id,
  from: draft.from,
  to: draft.to,
  visits: visits.map((visit) => presentVisit(visit, timeZone)),
});

function presentVisit({ booked, chosen, options, needs }: ProposedVisit, timeZone: string) {
  const { row, clerkId, date, from, minutes } = booked;
  const { line1, line2, city, postcode } = row.property;
  return {
    inspection_id: row.id,
    address: [line1, line2, city, postcode].filter(Boolean).join(', '),
    staff_id: clerkId,
    conduct_date: moment(date, from, timeZone),
    is_confirmed: row.conductDateOption === 0,
    minutes,
    chosen: chosen && presentOption(chosen, date, timeZone),
    options: options.map((option) => presentOption(option, date, timeZone)),
    needs,
  };
}

const presentOption = (option: ProposedOption, date: string, timeZone: string) => ({
  staff_id: option.clerkId,
  conduct_date: moment(date, option.from, timeZone),
  detour_minutes: option.detourMinutes,
  knows_property: option.knowsProperty,
  visits: option.visits,
  minutes: option.minutes,
  breaks: option.breaks,
});

/** A day stays a day. A time that the clocks leave out is the one after it. */
function moment(date: string, minute: number | undefined, timeZone: string): string {
  if (minute === undefined) return date;
  const time = Temporal.PlainTime.from('00:00').add({ minutes: minute });
  return new Date(Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds)
    .toISOString()
    .replace(/\.\d+Z$/, '+00:00');
}
