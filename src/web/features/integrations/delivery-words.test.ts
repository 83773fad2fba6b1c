import { expect, test } from 'vitest';
import { aboutText, answerText, deliveryText } from './delivery-words.ts';

const delivery = {
  id: 1,
  message_id: 'msg_1',
  type: 'pdf.generated',
  state: 'pending',
  attempts: 0,
  last_status: null,
  last_error: null,
  last_duration: null,
  next_attempt_at: null,
  created_at: '2027-02-03T09:30:00Z',
  delivered_at: null,
  payload: {},
};

test('a delivery that nobody has tried yet waits', () => {
  expect([deliveryText(delivery), answerText(delivery)]).toEqual(['Waiting to be sent', 'Not sent yet']);
});

test('a delivery says how often it was tried, and whether it was given up', () => {
  const refused = { ...delivery, attempts: 2, last_status: 503, last_duration: 35 };
  expect([deliveryText(refused), answerText(refused)]).toEqual(['Not taken, tried twice', '503 after 35 ms']);
  expect(deliveryText({ ...refused, state: 'parked', attempts: 12 })).toBe('Given up, tried 12 times');
});

test('a delivery without an answer says why', () => {
  const lost = { ...delivery, attempts: 1, last_error: 'No answer within 15 seconds.', last_duration: 15_000 };
  expect([deliveryText(lost), answerText(lost)]).toEqual(['Not taken, tried once', 'No answer within 15 seconds.']);
});

test('a delivery that was taken says by which answer', () => {
  const taken = { ...delivery, state: 'delivered', attempts: 1, last_status: 204, last_duration: 12 };
  expect([deliveryText(taken), answerText(taken)]).toEqual(['Delivered', '204 after 12 ms']);
});

test('a delivery says what its event is about, also where a part was deleted', () => {
  expect(aboutText({ data: { property_id: 812, inspection_id: 4101 } })).toBe('Inspection 4101');
  expect(aboutText({ data: { id: 9, type: 'item', of: { inspection_id: 4101 } } })).toBe('Inspection 4101');
  expect(aboutText({ data: { meter_id: 4, property_id: 812 } })).toBe('Property 812');
  expect(aboutText({ data: { webhook_id: 3 } })).toBe('');
});

test.each([
  [
    { type: 'item', id: 271_540, version: 7, of: { inspection_id: 4101, room_id: 30_112 } },
    'Item 271540 of inspection 4101',
  ],
  [{ type: 'room', id: 12, version: 1, of: { template_id: 3 } }, 'Room 12 of template 3'],
  [{ type: 'property_contact', id: 9, version: 1, of: { property_id: 812 } }, 'Contact 9 of property 812'],
  [{ type: 'client', id: 55, version: 2, of: null }, 'Client 55'],
  [{ type: 'recurring_visit', id: 4, version: 2 }, 'Recurring visit 4'],
])('a delivery of a deletion says what was deleted: %j', (data, text) => {
  expect(aboutText({ type: 'record.deleted', data })).toBe(text);
});
