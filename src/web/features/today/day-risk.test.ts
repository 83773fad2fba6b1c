import { expect, test } from 'vitest';
import type { Inspection, StaffMember } from '#web/queries/generated/types.gen.ts';
import { findRisks } from './day-risk.ts';

const inspection = (id: number, fields: Partial<Inspection>) =>
  ({
    id,
    state: { id: 200, name: 'Assigned' },
    type: { id: 1, name: 'Inventory' },
    clerk: { id: 7, name: 'Aisha', is_manager: false },
    conduct_date: '2027-02-03T09:30:00+00:00',
    conduct_date_option: 0,
    time_to_complete: 'PT1H',
    location_of_keys: 'Office',
    initialization: null,
    property: { address: { postcode: 'PO5 3LX' }, geocoords: { lat: null, lng: null } },
    ...fields,
  }) as Inspection;

const aisha = {
  id: 7,
  working_hours: [{ day: 3, from: '09:00', to: '17:30' }],
  time_off: [{ from: '2027-02-10', to: '2027-02-10', reason: 'Annual leave' }],
} as unknown as StaffMember;
const risksOf = (inspections: Inspection[]) => findRisks(inspections, [aisha], '2027-02-03');

test('a day that is ready is no risk', () => {
  expect(risksOf([inspection(1, {})])).toEqual([]);
});

test('every reason is named', () => {
  const [risk] = risksOf([
    inspection(1, { clerk: null, conduct_date_option: 1, location_of_keys: ' ', type: { id: 5, name: 'Check Out' } }),
  ]);
  expect(risk?.reasons).toEqual([
    'Nobody is assigned',
    'The date is not confirmed',
    'Nobody knows where the keys are',
    'A check-out without its check-in report',
  ]);
});

test('a reason that its readiness says is not told twice', () => {
  const readiness = [{ part: 'keys', detail: 'Nobody has said where the keys are' }] as Inspection['readiness'];
  const kept = [{ part: 'keys', detail: null }] as Inspection['readiness'];
  const without = { location_of_keys: '', readiness };
  expect(risksOf([inspection(1, without)]).map(({ reasons }) => reasons)).toEqual([[]]);
  expect(risksOf([inspection(1, { location_of_keys: '', readiness: kept })])).toEqual([]);
});

test('two at the same time for one clerk are both at risk; a started one is not', () => {
  const late = inspection(2, { conduct_date: '2027-02-03T10:00:00+00:00' });
  expect(risksOf([inspection(1, {}), late]).map((risk) => risk.inspection.id)).toEqual([1, 2]);
  expect(risksOf([inspection(1, { state: { id: 300, name: 'Active' } }), late])).toEqual([]);
});

test.each([
  ['2027-02-10', 'T09:30:00+00:00', 'Away: Annual leave'],
  ['2027-02-10', '', 'Away: Annual leave'],
  ['2027-02-07', 'T09:30:00+00:00', 'Does not work that day'],
  ['2027-02-07', '', 'Does not work that day'],
  ['2027-02-03', 'T17:00:00+00:00', 'Outside working hours, 09:00 to 17:30'],
])('on %s%s the clerk has no room: %s', (day, time, reason) => {
  const booked = inspection(1, { conduct_date: `${day}${time}` });
  expect(findRisks([booked], [aisha], day).map(({ reasons }) => reasons)).toEqual([[reason]]);
});

test('hours of somebody who is not in the list are unknown', () => {
  expect(findRisks([inspection(1, {})], [], '2027-02-07')).toEqual([]);
});
