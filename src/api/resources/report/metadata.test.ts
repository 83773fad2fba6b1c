import { describe, expect, test } from 'vitest';
import type { RoomNode } from '#store/reports/report-rows.ts';
import { summarizeReport } from './metadata.ts';

const serialOf = (description: string) => {
  const item = { name: 'Meter', description, condition: null, actions: [], attachments: [] };
  const room = { name: 'Meters', blockType: 'METERS', items: [item], attachments: [] } as unknown as RoomNode;
  return summarizeReport([room], []).meters[0]?.serial;
};

describe('the serial number of a meter that is read on the report', () => {
  test.each([
    ['Hall cupboard. Serial no. 19L1234567. Octopus', '19L1234567'],
    ['serial number: E-77', 'E-77'],
    ['Serial  no\n12', '12'],
    ['serialno7', '7'],
    ['Serial number unknown. Serial 4711', '4711'],
    ['Serial number unknown', ''],
    ['Serial', ''],
  ])('%j is %j', (description, serial) => {
    expect(serialOf(description)).toBe(serial);
  });

  // With a search that is not linear this takes hours.
  test('is looked for among as many spaces as a text may have', () => {
    expect(serialOf(`serial${' '.repeat(19_990)}x`)).toBe('');
    expect(serialOf(`${'serial '.repeat(2_850)}`)).toBe('');
  });
});
