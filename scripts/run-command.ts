/** Runs one of the project's tools as npm would, with the project's own programs first on the path. */
import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/**
 * A Node that ends while its Maglev compiler works beside it may wait for that for ever (nodejs/node#54918).
 * NODE_OPTIONS takes no flag of V8, so each process sets it for itself as it starts.
 */
const withoutMaglev = `--import=data:text/javascript,import{setFlagsFromString}from'node:v8';setFlagsFromString('--no-maglev')`;

/** Several times as long as any tool takes on two cores. */
const longestMinutes = 45;

type Options = { env?: NodeJS.ProcessEnv; show?: boolean };

/**
 * With `show` its output appears as it comes; otherwise it is kept until somebody wants it. A tool that stands still is
 * ended, so that those after it are run and its name is known.
 */
export function runCommand(command: string[], { env, show }: Options = {}): Promise<{ ok: boolean; output: string }> {
  const [program = '', ...args] = command;
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(program, args, {
    env: { ...process.env, NODE_OPTIONS: withOption(process.env.NODE_OPTIONS), ...env, PATH: path },
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    timeout: longestMinutes * 60_000,
    killSignal: 'SIGKILL',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((settle, reject) => {
    child.once('error', reject).once('close', (code, signal) => {
      if (signal === 'SIGKILL') console.error(`${program} was ended: it takes ${longestMinutes} minutes at most.`);
      settle({ ok: code === 0, output });
    });
  });
}

/** A tool that starts another passes the option on, which is needed once. */
function withOption(given = ''): string {
  return given.includes(withoutMaglev) ? given : `${given} ${withoutMaglev}`.trim();
}
