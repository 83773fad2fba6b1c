/** The figures of an import in words. */
import type { Import, StaffMember } from '#web/queries/generated/types.gen.ts';
import { grouped } from '#web/ui/grouped.ts';

export const capitalised = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

const parts = (named: readonly (readonly [count: number, words: string])[]): string => {
  const told = named.filter(([count]) => count > 0).map(([count, words]) => `${grouped(count)} ${words}`);
  return told.length === 0 ? 'Nothing.' : `${told.join(', ')}.`;
};

export const planText = ({ plan }: Pick<Import, 'plan'>): string =>
  parts([
    [plan.add, 'to add'],
    [plan.update, 'to update'],
    [plan.skip, 'to leave out'],
    [plan.faulty, 'with faults'],
  ]);

export const doneText = ({ done }: Pick<Import, 'done'>): string =>
  parts([
    [done.added, 'added'],
    [done.updated, 'updated'],
    [done.skipped, 'left out'],
    [done.failed, 'failed'],
    [done.undone, 'taken back'],
    [done.kept, 'left as they are'],
  ]);

/** From 0 to 1. */
export function progressOf({ state, plan, done }: Pick<Import, 'state' | 'plan' | 'done'>): number {
  const { added, updated, skipped, failed, undone, kept } = done;
  if (state === 'undoing') return (undone + kept) / Math.max(1, undone + kept + added + updated);
  return (added + updated + skipped + failed) / Math.max(1, plan.rows);
}

export const isUnderWay = ({ state }: Pick<Import, 'state'>): boolean =>
  state === 'queued' || state === 'running' || state === 'undoing';

export type UndoPlan = NonNullable<Import['undo']>;

/** `4 are removed again, and 1 becomes as it was. 2 stay as they are:` */
export function undoText({ added, updated, kept }: UndoPlan): string {
  const done = [
    ...(added === 0 ? [] : [`${grouped(added)} ${added === 1 ? 'is' : 'are'} removed again`]),
    ...(updated === 0 ? [] : [`${grouped(updated)} ${updated === 1 ? 'becomes as it was' : 'become as they were'}`]),
  ];
  const stay = kept.reduce((sum, { rows }) => sum + rows, 0);
  const left = stay === 0 ? '' : ` ${grouped(stay)} ${stay === 1 ? 'stays as it is' : 'stay as they are'}:`;
  return `${done.length === 0 ? 'Nothing is taken back' : done.join(', and ')}.${left}`;
}

/** `1: it has an inspection by now.` */
export const keptText = ({ reason, rows }: UndoPlan['kept'][number]): string =>
  `${grouped(rows)}: ${reason.slice(0, 1).toLowerCase()}${reason.slice(1)}`;

/** Also where they were to be invited, and nothing could be sent. */
export function uninvitedText(count: number): string {
  const are = count === 1 ? 'One person of this import is' : `${grouped(count)} people of this import are`;
  return `${are} not invited to sign in yet. While no e-mail is sent from here, you are shown a link for each, to pass on yourself.`;
}

export const invitedText = (count: number): string =>
  count === 1 ? 'The invitation is on its way.' : `${grouped(count)} invitations are on their way.`;

/** A line for each who was given a link instead of an e-mail. */
export const linkLines = (invited: readonly Pick<StaffMember, 'name' | 'email' | 'invitation_link'>[]): string =>
  invited
    .flatMap(({ name, email, invitation_link: link }) =>
      typeof link === 'string' ? [`${name}, ${email}: ${link}`] : [],
    )
    .join('\n');
