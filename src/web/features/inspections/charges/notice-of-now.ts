/** The notice that is given where a visit is aborted now, as the service counts it. */
import { noticeOf } from '#domain/firm/charges.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { toInstant } from '#web/ui/time/time-zone.ts';

export function noticeOfNow(inspection: Inspection): number | null {
  const { state, type, conduct_date: at, conduct_date_option: conductDateOption } = inspection;
  // A whole day begins at midnight, where the account is.
  const conductAt = at?.length === 10 ? toInstant({ date: at, time: '00:00' }) : at;
  return noticeOf({ state: state.id, type: type.id, conductAt, conductDateOption }, Date.now());
}
