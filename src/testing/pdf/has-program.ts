/** Whether a program is installed that some tests check our files with. */
import { execFileSync } from 'node:child_process';

export function hasProgram(name: string, ask: string): boolean {
  try {
    execFileSync(name, [ask], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
