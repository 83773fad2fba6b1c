/** A disk of a megabyte, which is soon full. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** False where this user may mount nothing. */
export function mountSmallDisk(directory: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', directory], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export const unmountSmallDisk = (directory: string) => execFileSync('umount', [directory]);

export const canMountDisks = mayMount();

function mayMount(): boolean {
  const probe = mkdtempSync(join(tmpdir(), 'keyturn-probe-'));
  const isMounted = mountSmallDisk(probe);
  if (isMounted) unmountSmallDisk(probe);
  rmSync(probe, { recursive: true });
  return isMounted;
}
