import { expect, test } from 'vitest';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { bookingsBody, bookingsChange, bookingsValues, previewOf } from './bookings-values.ts';

const numbering = { prefix: 'HL-', first: 7, digits: 4 };
const settings = { week_starts_on: 7, ref_numbering: numbering } as AccountSettings;

test('a change of one part of the numbering keeps what others have saved beside it', () => {
  expect(bookingsChange({ prefix: 'H/' }, settings)).toEqual({ ref_numbering: { ...numbering, prefix: 'H/' } });
  expect(bookingsChange({ week_starts_on: '1' }, settings)).toEqual({ week_starts_on: 1 });
  expect(bookingsChange({}, settings)).toEqual({});
});

test('a firm without numbering begins at one, and may end it again', () => {
  const none = { ...settings, ref_numbering: null };
  expect(bookingsChange({ isNumbered: true }, none)).toEqual({ ref_numbering: { prefix: '', first: 1, digits: 5 } });
  expect(bookingsChange({ isNumbered: false }, settings)).toEqual({ ref_numbering: null });
  expect(bookingsBody(bookingsValues(settings))).toEqual({ ...settings, notice_lengths: { tenant: 2, landlord: 4 } });
});

test('the preview shows the first three, and nothing while a field is empty', () => {
  expect(previewOf(numbering)).toBe('HL-0007, HL-0008, HL-0009');
  expect(previewOf({ ...numbering, first: null })).toBe('');
  expect(previewOf({ ...numbering, digits: -3 })).toBe('HL-7, HL-8, HL-9');
});

test('lengths of notice go together, and what others have changed meanwhile stays', () => {
  const later = { ...settings, notice_lengths: { tenant: 3, landlord: 4 } };
  expect(bookingsChange({ notice_landlord: 2 }, later)).toEqual({ notice_lengths: { tenant: 3, landlord: 2 } });
  expect(bookingsValues(settings)).toMatchObject({ notice_tenant: 2, notice_landlord: 4 });
});
