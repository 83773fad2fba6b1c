import { expect, test } from 'vitest';
import type { FeeRules } from '#domain/firm/charges.ts';
import { feeChange, feeLines, feeRulesOf, feeRuleValues, visitsText } from './fee-rule-values.ts';

const late = { cause: null, notice: 24, amount: '35.00' };
const noKeys = { cause: 'no_keys' as const, notice: null, amount: '45' };
const rules: FeeRules = { aborted: [late, noKeys], waiting: { free: 15, each: 10, amount: '7.50', most: '20' } };
const none: FeeRules = { aborted: [], waiting: null };

test('rules come back as they were read, and empty fields are no rule', () => {
  expect(feeRulesOf(feeRuleValues({ fee_rules: rules }))).toEqual(rules);
  expect(feeRulesOf(feeRuleValues({ fee_rules: none }))).toEqual(none);
  expect(feeRulesOf(feeRuleValues({ fee_rules: null }))).toEqual(none);
});

test('rules read as lines that two people can compare', () => {
  expect(feeLines(feeRuleValues({ fee_rules: rules }))).toEqual({
    'Any cause, 24 hours or less': '£35.00',
    'The keys were missing or did not fit, however early': '£45',
    'Waiting at the door': '£7.50 for each 10 minutes after 15, £20 at most',
  });
});

test('a change keeps the rules that others have added meanwhile', () => {
  const mine = feeRuleValues({ fee_rules: { aborted: [{ ...late, amount: '40' }], waiting: null } });
  expect(feeChange({ [visitsText(late)]: '£40' }, { fee_rules: rules }, mine)).toEqual({
    fee_rules: { aborted: [{ ...late, amount: '40' }, noKeys], waiting: rules.waiting },
  });
  expect(feeChange({ 'Waiting at the door': '' }, { fee_rules: rules }, mine)).toEqual({
    fee_rules: { aborted: rules.aborted, waiting: null },
  });
  expect(feeChange({}, { fee_rules: rules }, mine)).toEqual({});
});
