/** Finds the pages of the browser app that ask for an operation, as their source says. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL, ONCE, readModule, type SourceModule } from './read-module.ts';
import { readRoutes } from './read-routes.ts';
import { sentByHand } from './sent-by-hand.ts';

/** Loaded for every page, or before one is. */
const frame = ['src/web/main.tsx', 'src/web/boot.ts', 'src/web/app-frame.tsx'];
const tenantPage = 'src/web/tenant.tsx';
/** Sends again, on whatever page, what the editor could not send. */
const resending = 'src/web/pages/inspections/send-kept-edits.ts';
const EVERYWHERE = 'every page';
const GENERATED = 'src/web/queries/generated/';

type Sources = Map<string, SourceModule>;

/** Addresses by operation, in the order of the router; an operation that no page asks for is not among them. */
export function findScreens(root: string, operations: string[]): Map<string, string[]> {
  const sources = readSources(root);
  const pages = new Map([...readRoutes(root), [tenantPage, ['/t/:token']], [resending, []]]);
  for (const file of frame) pages.set(file, [EVERYWHERE]);
  const screens = new Map<string, Set<string>>();
  for (const [page, addresses] of pages) {
    const asked = whatItAsks(page, sources, new Set(pages.keys()));
    for (const operation of operations.filter((each) => isAsked(each, asked))) {
      const known = screens.get(operation) ?? new Set();
      screens.set(operation, new Set([...known, ...addresses]));
    }
  }
  return new Map(
    [...screens].map(([operation, known]) => [operation, known.has(EVERYWHERE) ? [EVERYWHERE] : [...known]]),
  );
}

type Asked = { generated: Set<string>; files: Set<string> };

function isAsked(operation: string, { generated, files }: Asked): boolean {
  const sender = sentByHand[operation];
  if (sender !== undefined && files.has(sender)) return true;
  return [operation, `${operation}Options`, `${operation}Mutation`].some((name) => generated.has(name));
}

/** Follows the imports of a page by name; a page that it imports, for its address or its data, is a page of its own. */
function whatItAsks(page: string, sources: Sources, pages: Set<string>): Asked {
  const asked: Asked = { generated: new Set(), files: new Set() };
  const seen = new Set<string>();
  visit(page, ALL);
  return asked;

  function visit(file: string, name: string): void {
    if (file.startsWith(GENERATED)) asked.generated.add(name);
    const source = sources.get(file);
    if (source === undefined || seen.has(`${file} ${name}`) || (pages.has(file) && file !== page)) return;
    seen.add(`${file} ${name}`);
    asked.files.add(file);
    const parts = name === ALL ? [...source.parts.keys()] : [name, ONCE];
    for (const part of parts) follow(file, source, part);
  }

  function follow(file: string, { imports, parts }: SourceModule, part: string): void {
    const { names, files } = parts.get(part) ?? { names: new Set<string>(), files: [] };
    for (const later of files) visit(later, ALL);
    for (const used of names) {
      const target = imports.get(used);
      if (target !== undefined) visit(target.file, target.name);
      else if (used !== part && parts.has(used)) visit(file, used);
    }
  }
}

function readSources(root: string): Sources {
  const files = globSync('src/web/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/generated|testing|\.test\./.test(path),
  );
  return new Map(files.map((file) => [file, readModule(file, readFileSync(join(root, file), 'utf8'))]));
}
