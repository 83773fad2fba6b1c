/** Whether the appointment in an e-mail still stands, of an inspection as the service tells it. */
import * as appointment from '#domain/schedule/former-appointment.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';

type Booked = Pick<Inspection, 'conduct_date' | 'conduct_date_option' | 'cancelled_at'>;

/** The service refuses to send one again that does not, by the same rule. */
export const changeSince = (calendar: string, { conduct_date, conduct_date_option, cancelled_at }: Booked) =>
  appointment.changeSince(calendar, {
    date: conduct_date,
    isConfirmed: conduct_date_option === 0,
    isCancelled: (cancelled_at ?? null) !== null,
  });
