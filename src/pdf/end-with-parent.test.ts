import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';

/** Starts a child that runs `code`, and is then killed or ends by itself. */
function startParent(code: string) {
  const script = `
    import { spawn } from 'node:child_process';
    import { endWithParent } from ${JSON.stringify(new URL('./end-with-parent.ts', import.meta.url).href)};
    endWithParent(spawn(process.execPath, ['-e', ${JSON.stringify(code)}], { stdio: 'inherit' }));
  `;
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
}

test('a process whose thread is blocked ends when the one that started it is killed', async () => {
  // Runs for ever, as a layout that never ends would.
  const parent = startParent('console.log(process.pid); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)');
  // Open for as long as either of them lives.
  const said = text(parent.stdout);
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  expect(() => process.kill(pid, 0)).not.toThrow();
  parent.kill('SIGKILL');
  const isOver = await Promise.race([said.then(() => true), pause(60_000, false, { ref: false })]);
  if (!isOver) process.kill(pid, 'SIGKILL');
  expect(isOver).toBe(true);
});

test('nobody is left waiting when the child has ended', async () => {
  // It ends when the shell has, too.
  expect(await once(startParent('process.exit(3)'), 'exit')).toEqual([0, null]);
});
