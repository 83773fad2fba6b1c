/** An export and an erasure speak of the same places. */
import { expect, test } from 'vitest';
import { places } from '#store/privacy/erased-places.ts';
import { exportParts } from '#store/privacy/export-parts.ts';
import { leftOutTables } from './person-index.ts';

test('each table that an erasure looks at is in the export, or the index says why it is left out', () => {
  const exported = exportParts.map(({ from }) => /^\w+(?= t\b)/.exec(from)?.[0]);
  // Files of their own: signatures as pictures.
  const inFiles = ['person_signatures', 'clerk_signatures'];
  const told = new Set([...exported, ...inFiles, ...leftOutTables]);
  expect([...new Set(places.map(({ table }) => table))].filter((table) => !told.has(table))).toEqual([]);
});
