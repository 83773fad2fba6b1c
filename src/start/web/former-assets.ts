/**
 * Assets of former builds, by the hash in their names: a Keyturn that was started before the last build, and pages that
 * were open then, still request theirs.
 */
import { copyFile, link, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Counted from their replacement. The assets that the last build replaced are kept however old they are. */
const KEPT_FOR = 7 * 86_400_000;

/** A file in the built directory: since when an asset belongs to a former build. */
const record = '.former-assets';

export async function keepFormerAssets(former: string, fresh: string, now = Date.now()): Promise<void> {
  const replaced = await readRecord(former);
  const own = new Set(await readdir(join(fresh, 'assets')));
  const kept: Record<string, number> = {};
  for (const name of await readdir(join(former, 'assets')).catch(() => [])) {
    const since = replaced[name] ?? now;
    if (own.has(name) || since < now - KEPT_FOR) continue;
    kept[name] = since;
    const [from, to] = [join(former, 'assets', name), join(fresh, 'assets', name)];
    await link(from, to).catch(() => copyFile(from, to));
  }
  await writeFile(join(fresh, record), JSON.stringify(kept));
}

async function readRecord(directory: string): Promise<Record<string, number>> {
  try {
    return JSON.parse(await readFile(join(directory, record), 'utf8')) as Record<string, number>;
  } catch {
    // A build from before this record existed, or no build at all.
    return {};
  }
}
