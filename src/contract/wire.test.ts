/** The shared spellings of the wire: accepted ones, their meaning, and refused ones. */
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import {
  DateOrDateTime,
  DateOrLocalTime,
  EmailAddress,
  filter,
  Id,
  IdList,
  IdParameter,
  listOf,
  Page,
  perPage,
  RequiredText,
  Text,
} from './wire.ts';

const takes = (schema: z.ZodType, given: unknown) => schema.safeParse(given).success;
const messagesOf = (schema: z.ZodType, given: unknown) =>
  (schema.safeParse(given).error?.issues ?? []).map(({ message }) => message);

describe('an identifier', () => {
  test('is a whole number from 1 to 2,147,483,647', () => {
    expect([1, 2 ** 31 - 1].map((id) => takes(Id, id))).toEqual([true, true]);
    expect([0, -1, 2 ** 31, 1.5, '1', null].map((id) => takes(Id, id))).toEqual(Array(6).fill(false));
  });

  test('in an address is written in plain digits, in one way only', () => {
    expect(['1', '10', '2147483647'].map((text) => IdParameter.parse(text))).toEqual([1, 10, 2_147_483_647]);
    const others = ['0', '-1', '01', '+1', '1.0', '1e0', ' 1', '1 ', '0x1', '', '2147483648', '9'.repeat(17)];
    expect(others.filter((text) => takes(IdParameter, text))).toEqual([]);
  });
});

describe('an e-mail address', () => {
  const labels = (...lengths: number[]) => lengths.map((length) => 'd'.repeat(length)).join('.');

  test.for([
    ['64 characters before the @', `${'a'.repeat(64)}@example.com`],
    ['63 between two dots', `ann@${labels(63)}.com`],
    ['254 in all', `${'a'.repeat(64)}@${labels(63, 63, 57)}.com`],
  ])('may have %s', ([, address]) => {
    expect(takes(EmailAddress, address)).toBe(true);
  });

  test.for([
    ['65 characters before the @', `${'a'.repeat(65)}@example.com`],
    ['64 between two dots', `ann@${labels(64)}.com`],
    ['64 after the last dot', `ann@example.${'c'.repeat(64)}`],
    ['255 in all', `${'a'.repeat(64)}@${labels(63, 63, 58)}.com`],
  ])('refuses %s', ([, address]) => {
    expect(messagesOf(EmailAddress, address)).toEqual([expect.stringMatching(/^must be one that mail servers take/)]);
  });

  test('says what it should be', () => {
    expect(messagesOf(EmailAddress, 'ann at home')).toEqual(['must be an e-mail address']);
  });
});

describe('text', () => {
  test('has a maximum length', () => {
    expect([takes(Text(3), 'abc'), takes(Text(3), 'abcd'), takes(Text(3), '')]).toEqual([true, false, true]);
  });

  test('loses half of a pair of surrogates, and cannot hold U+0000', () => {
    expect(Text(5).parse('a\ud800b')).toBe('a\ufffdb');
    expect(messagesOf(Text(5), 'a\u0000')).toEqual(['must not contain U+0000']);
  });

  test('must be more than spaces when it is required', () => {
    expect(messagesOf(RequiredText(5), ' \n ')).toEqual(['must not be empty']);
    expect(RequiredText(5).parse(' a ')).toBe(' a ');
  });
});

