/** Tells whether an e-mail can be sent again: the label of the button, or the reason why there is none. */
import { useQuery } from '@tanstack/react-query';
import { getInspectionOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Email } from '#web/queries/generated/types.gen.ts';
import { useCan } from '#web/session/session.ts';
import { changeSince } from './former-appointment.ts';
import { resendName } from './resend-name.ts';

type Resending = { name?: string | undefined; whyNot?: 'no server' | 'changed' | 'cancelled' | undefined };

export function useResending(email: Email, isServerSet: boolean): Resending {
  const { calendar, inspection_id: inspectionId } = email;
  const maySend = [useCan('inspections.write'), useCan('file-share.write')].every(Boolean);
  const name = maySend ? resendName(email) : undefined;
  const isAppointment = name !== undefined && calendar !== null && inspectionId !== null;
  const { data: booked, isPending } = useQuery({
    ...getInspectionOptions({ path: { inspection_id: inspectionId ?? 0 } }),
    enabled: isAppointment && isServerSet,
  });
  if (name === undefined) return {};
  if (!isServerSet) return { whyNot: 'no server' };
  if (!isAppointment) return { name };
  // The service reports anything that cannot be told here.
  if (booked === undefined) return isPending ? {} : { name };
  const whyNot = changeSince(calendar, booked);
  return whyNot === undefined ? { name } : { whyNot };
}
