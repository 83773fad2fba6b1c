/** Imports in each of their steps: one to read and mend, one to start, one to undo. */
import { buildRunImport } from '#api/resources/imports/run-import.ts';
import type { Ids } from '../everything-parts.ts';
import type { Office } from '../everything-office.ts';

const cells = { name: 'Langstone Homes', email: 'office@langstone.example' };

export async function idsOfImports({ api, account, call, make }: Office): Promise<Ids> {
  const given = async () => {
    const id = await make('/imports', { kind: 'clients', name: 'clients.csv' });
    await call('PUT', `/imports/${id}/rows`, { rows: [{ number: 2, cells }] });
    return id;
  };
  const [draft, startable, finished] = [await given(), await given(), await given()];
  await call('POST', `/imports/${finished}/start`);
  const settings = { publicUrl: 'http://localhost:8080' };
  const log = { error: (_: object, words: string) => Promise.reject(new Error(words)) };
  await buildRunImport({ store: api.store, settings, log })(
    { accountId: account.id, id: finished },
    new AbortController().signal,
  );
  return { import: draft, startableImport: startable, finishedImport: finished };
}
