/** Runs one of the project's tools as npm would, with the project's own programs first on the path. */
import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

type Options = { env?: NodeJS.ProcessEnv; show?: boolean };

/** With `show` its output appears as it comes; otherwise it is kept until somebody wants it. */
export function runCommand(command: string[], { env, show }: Options = {}): Promise<{ ok: boolean; output: string }> {
  const [program = '', ...args] = command;
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(program, args, {
    env: { ...process.env, ...env, PATH: path },
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((settle, reject) => {
    child.once('error', reject).once('close', (code) => settle({ ok: code === 0, output }));
  });
}
