/** Bulk changes in words: what would be done, what was done, and what was left. */
import type { BulkChange, BulkChangeDraft, BulkChangeSummary } from '#web/queries/generated/types.gen.ts';

/** The names of people by their ids. */
export type Names = ReadonlyMap<number, string>;
export type BulkAction = BulkChangeDraft['action'];
/** A plan for somebody who is away is not asked for in the list. */
type DoneAction = BulkAction | 'replan';

type Words = {
  /** On the button of the bar. */
  label: string;
  /** The title of the dialog. */
  title: string;
  /** The same for one that is picked alone, where it is another. */
  titleOfOne?: string;
  /** On the button that does it, before "3 inspections". */
  verb: string;
  /** `3 inspections … .`, after "will be" and as it is when it is done. */
  done: string;
  /** `3 are … already.` */
  so: string;
  /** Inspections are counted, unless it says otherwise. */
  nouns?: readonly [one: string, many: string];
};

export const bulkWords: Record<BulkAction, Words> = {
  assign_clerk: { label: 'Clerk', title: 'Assign a clerk', verb: 'Assign', done: 'assigned', so: 'so' },
  assign_typist: { label: 'Typist', title: 'Assign a typist', verb: 'Assign', done: 'assigned', so: 'so' },
  move: { label: 'Move', title: 'Move by days', verb: 'Move', done: 'moved', so: 'so' },
  confirm: {
    label: 'Confirm',
    title: 'Confirm the dates',
    titleOfOne: 'Confirm the date',
    verb: 'Confirm',
    done: 'confirmed',
    so: 'confirmed',
  },
  cancel: {
    label: 'Cancel visits',
    title: 'Cancel inspections',
    titleOfOne: 'Cancel the inspection',
    verb: 'Cancel',
    done: 'cancelled',
    so: 'cancelled',
  },
  send_again: {
    label: 'Send again',
    title: 'Send the appointment again',
    verb: 'Send',
    done: 'sent again',
    so: 'sent',
    nouns: ['appointment', 'appointments'],
  },
};

export const inspections = (count: number): string => (count === 1 ? '1 inspection' : `${count} inspections`);

/** `3 appointments`, of what the action is done with. */
export function counted(action: DoneAction, count: number): string {
  const nouns = action === 'replan' ? undefined : bulkWords[action].nouns;
  const [one, many] = nouns ?? ['inspection', 'inspections'];
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

type Planned = Pick<BulkChange, 'counts' | 'clashes'>;

/** `11 inspections will be moved. 3 of them clash: 3 by an overlap. 1 is so already. 2 cannot be:` */
export function planWords(action: BulkAction, { counts, clashes }: Planned, leavesOut = false): string {
  const { changed, unchanged, refused } = counts;
  const { done, so } = bulkWords[action];
  const parts = [
    changed === 0
      ? `No ${counted(action, 1).slice(2)} will be ${done}.`
      : `${counted(action, changed)} will be ${done}.`,
    clashes !== null && clashes.inspections > 0 && clashWords(clashes, changed),
    unchanged > 0 && `${unchanged} ${unchanged === 1 ? 'is' : 'are'} ${so} already.`,
    refused > 0 && `${refused} ${leavesOut ? 'will not be' : 'cannot be'}:`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** An inspection may have several. */
function clashWords(clashes: NonNullable<BulkChange['clashes']>, changed: number): string {
  const { inspections: all, overlap, time_off: away, hours, travel, remit } = clashes;
  const kinds: [number, string][] = [
    [overlap, 'an overlap'],
    [away, 'time off'],
    [hours, 'working hours'],
    [travel, 'the time on the way'],
    [remit, 'what the clerk takes'],
  ];
  const named = kinds.filter(([count]) => count > 0).map(([count, word]) => `${count} by ${word}`);
  const subject = changed === 1 ? 'It clashes' : `${all} of them ${all === 1 ? 'clashes' : 'clash'}`;
  return `${subject}: ${named.join(', ')}.`;
}

/** After `Assign 30 inspections` on the button. */
export function clashTail(changed: number, clashing: number): string {
  if (clashing === 0) return '';
  return changed === 1 ? ', with a clash' : `, ${clashing} with a clash`;
}

const doneOf = (action: DoneAction) => (action === 'replan' ? 'given to others' : bulkWords[action].done);

/** After its end, or its undoing. */
export function endWords({ action, state, counts, exceptions, failure }: BulkChange): string {
  const done = doneOf(action as DoneAction);
  const [first] = exceptions;
  const why = first === undefined ? '' : `: ${first.address ?? 'one that is gone'}. ${first.note ?? ''}`;
  if (state === 'undone') {
    const back = `${inspections(counts.undone)} ${counts.undone === 1 ? 'is' : 'are'} as before.`;
    return counts.kept === 0
      ? back
      : `${back} ${counts.kept} left as ${counts.kept === 1 ? 'it is' : 'they are'}${why}`;
  }
  const parts = [
    `${counted(action as DoneAction, counts.changed)} ${done}.`,
    counts.refused > 0 && `${counts.refused} could not be${why}`,
    failure,
  ];
  return parts.filter(Boolean).join(' ');
}

/** `11 inspections moved by 7 days`, for the list of those that were. */
export function pastWords({ action, days, staff_id, reason, counts }: BulkChangeSummary, names: Names): string {
  const done = doneOf(action as DoneAction);
  const person = staff_id === null ? 'nobody' : (names.get(staff_id) ?? 'somebody who has left');
  const how = {
    assign_clerk: ` to ${person}`,
    assign_typist: ` to ${person} for typing`,
    move: ` by ${days} ${days === 1 ? 'day' : 'days'}`,
    confirm: '',
    cancel: reason === null ? '' : `: ${reason}`,
    send_again: '',
    replan: `, since ${person} is away`,
  }[action as DoneAction];
  return `${counted(action as DoneAction, counts.changed + counts.undone + counts.kept)} ${done}${how}`;
}

/** Its state, and how many were left. */
export function outcomeWords({ state, counts, failure }: BulkChangeSummary): string {
  const parts = [
    state === 'undone' && `Undone: ${counts.undone} as before${counts.kept > 0 ? `, ${counts.kept} left` : ''}.`,
    (state === 'queued' || state === 'running') && 'Under way.',
    state === 'undoing' && 'Being undone.',
    counts.unchanged > 0 && `${counts.unchanged} ${counts.unchanged === 1 ? 'was' : 'were'} so already.`,
    counts.refused > 0 && `${counts.refused} could not be.`,
    failure,
  ];
  return parts.filter(Boolean).join(' ');
}

export function isUnderWay({ state }: Pick<BulkChange, 'state'>): boolean {
  return state === 'queued' || state === 'running' || state === 'undoing';
}

/** From 0 to 1. */
export function progressOf({ state, counts }: BulkChange): number {
  const { inspections: all, changed, unchanged, refused, undone, kept } = counts;
  if (state === 'undoing') return (undone + kept) / Math.max(1, changed + undone + kept);
  return (changed + unchanged + refused) / Math.max(1, all);
}
