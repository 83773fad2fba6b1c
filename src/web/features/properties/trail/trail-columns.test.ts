import { expect, test } from 'vitest';
import type { AuditEntry } from '#web/queries/generated/types.gen.ts';
import { trailColumns } from './trail-columns.ts';

const meters = new Map([[346, 'Gas, serial G4-20931']]);
const columns = trailColumns({ people: new Map(), inspections: new Map(), meters });
const about = (entry: Partial<AuditEntry>) =>
  columns
    .find(({ id }) => id === 'about')
    ?.cell({ subject: { type: 'meter', id: 346 }, changes: [], ...entry } as never);

test('a meter is named in the file by its supply and serial number, also when it is gone', () => {
  expect(about({})).toBe('meter Gas, serial G4-20931');
  const removed = [
    { field: 'type', from: 'Night', to: null },
    { field: 'serial_no', from: 'E10', to: null },
  ];
  expect(about({ subject: { type: 'meter', id: 9 }, changes: removed })).toBe('meter Night, serial E10');
  expect(about({ subject: { type: 'meter', id: 9 } })).toBe('meter 9');
  expect(about({ subject: { type: 'property', id: 3 } })).toBe('property 3');
});
