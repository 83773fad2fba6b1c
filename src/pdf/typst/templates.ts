/** The Typst sources, by their path inside the compiler's workspace. */
import { readdirSync, readFileSync } from 'node:fs';

const folders = ['page', 'blocks'];

export type Template = { path: string; source: Buffer };

export function readTemplates(): Template[] {
  return folders.flatMap((folder) => {
    const home = new URL(`../${folder}/`, import.meta.url);
    const names = readdirSync(home).filter((name) => name.endsWith('.typ'));
    return names.sort().map((name) => ({ path: `${folder}/${name}`, source: readFileSync(new URL(name, home)) }));
  });
}
