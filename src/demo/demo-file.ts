/** DATA_DIR/demo.json, for people and scripts: who can sign in, and which applications may ask. Readable by its owner only. */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RoleName } from '#domain/role.ts';
import { isEmptyDatabase } from '#store/database/bulk-insert.ts';
import type { Database } from '#store/database/database.ts';

export type DemoApp = {
  name: string;
  client_id: string;
  client_secret: string;
  redirect_uris: string[];
  scopes: string[];
};

export type DemoFile = {
  url: string;
  api_url: string;
  auth_url: string;
  users: { name: string; email: string; password: string; role: RoleName }[];
  apps: DemoApp[];
};

export function demoFilePath(dataDir: string): string {
  return join(dataDir, 'demo.json');
}

const preparedPath = (dataDir: string) => `${demoFilePath(dataDir)}.prepared`;

/** Before the commit, so that no crash can leave a company whose passwords nobody knows. */
export async function prepareDemoFile(dataDir: string, file: DemoFile): Promise<void> {
  await rm(preparedPath(dataDir), { force: true });
  await writeFile(preparedPath(dataDir), `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600, flush: true });
}

/** After the commit. */
export async function keepDemoFile(dataDir: string): Promise<void> {
  await rename(preparedPath(dataDir), demoFilePath(dataDir));
}

/** A crash between the two leaves a prepared file, which becomes valid once the company is there. */
export async function recoverDemoFile(database: Database, dataDir: string): Promise<void> {
  const isPrepared = await readFile(preparedPath(dataDir)).then(
    () => true,
    () => false,
  );
  if (isPrepared && !(await isEmptyDatabase(database))) await keepDemoFile(dataDir);
}
