/** The firm's rules for charges as fields of a form, and as lines of words that two people compare. */
import {
  type AbortFee,
  abortCauses,
  type ChargedCause,
  type FeeRules,
  noFeeRules,
  type WaitingFee,
} from '#domain/firm/charges.ts';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';

type WaitingValues = Record<'free' | 'each' | 'amount' | 'most', string>;
export type AbortFeeRow = Record<'cause' | 'notice' | 'amount', string>;
export type FeeRuleValues = { fee_rules: { aborted: AbortFeeRow[]; waiting: WaitingValues } };
/** A rule in words, by the visits that it is for. */
type FeeLines = Record<string, string>;

export const emptyAbortFee: AbortFeeRow = { cause: '', notice: '24', amount: '' };
const noWaiting: WaitingValues = { free: '', each: '', amount: '', most: '' };
const WAITING = 'Waiting at the door';

const rulesOf = (settings: Pick<AccountSettings, 'fee_rules'>) => (settings.fee_rules ?? noFeeRules) as FeeRules;

export function feeRuleValues(settings: Pick<AccountSettings, 'fee_rules'>): FeeRuleValues {
  const { aborted, waiting } = rulesOf(settings);
  return {
    fee_rules: {
      aborted: aborted.map(({ cause, notice, amount }) => ({
        cause: cause ?? '',
        notice: notice === null ? '' : String(notice),
        amount,
      })),
      waiting:
        waiting === null
          ? noWaiting
          : {
              free: String(waiting.free),
              each: String(waiting.each),
              amount: waiting.amount,
              most: waiting.most ?? '',
            },
    },
  };
}

/** Waiting costs nothing where all of its fields are empty. */
export function feeRulesOf({ fee_rules: { aborted, waiting } }: FeeRuleValues): FeeRules {
  return {
    aborted: aborted.map(({ cause, notice, amount }) => ({
      cause: cause === '' ? null : (cause as ChargedCause),
      notice: notice === '' ? null : Number(notice),
      amount: amount.trim(),
    })),
    waiting: Object.values(waiting).every((text) => text.trim() === '')
      ? null
      : {
          free: Number(waiting.free),
          each: Number(waiting.each),
          amount: waiting.amount.trim(),
          most: waiting.most.trim() === '' ? null : waiting.most.trim(),
        },
  };
}

export function hoursText(notice: number | null): string {
  if (notice === null) return 'However early';
  if (notice === 0) return 'Once its time has come';
  return notice === 1 ? '1 hour or less' : `${notice} hours or less`;
}

/** `Nobody let the clerk in, 24 hours or less` */
export const visitsText = ({ cause, notice }: Pick<AbortFee, 'cause' | 'notice'>): string =>
  `${cause === null ? 'Any cause' : abortCauses[cause]}, ${hoursText(notice).toLowerCase()}`;

const waitingText = ({ free, each, amount, most }: WaitingFee): string =>
  `£${amount} for each ${each} minutes after ${free}${most === null ? '' : `, £${most} at most`}`;

export function feeLines(values: FeeRuleValues): FeeLines {
  const { aborted, waiting } = feeRulesOf(values);
  return {
    ...Object.fromEntries(aborted.map((rule) => [visitsText(rule), `£${rule.amount}`])),
    ...(waiting !== null && { [WAITING]: waitingText(waiting) }),
  };
}

/** The rules go as a whole: `changes` are put onto what is there, and new rules go to the end. */
export function feeChange(
  changes: Partial<FeeLines>,
  latest: Pick<AccountSettings, 'fee_rules'>,
  values: FeeRuleValues,
): { fee_rules?: FeeRules } {
  const names = Object.keys(changes);
  if (names.length === 0) return {};
  const [theirs, own] = [rulesOf(latest), feeRulesOf(values)];
  const mine = new Map(own.aborted.map((rule) => [visitsText(rule), rule]));
  const there = new Set(theirs.aborted.map(visitsText));
  const kept = theirs.aborted.flatMap((rule) => {
    const name = visitsText(rule);
    return names.includes(name) ? (mine.get(name) ?? []) : rule;
  });
  const added = names.filter((name) => !there.has(name)).flatMap((name) => mine.get(name) ?? []);
  const waiting = names.includes(WAITING) ? own.waiting : theirs.waiting;
  return { fee_rules: { aborted: [...kept, ...added], waiting } };
}
