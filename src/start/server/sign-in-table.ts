/** Prints the sign-ins of DATA_DIR/demo.json for people. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { type DemoFile, demoFilePath } from '#demo/demo-file.ts';
import type { Settings } from '../settings/settings.ts';

export async function readDemoFile(dataDir: string): Promise<DemoFile | undefined> {
  try {
    return JSON.parse(await readFile(demoFilePath(dataDir), 'utf8')) as DemoFile;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Scripts read the addresses from it, and PORT or PUBLIC_URL may have changed since it was made. */
export async function updateDemoAddresses(settings: Settings): Promise<void> {
  const demo = await readDemoFile(settings.dataDir);
  const addresses = { url: settings.publicUrl, api_url: settings.apiUrl, auth_url: settings.authUrl };
  if (!demo || Object.entries(addresses).every(([name, url]) => demo[name as keyof DemoFile] === url)) return;
  const path = demoFilePath(settings.dataDir);
  await writeFile(`${path}.new`, `${JSON.stringify({ ...demo, ...addresses }, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}

export function writeSignInTable({ users }: Pick<DemoFile, 'users'>): string[] {
  const rows = [
    ['Name', 'E-mail', 'Password', 'Role'],
    ...users.map(({ name, email, password, role }) => [name, email, password, role]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}
