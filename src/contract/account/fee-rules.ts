/** The rules by which a firm charges for visits that were aborted, and for waiting at the door. */
import * as z from 'zod';
import {
  abortCauseCodes,
  abortFeeKey,
  chargedCauses,
  LONGEST_NOTICE_HOURS,
  LONGEST_WAITING_MINUTES,
} from '#domain/firm/charges.ts';
import { Amount, open } from '../wire.ts';

const causeWords = 'Aborted for this cause; null: for any but the own reason of the firm (`firm`), which costs nothing';
const noticeWords = "With so many hours' notice or less, 0 once its time has come; null: however early";
const amountWords = 'The charge; 0 for none';
const waitingWords = {
  free: 'Minutes that cost nothing',
  each: 'The amount is for each so many minutes, begun ones too',
  amount: 'The charge for them',
  most: 'The most that one visit is charged; null for no end',
};
const rulesWords =
  'Charges that a cancellation with a `cause`, or waiting at the door, adds to `additional`. For an aborted visit the closest rule counts: first that for its cause, then that for the shortest notice';
const minutes = (least: number) => z.int().min(least).max(LONGEST_WAITING_MINUTES);

const AbortFee = z.object({
  cause: z.enum(chargedCauses).nullable().describe(causeWords),
  notice: z.int().min(0).max(LONGEST_NOTICE_HOURS).nullable().describe(noticeWords),
  amount: Amount.describe(amountWords),
});
const AbortFees = z
  .array(AbortFee)
  .max(50)
  .superRefine((rules, context) => {
    const keys = rules.map(abortFeeKey);
    for (const [at, key] of keys.entries())
      if (keys.indexOf(key) < at)
        context.addIssue({ code: 'custom', path: [at, 'cause'], message: 'has a charge for this notice already' });
  });
const WaitingFee = z.object({
  free: minutes(0).describe(waitingWords.free),
  each: minutes(1).describe(waitingWords.each),
  amount: Amount.describe(waitingWords.amount),
  most: Amount.nullable().describe(waitingWords.most),
});
export const FeeRules = z
  .object({
    aborted: AbortFees.describe('Of visits that were aborted'),
    waiting: WaitingFee.nullable().describe('For waiting at the door; null where it costs nothing'),
  })
  .meta({ description: rulesWords });

export const AbortCause = z.enum(abortCauseCodes);

export const ShownFeeRules = open({
  aborted: z
    .array(
      open({
        cause: z.string().nullable().describe(causeWords),
        notice: z.int().nullable().describe(noticeWords),
        amount: z.string().describe(amountWords),
      }),
    )
    .describe('Of visits that were aborted'),
  waiting: open({
    free: z.int().describe(waitingWords.free),
    each: z.int().describe(waitingWords.each),
    amount: z.string().describe(waitingWords.amount),
    most: z.string().nullable().describe(waitingWords.most),
  })
    .nullable()
    .describe('For waiting at the door; null where it costs nothing'),
})
  .nullable()
  .optional()
  .describe(`${rulesWords}; null for everybody but managers`);
