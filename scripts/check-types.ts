/** Compiles the house: all of it, then each part with only the library types of the place where it will run. */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const programs = {
  all: '.', // tests, scripts and configuration files too
  service: 'src', // Node, no DOM
  web: 'src/web', // DOM, no Node
  contract: 'src/contract', // neither
  domain: 'src/domain', // neither
};

/** TypeScript 7, which has the faults of 6 in a fifth of the time; the scripts that read source text need 6. */
const COMPILER = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));

mkdirSync('.cache/types', { recursive: true });
const waiting = Object.entries(programs);
const compilers = 2;
await Promise.all(Array.from({ length: compilers }, compileInTurn));

async function compileInTurn(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, folder] = next;
    const { code, output } = await compile(name, folder);
    if (code === 0) continue;
    console.error(`${name} (tsc -p ${folder}):\n${output}`);
    process.exitCode = 1;
  }
}

function compile(name: string, folder: string): Promise<{ code: number | null; output: string }> {
  const cache = ['--incremental', '--tsBuildInfoFile', `.cache/types/${name}.tsbuildinfo`];
  const compiler = spawn(process.execPath, [COMPILER, '-p', folder, '--pretty', 'false', ...cache], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  compiler.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return new Promise((resolve, reject) => {
    compiler.once('error', reject).once('close', (code) => resolve({ code, output }));
  });
}
