import { expect, test } from 'vitest';
import { emptyInspection, toInspectionBody, typedFaults } from './inspection-values.ts';

const values = (time: string) => ({ ...emptyInspection({ propertyId: 1, day: '2027-02-03' }, []), time });

test('a day and a time are an instant, a day alone stays a day', () => {
  expect(toInspectionBody(values('09:30')).conduct_date).toBe('2027-02-03T09:30:00+00:00');
  expect(toInspectionBody(values('')).conduct_date).toBe('2027-02-03');
});

test('a custom field that is emptied is sent, so that it is cleared; one that was empty is left out', () => {
  const before = { ...values(''), customFields: { 'field-1': 'PO-7', 'field-2': '', 'field-3': 'Permit' } };
  const after = { ...before, customFields: { ...before.customFields, 'field-1': '' } };
  expect(toInspectionBody(after, before).custom_fields).toEqual({ 1: { value: '' }, 3: { value: 'Permit' } });
});

test('a time that cannot be read is a fault of its field, never left out in silence', () => {
  expect(typedFaults(values(''))).toEqual({});
  expect(typedFaults(values('09:30'))).toEqual({});
  for (const time of ['noonish', '25:99', '9', '12:60']) {
    expect(typedFaults(values(time))).toEqual({ time: 'cannot be read as a time' });
    expect(toInspectionBody(values(time)).conduct_date).toBe('2027-02-03');
  }
});

test('a time that the clocks leave out that day is a fault of its field, never booked as another', () => {
  const onThatDay = { ...values('01:30'), conduct_date: '2027-03-28' };
  expect(typedFaults(onThatDay)).toEqual({ time: 'does not exist on that day: the clocks go forward' });
  expect(typedFaults({ ...onThatDay, time: '02:30' })).toEqual({});
  expect(typedFaults({ ...onThatDay, conduct_date: 'some day' })).toEqual({});
});
