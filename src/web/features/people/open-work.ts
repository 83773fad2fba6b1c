/** The inspections in progress of somebody who leaves, and who takes each. */
import { queryOptions } from '@tanstack/react-query';
import { isManager, roles } from '#domain/role.ts';
import { states } from '#domain/inspection-state.ts';
import { everyPage } from '#web/queries/every-page.ts';
import { listInspections } from '#web/queries/generated/sdk.gen.ts';
import type { HandOver, Inspection, StaffMember } from '#web/queries/generated/types.gen.ts';

type Work = 'clerk' | 'typist';
export type Task = { key: string; inspectionId: number; role: Work; state: number; label: string; when: string | null };
/** Ids of people by the key of the task; `nobody` for work that waits. */
export type Takers = Readonly<Record<string, string>>;

export const nobody = 'nobody';
const inProgress = [states.pending, states.assigned, states.active, states.processing, states.review];

/** Named like the list that it comes from, so that a write makes it stale. */
export const openWorkOptions = (userId: number) =>
  queryOptions({
    queryKey: [{ _id: 'listInspections', openWorkOf: userId }],
    queryFn: async ({ signal }): Promise<Task[]> => {
      const read = (of: { clerk_id: number[] } | { typist_id: number[] }) =>
        everyPage<Inspection>((page) =>
          listInspections({ query: { ...page, ...of, state_id: inProgress, sort: 'conduct_date' }, signal }),
        );
      const [visits, texts] = await Promise.all([read({ clerk_id: [userId] }), read({ typist_id: [userId] })]);
      return [...visits.map((one) => taskOf(one, 'clerk')), ...texts.map((one) => taskOf(one, 'typist'))];
    },
  });

export function taskOf({ id, type, state, property, conduct_date }: Inspection, role: Work): Task {
  const { line1, postcode } = property.address;
  const what = role === 'typist' ? `Typing: ${type.name}` : type.name;
  return {
    key: `${role}-${id}`,
    inspectionId: id,
    role,
    state: state.id,
    label: `${what}, ${line1}, ${postcode}`,
    when: conduct_date,
  };
}

/** People who do such work: clerks and managers visit, typists type, and managers can do that too. */
export const canTake = (role: Work, { role: theirs }: Pick<StaffMember, 'role'>): boolean =>
  isManager(theirs) || theirs === roles[role];

/** Those who can take every task; nobody is offered for all who could not take one. */
export const takersOfAll = (tasks: readonly Task[], staff: readonly StaffMember[]): StaffMember[] =>
  staff.filter((one) => tasks.every(({ role }) => canTake(role, one)));

export const isEveryoneChosen = (tasks: readonly Task[], takers: Takers): boolean =>
  tasks.every(({ key }) => (takers[key] ?? '') !== '');

/** The visits of each clerk who takes some, by their id. */
export function visitsByTaker(tasks: readonly Task[], takers: Takers): ReadonlyMap<string, Task[]> {
  const chosen = tasks.filter(({ role, key }) => role === 'clerk' && !['', nobody].includes(takers[key] ?? ''));
  return Map.groupBy(chosen, ({ key }) => takers[key] ?? '');
}

/** The choices with these visits left out: they are nobody's yet. One that has begun needs somebody all the same. */
export function withoutThese(tasks: readonly Task[], takers: Takers, leftOut: ReadonlySet<number>): Takers {
  const waiting = tasks.filter((task) => task.role === 'clerk' && canWait(task) && leftOut.has(task.inspectionId));
  return { ...takers, ...Object.fromEntries(waiting.map(({ key }) => [key, nobody])) };
}

/** A visit that has begun needs somebody to end it. */
export const canWait = ({ role, state }: Task): boolean => role === 'typist' || state <= states.assigned;

/** One entry for each inspection, also where the same person carries it out and types it. */
export function bodyOf(tasks: readonly Task[], takers: Takers): HandOver {
  const entries = Map.groupBy(tasks, ({ inspectionId }) => inspectionId);
  const takerOf = ({ key }: Task) => ({ id: takers[key] === nobody ? null : Number(takers[key]) });
  return {
    inspections: [...entries].map(([id, own]) => ({
      id,
      ...Object.fromEntries(own.map((task) => [task.role, takerOf(task)])),
    })),
    archive: true,
  };
}
