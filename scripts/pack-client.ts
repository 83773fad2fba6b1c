/**
 * Packs the generated layer as a package that other programs install: `npm run client`, or `npm run client -- FOLDER`
 * for another place than `dist/client`. Prints the path of the package.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readArguments } from './read-arguments.ts';
import { runCommand } from './run-command.ts';

const NAME = 'keyturn-client';
/** Its hooks are of the back office alone. */
const HOOKS = '@tanstack';

/** The entry of the package, which is compiled beside a copy of the generated layer. */
const entry = `export * from './generated/sdk.gen.ts';
export type * from './generated/types.gen.ts';
export { client } from './generated/client.gen.ts';
// Under another name: createClient is the operation that adds a client of the firm.
export { createClient as createApiClient, createConfig } from './generated/client/index.ts';
`;

const {
  positionals: [place = 'dist/client'],
} = readArguments({ usage: 'npm run client -- [FOLDER]', places: ['FOLDER'] });

type Manifest = { version: string; license: string };

const compilerOptions = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'nodenext',
  types: [],
  strict: true,
  declaration: true,
  rewriteRelativeImportExtensions: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  rootDir: 'source',
  outDir: 'built',
};

function writeManifest(folder: string): void {
  const { version, license } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const manifest = {
    name: NAME,
    version,
    description: 'A typed client of the Keyturn API',
    license,
    type: 'module',
    engines: { node: '>=20' },
    exports: { '.': { types: './built/index.d.ts', default: './built/index.js' } },
    files: ['built'],
    sideEffects: false,
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

async function run(command: string[]): Promise<string> {
  const { ok, output } = await runCommand(command);
  if (!ok) throw new Error(`${command.join(' ')}\n${output}`);
  return output;
}

const folder = mkdtempSync(join(tmpdir(), 'keyturn-client-'));
try {
  mkdirSync(join(folder, 'source'));
  writeFileSync(join(folder, 'source/index.ts'), entry);
  cpSync('src/web/queries/generated', join(folder, 'source/generated'), {
    recursive: true,
    filter: (path) => !path.includes(HOOKS),
  });
  cpSync('scripts/pack-client.md', join(folder, 'README.md'));
  cpSync('LICENSE', join(folder, 'LICENSE'));
  writeManifest(folder);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['source'] }));
  await run(['node', 'node_modules/typescript/bin/tsc', '-p', folder]);
  mkdirSync(place, { recursive: true });
  const packed = await run(['npm', 'pack', folder, '--pack-destination', place, '--json']);
  const [{ filename }] = JSON.parse(packed.slice(packed.indexOf('['))) as [{ filename: string }];
  console.log(resolve(place, filename));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
