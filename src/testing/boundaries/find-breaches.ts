/** Reads every import of the house and says which of them the table of boundaries does not allow, and which go round. */
import { builtinModules } from 'node:module';
import { cruise } from 'dependency-cruiser';
import { inTests, libraries, type Zone, zones } from './boundaries.ts';
import { findCircles } from './find-circles.ts';

type Import = { from: string; to: string };
export type Breach = Import & { because: string };

type Found = { files: number; breaches: Breach[]; circles: string[][] };

/** The number of files read is part of the answer, because a parser that sees nothing would find nothing wrong. */
export async function findBreaches(root: string, folders: string[]): Promise<Found> {
  const { files, imports } = await readImports(root, folders);
  return { files, breaches: imports.flatMap((each) => refusalOf(each) ?? []), circles: findCircles(imports) };
}

async function readImports(baseDir: string, folders: string[]): Promise<{ files: number; imports: Import[] }> {
  const { output } = await cruise(
    folders,
    // Without this an import of a type alone would not be seen.
    { baseDir, tsPreCompilationDeps: true, doNotFollow: { path: 'node_modules' } },
    {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser answered text where a result was asked for.');
  const ours = output.modules.filter(
    ({ source }) => isSource(source) && folders.some((each) => source.startsWith(`${each}/`)),
  );
  const imports = ours.flatMap((module) =>
    module.dependencies.map(({ module: name, resolved, couldNotResolve }) => ({
      from: module.source,
      to: /^[.#]/.test(name) && !couldNotResolve ? resolved : name,
    })),
  );
  return { files: ours.length, imports };
}

function refusalOf({ from, to }: Import): Breach | undefined {
  const refuse = (because: string): Breach => ({ from, to, because });
  const zone = zoneOf(from);
  if (!zone) return refuse('this folder has no row in the table of boundaries');
  if (/^[.#]/.test(to)) return refuse('this file cannot be found');

  const owners = Object.entries(libraries).find(([name]) => names(to, name))?.[1];
  if (owners && !owners.some((owner) => isIn(from, owner))) return refuse(`only ${owners.join(' and ')} may use it`);

  const may = isTest(from) ? [...zone.may, ...inTests] : zone.may;
  if (isWithin(zone, from, to) || may.some((target) => allows(target, to))) return undefined;
  return refuse(`${zone.path} may import ${zone.may.join(', ') || 'nothing'}`);
}

function zoneOf(path: string): Zone | undefined {
  return zones.filter((zone) => instanceOf(zone, path)).sort((a, b) => b.path.length - a.path.length)[0];
}

/** The folder that a path belongs to within its kind: src/web/features/meters for a file there and the zone src/web/features/*. */
function instanceOf(zone: Zone, path: string): string | undefined {
  const depth = zone.path.split('/').length;
  const instance = path.split('/').slice(0, depth).join('/');
  if (!zone.path.endsWith('/*')) return isIn(path, zone.path) ? zone.path : undefined;
  return isIn(path, zone.path.slice(0, -2)) ? instance : undefined;
}

function isWithin(zone: Zone, from: string, to: string): boolean {
  return zoneOf(to) === zone && instanceOf(zone, from) === instanceOf(zone, to);
}

function allows(target: string, to: string): boolean {
  if (target === 'node') return isBuiltIn(to);
  if (target === 'npm') return isPackage(to) && !isBuiltIn(to);
  return isPackage(to) ? names(to, target) : isIn(to, target);
}

/** src/web/paths is the file paths.ts as well as a folder of that name. */
function isIn(path: string, place: string): boolean {
  return path.startsWith(`${place}/`) || path.startsWith(`${place}.`);
}

function names(specifier: string, library: string): boolean {
  return specifier === library || specifier.startsWith(library.endsWith('/') ? library : `${library}/`);
}

function isPackage(to: string): boolean {
  return !/^(src|e2e|scripts)\//.test(to) && !to.includes('node_modules');
}

function isBuiltIn(name: string): boolean {
  return name.startsWith('node:') || builtinModules.includes(name);
}

export function isSource(path: string): boolean {
  return /\.tsx?$/.test(path) && !path.endsWith('.d.ts');
}

function isTest(path: string): boolean {
  return /\.test(-d)?\.tsx?$/.test(path);
}
