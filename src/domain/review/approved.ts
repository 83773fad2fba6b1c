/** The sentences that a firm has approved many times for an item, with what came of each: they need no second look. */
import type { Condition } from '../condition.ts';
import { type Finding, readCondition } from './said.ts';

export type Outcome = { action: string; responsibility: string };
type Told = { name: string; condition: Condition; actions: readonly Outcome[] };
/** As it stands in a finished report. */
export type FinishedItem = Told & { reportId: number };

type ApprovedSentence = {
  /** The name of the item, in small letters. */
  item: string;
  /** The grade before it. */
  head: string;
  /** Empty where the grade alone was said. */
  pattern: string;
  reports: number;
  /** By place in the sentence, the smallest and the largest. */
  ranges: number[][];
  /** The actions that it had in as many reports at least; without an action both are empty. */
  outcomes: Outcome[];
};

/** In reports. */
const MANY = 3;

type Gathered = { reports: Set<number>; ranges: number[][]; outcomes: Map<string, Set<number>> };

const none: Outcome = { action: '', responsibility: '' };
const keyOf = (...parts: string[]): string => parts.join('\n');
const itemKey = (name: string): string => name.trim().toLowerCase();

/** A condition without findings is one by itself. */
const sentencesOf = (condition: Condition): { head: string; findings: Finding[] } => {
  const { head, findings } = readCondition(condition);
  return { head, findings: findings.length > 0 ? findings : [{ pattern: '', numbers: [] }] };
};

export function gatherApproved(items: Iterable<FinishedItem>): ApprovedSentence[] {
  const all = new Map<string, Gathered>();
  for (const { reportId, name, condition, actions } of items) {
    const { head, findings } = sentencesOf(condition);
    for (const { pattern, numbers } of findings) {
      const key = keyOf(itemKey(name), head, pattern);
      const known = all.get(key) ?? { reports: new Set(), ranges: [], outcomes: new Map() };
      all.set(key, known);
      known.reports.add(reportId);
      known.ranges = numbers.map((number, at) => widened(known.ranges[at], number));
      for (const outcome of actions.length > 0 ? actions : [none]) {
        const of = keyOf(outcome.action, outcome.responsibility);
        known.outcomes.set(of, (known.outcomes.get(of) ?? new Set()).add(reportId));
      }
    }
  }
  return [...all].flatMap(([key, known]) => approvedOf(key, known));
}

const widened = (range: readonly number[] | undefined, number: number): number[] => [
  Math.min(range?.[0] ?? number, number),
  Math.max(range?.[1] ?? number, number),
];

function approvedOf(key: string, { reports, ranges, outcomes }: Gathered): ApprovedSentence[] {
  const often = [...outcomes].filter(([, within]) => within.size >= MANY).map(([of]) => of.split('\n'));
  if (often.length === 0) return [];
  const [item = '', head = '', pattern = ''] = key.split('\n');
  return [
    {
      item,
      head,
      pattern,
      reports: reports.size,
      ranges,
      outcomes: often.map(([action = '', responsibility = '']) => ({ action, responsibility })),
    },
  ];
}

export type Approved = ReadonlyMap<string, ApprovedSentence>;

export const indexApproved = (sentences: readonly ApprovedSentence[]): Approved =>
  new Map(sentences.map((one) => [keyOf(one.item, one.head, one.pattern), one]));

/** In how many reports at least all of this was approved; 0 where any part of it was not. */
export function timesApproved(approved: Approved, { name, condition, actions }: Told): number {
  const { head, findings } = sentencesOf(condition);
  const outcomes = actions.length > 0 ? actions : [none];
  const known = findings.map(({ pattern, numbers }) => {
    const one = approved.get(keyOf(itemKey(name), head, pattern));
    return one !== undefined && isWithin(one, numbers) ? one : undefined;
  });
  const all = known.filter((one) => one !== undefined);
  if (all.length < known.length) return 0;
  // Nothing says which action belongs to which finding: each must have one of the actions, and each action a finding.
  const isExplained = outcomes.every((outcome) => all.some((one) => hasOutcome(one, outcome)));
  const isSeenTo = all.every((one) => outcomes.some((outcome) => hasOutcome(one, outcome)));
  return isExplained && isSeenTo ? Math.min(...all.map(({ reports }) => reports)) : 0;
}

const isWithin = ({ ranges }: ApprovedSentence, numbers: readonly number[]): boolean =>
  numbers.every((number, at) => {
    const [from = Number.NaN, to = Number.NaN] = ranges[at] ?? [];
    return number >= from && number <= to;
  });

const hasOutcome = ({ outcomes }: ApprovedSentence, { action, responsibility }: Outcome): boolean =>
  outcomes.some((one) => one.action === action && one.responsibility === responsibility);
