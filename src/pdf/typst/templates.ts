/** The Typst sources, by their path inside the compiler's workspace, and a name for their present state. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const folders = ['page', 'blocks'];

export type Template = { path: string; source: Buffer };

export function readTemplates(): Template[] {
  return folders.flatMap((folder) => {
    const home = new URL(`../${folder}/`, import.meta.url);
    const names = readdirSync(home).filter((name) => name.endsWith('.typ'));
    return names.sort().map((name) => ({ path: `${folder}/${name}`, source: readFileSync(new URL(name, home)) }));
  });
}

/** Counts what the templates cannot: raise it when the assembling changes what a PDF shows. */
const assembly = 1;

/** Part of a PDF's content key: another layout or engine makes another PDF from the same report. */
export function layoutVersion(): string {
  const engine: unknown = createRequire(import.meta.url)('@myriaddreamin/typst-ts-node-compiler/package.json');
  const { version } = engine as { version: string };
  const hash = createHash('sha256').update(`${version} ${assembly}`);
  for (const { path, source } of readTemplates()) hash.update(path).update(source);
  return hash.digest('hex').slice(0, 16);
}
