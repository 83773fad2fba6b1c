/** An order is always sent and kept as the whole list of ids. */
import { invalid, type Fault } from './refusal.ts';

/**
 * Requires a new order to name every id exactly once; a partial list would silently drop the rest. Unreadable entries
 * are undefined.
 */
export function checkOrder(current: readonly number[], wanted: readonly (number | undefined)[]): void {
  const wantedOnce = new Set(wanted);
  const known = new Set(current);
  const faults: Fault[] = [];
  const missing = current.filter((id) => !wantedOnce.has(id));
  if (missing.length > 0)
    faults.push({ pointer: '', code: 'missing', detail: `The order leaves out ${missing.join(', ')}.` });
  const seen = new Set<number>();
  wanted.forEach((id, at) => {
    if (id === undefined) return;
    if (!known.has(id)) faults.push({ pointer: `/${at}`, code: 'unknown', detail: `${id} is not here.` });
    else if (seen.has(id)) faults.push({ pointer: `/${at}`, code: 'repeated', detail: `${id} is named twice.` });
    seen.add(id);
  });
  if (faults.length > 0) throw invalid(...faults);
}
