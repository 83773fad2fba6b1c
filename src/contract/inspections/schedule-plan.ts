/** Plans for the visits of a clerk who is away: what is asked for, what is proposed, and what is accepted of it. */
import * as z from 'zod';
import { MOST_BULK_INSPECTIONS } from '#domain/bulk-change.ts';
import { MOST_PLANNED_DAYS } from '#domain/schedule/plan/plan-cost.ts';
import { CalendarDay, DateOrLocalTime, Id, IdParameter, open } from '../wire.ts';

const Count = z.int();

export const SchedulePlanDraft = z
  .object({
    staff_id: Id.describe('The clerk who is away'),
    from: CalendarDay.describe('The first day'),
    to: CalendarDay.describe(`The last day, ${MOST_PLANNED_DAYS} days at most`),
  })
  .meta({ id: 'SchedulePlanDraft' });

const PlanOption = open({
  staff_id: Id.describe('Who would take it'),
  conduct_date: z.string().describe('When: a date-time, or a day for a visit without a time'),
  detour_minutes: Count.describe('Minutes of driving more in their day'),
  knows_property: z.boolean().describe('Whether they have been at the property'),
  visits: Count.describe('Visits of their day with it'),
  minutes: Count.describe('Minutes of those visits'),
  breaks: z
    .array(
      open({
        kind: z.string().meta({
          description: 'moved, handed-over, overlap, travel, hours, time-off or remit',
          examples: ['moved', 'handed-over', 'overlap'],
        }),
        reason: z.string().describe('In words'),
      }),
    )
    .describe('What it breaks: an agreed time, a booking of a colleague, or a rule of the board'),
}).meta({ id: 'SchedulePlanOption' });

const PlannedVisit = open({
  inspection_id: Id.describe('The inspection'),
  address: z.string().describe('Its property in one line'),
  staff_id: Id.describe('Who has it now: the clerk who is away, or a colleague who would hand it over'),
  conduct_date: z.string().describe('When it is agreed'),
  is_confirmed: z.boolean().describe('Whether that is confirmed'),
  minutes: Count.describe('How long it takes'),
  chosen: PlanOption.nullable().describe('The proposal; null where nobody could take it'),
  options: z.array(PlanOption).describe('One for each clerk, the best first'),
  needs: z.array(Id).describe('Inspections of colleagues that have to be handed over for the proposal'),
}).meta({ id: 'SchedulePlanVisit' });

export const SchedulePlan = open({
  id: Id,
  staff_id: Id.describe('The clerk who is away'),
  from: z.string().describe('The first day'),
  to: z.string().describe('The last day'),
  visits: z.array(PlannedVisit).describe('The visits that need somebody else, and those handed over for them, by time'),
}).meta({ id: 'SchedulePlan', description: 'A proposal, which changes nothing until it is accepted' });

export const SchedulePlanPath = z.object({ schedule_plan_id: IdParameter });

export const SchedulePlanAcceptance = z
  .object({
    record_leave: z
      .boolean()
      .default(true)
      .describe('Adds the days to the time off of the clerk, without a reason; undone with the rest'),
    visits: z
      .array(
        z.object({
          inspection_id: Id.describe('An inspection of the plan'),
          staff_id: Id.describe('Who takes it'),
          conduct_date: DateOrLocalTime.optional().describe('Another time than now'),
        }),
      )
      .max(MOST_BULK_INSPECTIONS)
      .describe('What is accepted, as proposed or otherwise; the rest stays'),
  })
  .meta({ id: 'SchedulePlanAcceptance' });
