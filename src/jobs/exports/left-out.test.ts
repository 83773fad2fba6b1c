/** An export and an erasure speak of the same places. */
import { expect, test } from 'vitest';
import { places } from '#store/privacy/erased-places.ts';
import { exportParts } from '#store/privacy/export-parts.ts';
import { mentions } from '#store/privacy/mentions.ts';
import { leftOutTables } from './person-index.ts';

test('each table that an erasure looks at is in the export, or the index says why it is left out', () => {
  const exported = exportParts.map(({ from }) => /^\w+(?= t\b)/.exec(from)?.[0]);
  // Files of their own: signatures as pictures.
  const inFiles = ['person_signatures', 'clerk_signatures'];
  const named = mentions.map(({ place }) => place.table);
  const told = new Set([...exported, ...inFiles, ...named, ...leftOutTables]);
  expect([...new Set(places.map(({ table }) => table))].filter((table) => !told.has(table))).toEqual([]);
});

test('each column in which somebody may have written of them is named in mentions, or is of a copy', () => {
  for (const { table, words } of places) {
    if (words === undefined || leftOutTables.includes(table)) continue;
    const record = mentions.find(({ place }) => place.table === table)?.record ?? '';
    for (const column of [...(words.texts ?? []), ...(words.lists ?? []), ...(words.json ?? [])])
      expect([table, record]).toEqual([table, expect.stringContaining(`'${column}'`)]);
  }
});
