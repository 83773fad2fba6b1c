import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';

/** Its thread is blocked for ever, as by a layout that never ends. */
const blocked = `
  import { endWithParent } from ${JSON.stringify(new URL('./end-with-parent.ts', import.meta.url).href)};
  endWithParent();
  console.log(process.pid);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
`;
const between = `
  require('node:child_process').spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(blocked)}], { stdio: 'inherit' });
`;

test('a process whose thread is blocked ends when the one that started it is killed', async () => {
  const parent = spawn(process.execPath, ['-e', between], { stdio: ['ignore', 'pipe', 'inherit'] });
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
