/**
 * npm run document: what strangers do with the OpenAPI document. Spectral finds nothing in it, and the clients that
 * orval, openapi-typescript and @hey-api/openapi-ts make of it compile under strict TypeScript.
 */
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { styleText } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import { runCommand } from './run-command.ts';

const SETTINGS = 'scripts/check-document';
const TOOLS = '.cache/document-tools';
const DOCUMENT = 'src/contract/openapi.json';
const CLIENTS = '.cache/document';

const tool = (name: string) => resolve(TOOLS, 'node_modules/.bin', name);

const steps: Record<string, () => Promise<{ ok: boolean; output: string }>> = {
  'tools installed': () => runCommand(['npm', 'ci', '--prefix', TOOLS, '--no-audit', '--no-fund']),
  spectral: () => runCommand([tool('spectral'), 'lint', DOCUMENT, '-r', `${SETTINGS}/spectral.yaml`, '-F', 'hint']),
  'openapi-typescript': () =>
    runCommand([tool('openapi-typescript'), DOCUMENT, '-o', `${CLIENTS}/openapi-typescript/schema.ts`]),
  orval: () =>
    runCommand([tool('orval'), '--input', DOCUMENT, '--client', 'fetch', '--output', `${CLIENTS}/orval/client.ts`]),
  '@hey-api/openapi-ts': async () => {
    await createClient({
      input: JSON.parse(readFileSync(DOCUMENT, 'utf8')),
      output: `${CLIENTS}/hey-api`,
      logs: { level: 'silent' },
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    });
    return { ok: true, output: '' };
  },
  'all compile': () => runCommand([tool('tsc'), '-p', SETTINGS]),
};

cpSync(SETTINGS, TOOLS, { recursive: true });
rmSync(CLIENTS, { recursive: true, force: true });
mkdirSync(CLIENTS, { recursive: true });
for (const [name, step] of Object.entries(steps)) {
  const start = performance.now();
  const { ok, output } = await step();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${ok ? styleText('green', 'ok    ') : styleText('red', 'FAILED')}  ${name.padEnd(19)}  ${seconds} s`);
  if (ok) continue;
  console.log(`\n${output.trim()}\n`);
  process.exitCode = 1;
  if (name === 'tools installed') break;
}
