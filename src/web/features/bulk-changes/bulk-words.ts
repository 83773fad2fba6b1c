/** Bulk changes in words: what would be done, what was done, and what was left. */
import type { BulkChange, BulkChangeDraft } from '#web/queries/generated/types.gen.ts';

export type BulkAction = BulkChangeDraft['action'];

type Words = {
  /** On the button of the bar. */
  label: string;
  /** The title of the dialog. */
  title: string;
  /** On the button that does it, before "3 inspections". */
  verb: string;
  /** `3 inspections … .`, after "will be" and as it is when it is done. */
  done: string;
  /** `3 are … already.` */
  so: string;
};

export const bulkWords: Record<BulkAction, Words> = {
  assign_clerk: { label: 'Clerk', title: 'Assign a clerk', verb: 'Assign', done: 'assigned', so: 'so' },
  assign_typist: { label: 'Typist', title: 'Assign a typist', verb: 'Assign', done: 'assigned', so: 'so' },
  move: { label: 'Move', title: 'Move by days', verb: 'Move', done: 'moved', so: 'so' },
  confirm: { label: 'Confirm', title: 'Confirm the dates', verb: 'Confirm', done: 'confirmed', so: 'confirmed' },
  cancel: { label: 'Cancel', title: 'Cancel inspections', verb: 'Cancel', done: 'cancelled', so: 'cancelled' },
};

export const inspections = (count: number): string => (count === 1 ? '1 inspection' : `${count} inspections`);

/** `11 inspections will be moved. 1 is so already. 2 cannot be:` */
export function planWords(action: BulkAction, { changed, unchanged, refused }: BulkChange['counts']): string {
  const { done, so } = bulkWords[action];
  const parts = [
    changed === 0 ? `No inspection will be ${done}.` : `${inspections(changed)} will be ${done}.`,
    unchanged > 0 && `${unchanged} ${unchanged === 1 ? 'is' : 'are'} ${so} already.`,
    refused > 0 && `${refused} cannot be:`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** After its end, or its undoing. */
export function endWords({ action, state, counts, exceptions, failure }: BulkChange): string {
  const { done } = bulkWords[action as BulkAction];
  const [first] = exceptions;
  const why = first === undefined ? '' : `: ${first.address ?? 'one that is gone'}. ${first.note ?? ''}`;
  if (state === 'undone') {
    const back = `${inspections(counts.undone)} ${counts.undone === 1 ? 'is' : 'are'} as before.`;
    return counts.kept === 0
      ? back
      : `${back} ${counts.kept} left as ${counts.kept === 1 ? 'it is' : 'they are'}${why}`;
  }
  const parts = [
    `${inspections(counts.changed)} ${done}.`,
    counts.refused > 0 && `${counts.refused} could not be${why}`,
    failure,
  ];
  return parts.filter(Boolean).join(' ');
}

export function isUnderWay({ state }: BulkChange): boolean {
  return state === 'queued' || state === 'running' || state === 'undoing';
}

/** From 0 to 1. */
export function progressOf({ state, counts }: BulkChange): number {
  const { inspections: all, changed, unchanged, refused, undone, kept } = counts;
  if (state === 'undoing') return (undone + kept) / Math.max(1, changed + undone + kept);
  return (changed + unchanged + refused) / Math.max(1, all);
}