describe('a date or date-time', () => {
  const withOffset = [
    '2027-02-03',
    '2027-02-03T09:30:00Z',
    '2027-02-03T09:30:00+01:00',
    '2027-02-03T09:30:00.123+01:00',
    '2027-02-03T09:30+01:00',
    '2027-02-03T09:30Z',
  ];
  const local = ['2027-02-03T09:30:00', '2027-02-03T09:30', '2027-02-03T09:30:00.5'];
  const neither = [
    '2027-02-30',
    '2027-2-3',
    '03/02/2027',
    '2027-02-03T25:00:00Z',
    '2027-02-03 09:30',
    '',
    'soon',
    null,
  ];

  test('has an offset; without one it means the account’s own time, where that is allowed', () => {
    expect(withOffset.filter((text) => !takes(DateOrDateTime, text))).toEqual([]);
    expect(withOffset.concat(local).filter((text) => !takes(DateOrLocalTime, text))).toEqual([]);
    expect(local.filter((text) => takes(DateOrDateTime, text))).toEqual([]);
    expect(neither.filter((text) => takes(DateOrDateTime, text) || takes(DateOrLocalTime, text))).toEqual([]);
  });

  test('may leave the colon out of its offset, and means the same', () => {
    expect(DateOrDateTime.parse('2027-02-03T09:30:00+0100')).toBe('2027-02-03T09:30:00+01:00');
    expect(DateOrDateTime.parse('2027-02-03T09:30-0530')).toBe('2027-02-03T09:30-05:30');
  });

  test('lies in the years 1000 to 2999, also by its moment', () => {
    const years = 'must lie in the years 1000 to 2999';
    expect(
      ['1000-01-01', '2999-12-31', '2999-12-31T23:59:59Z'].flatMap((text) => messagesOf(DateOrDateTime, text)),
    ).toEqual([]);
    for (const text of ['0999-12-31', '3000-01-01', '2999-12-31T23:30:00-01:00', '1000-01-01T00:30:00+01:00'])
      expect([text, messagesOf(DateOrDateTime, text)]).toEqual([text, [years]]);
  });

  test('says what it should be, or that it is missing', () => {
    expect(messagesOf(DateOrDateTime, 'soon')).toEqual(['must be an ISO 8601 date, or date-time with offset']);
    expect(messagesOf(DateOrDateTime, undefined)).toEqual(['is required']);
  });
});

describe('a list', () => {
  test('takes a name once, several times, and words separated by commas', () => {
    expect(IdList.parse('100')).toEqual([100]);
    expect(IdList.parse(['100', '200'])).toEqual([100, 200]);
    expect(IdList.parse('100,200')).toEqual([100, 200]);
    expect(IdList.parse(['100,200', '300'])).toEqual([100, 200, 300]);
    expect(IdList.parse('100,,200,')).toEqual([100, 200]);
  });

  test('is none when it is left empty', () => {
    expect([undefined, '', ',', []].map((given) => IdList.parse(given))).toEqual(Array(4).fill(undefined));
  });

  test('is refused for any entry that is not of its kind', () => {
    expect([['100', 'x'], '100,x', '100,0', [{}]].map((given) => takes(IdList, given))).toEqual(Array(4).fill(false));
    expect(takes(listOf(Text(2)), 'ab,abc')).toBe(false);
  });
});

test('a filter that is left empty is none', () => {
  const schema = filter(IdParameter);
  expect([undefined, ''].map((given) => schema.parse(given))).toEqual([undefined, undefined]);
  expect(schema.parse('7')).toBe(7);
  expect(takes(schema, '0')).toBe(false);
});

test('pages count from 1, and hold as many as requested, from 1 to 100', () => {
  expect([Page.parse(undefined), Page.parse('1'), Page.parse('9000')]).toEqual([1, 1, 9000]);
  expect(['0', '-1', '1.5', 'x', ''].filter((given) => takes(Page, given))).toEqual([]);
  const PerPage = perPage(30);
  expect([PerPage.parse(undefined), PerPage.parse('1'), PerPage.parse('100')]).toEqual([30, 1, 100]);
  expect(['0', '101', '-1'].filter((given) => takes(PerPage, given))).toEqual([]);
});

// With a search that is not linear this takes hours.
test('a moment of a million letters is refused', () => {
  const letters = 'T'.repeat(1_000_000);
  expect([DateOrDateTime, DateOrLocalTime].map((schema) => takes(schema, letters))).toEqual([false, false]);
  expect(takes(DateOrDateTime, `2027-02-03T09:30:00.${'1'.repeat(20)}+0100`)).toBe(true);
});
