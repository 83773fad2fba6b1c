import { expect, test } from 'vitest';
import { auditLines, deliveryLines, deviceOf } from './evidence-lines.ts';

const inspection = { completedAt: '2027-02-03T14:20:00+00:00' } as Parameters<typeof deliveryLines>[0]['inspection'];
const email = { recipient: 'ada@example.com', subject: 'Report ready', sentAt: null, failure: null };

test('the record of sending tells what left from what waits, and the report from the appointment', () => {
  const emails = [
    { ...email, subject: 'Visit', createdAt: '2027-01-20T09:00:00+00:00', sentAt: '2027-01-20T09:01:00+00:00' },
    { ...email, createdAt: '2027-02-03T14:20:00+00:00' },
    { ...email, createdAt: '2027-02-03T14:20:00+00:00', failure: 'mailbox full' },
  ];
  const shares = [
    {
      recipient: 'ada@example.com',
      createdAt: '2027-02-04T10:00:00+00:00',
      openedCount: 2,
      lastOpenedAt: '2027-02-05T10:00:00+00:00',
    },
  ];
  const lines = deliveryLines({ emails, shares, inspection });
  expect(lines.map(({ state, isReport }) => [state, isReport])).toEqual([
    ['sent', false],
    ['waiting', true],
    ['failed', true],
    ['sent', true],
    ['opened', true],
  ]);
  expect(lines[2]?.event).not.toContain('mailbox full');
});

test('the trail names states and fields, never values that were not meant for the reader', () => {
  const entry = {
    at: '2027-02-03T14:20:00+00:00',
    actorName: 'Marcus Bell',
    application: 'Keyturn',
    changes: [
      { field: 'state', from: 350, to: 400 },
      { field: 'notes_internal', from: 'rude', to: 'ruder' },
      { field: 'conductDate', from: 'x', to: 'y' },
    ],
  };
  const audit = [{ ...entry, action: 'inspection.complete' }] as Parameters<typeof auditLines>[0];
  expect(auditLines(audit)).toEqual([
    {
      at: entry.at,
      actor: 'Marcus Bell',
      action: 'Completed',
      detail: 'Review → Complete; conduct date',
      application: 'Keyturn',
    },
  ]);
});

test('the device is that of the last time a tenant sent the report in, and unknown where the trail does not tell', () => {
  const sent = (to: string) => ({ action: 'inspection.submit', changes: [{ field: 'device', from: null, to }] });
  const trail = [sent('Chrome on Android'), sent('Safari on iPhone'), { action: 'inspection.complete', changes: [] }];
  expect(deviceOf(trail as unknown as Parameters<typeof deviceOf>[0])).toEqual({ device: 'Safari on iPhone' });
  const unknown = [{ action: 'inspection.submit', changes: [] }];
  expect(deviceOf(unknown as unknown as Parameters<typeof deviceOf>[0])).toEqual({});
});
