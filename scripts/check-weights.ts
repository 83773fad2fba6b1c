/**
 * Builds the browser app and checks the weight of each page against its budget, in kB (1,000 bytes) of brotli, which
 * browsers ask for.
 */
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const directory = '.cache/weights';

type Entry = {
  file: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  name?: string;
};

await build({ logLevel: 'error', build: { outDir: directory, emptyOutDir: true } });
const manifest = JSON.parse(readFileSync(`${directory}/.vite/manifest.json`, 'utf8')) as Record<string, Entry>;

/** The page's files with everything they import, except the files in `loaded`. */
function filesOf(name: string, loaded: ReadonlySet<string> = new Set()): Set<string> {
  const files = new Set<string>();
  const follow = (key: string): void => {
    const entry = manifest[key];
    if (entry === undefined || files.has(entry.file)) return;
    files.add(entry.file);
    for (const style of entry.css ?? []) files.add(style);
    for (const imported of entry.imports ?? []) follow(imported);
  };
  follow(name);
  return new Set([...files].filter((file) => !loaded.has(file)));
}

function filesOfChunk(wanted: string): Set<string> {
  return filesOf(Object.keys(manifest).find((key) => manifest[key]?.name === wanted) ?? '');
}

function weigh(files: ReadonlySet<string>, ending: string): number {
  const sizes = [...files].filter((file) => file.endsWith(ending)).map((file) => `${directory}/${file}.br`);
  return sizes.reduce((sum, path) => sum + (existsSync(path) ? statSync(path).size : 0), 0) / 1000;
}

/** The worker is no asset: the service compresses it as it is sent. */
const gzipOf = (file: string): number => gzipSync(readFileSync(`${directory}/${file}`)).length / 1000;

// A visitor without a session is sent to sign in with this alone.
const firstScript = filesOfChunk('boot');
const shell = new Set([...firstScript, ...filesOf('src/web/main.tsx')]);
const list = new Set([...shell, ...filesOfChunk('lists')]);
const forTenants = filesOf('tenant.html');
// The code for forms, the table of what a write makes stale, and the icons and rules of all other pages are loaded once and
// have budgets of their own.
const chunk = (wanted: string) =>
  new Set(Object.values(manifest).flatMap(({ name, file }) => (name === wanted ? [file] : [])));
const forms = chunk('forms');
const later = chunk('later');
const writes = chunk('writes');
// Fetched once any page of the shell is at rest, whether somebody needs it or not.
const atRest = new Set(
  [
    'session/session-notices.tsx',
    'pages/messages/waiting.tsx',
    'pages/search/palette.tsx',
    'pages/inspections/send-kept-edits.ts',
    'queries/live/live-changes.ts',
  ].flatMap((name) => [...filesOf(`src/web/${name}`, list)]),
);
const pages = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry && key.startsWith('src/web/pages/'));
// The editor is one for reports and templates: some 60 kB by gzip.
const ownBudget = (page: string): number =>
  page.endsWith('/schedule.tsx') ? 35 : page.endsWith('/report.tsx') ? 63 : 26;

// All that somebody with a session waits for at an address whose page comes with the names of its files.
type FirstFiles = { address: string; now: string[]; soon: string[] };
const firstFiles = JSON.parse(readFileSync(`${directory}/first-files.json`, 'utf8')) as FirstFiles[];
const mostAtFirst: Record<string, number> = {
  '^\\/$': 138,
  '^\\/inspections$': 150,
  '^\\/properties$': 151.5,
  '^\\/schedule$': 149,
  '^\\/inspections\\/\\d+$': 151.5,
  '^\\/inspections\\/\\d+\\/report$': 203.6,
  '^\\/properties\\/\\d+$': 144,
};

const budgets = [
  { what: 'sign-in, scripts', kB: weigh(firstScript, '.js'), most: 10.5 },
  { what: 'shell, scripts', kB: weigh(shell, '.js'), most: 139.5 },
  { what: 'shell and list, scripts', kB: weigh(list, '.js'), most: 160 },
  { what: 'shell and list, styles', kB: weigh(list, '.css'), most: 10 },
  { what: '/t, everything', kB: weigh(forTenants, '.js') + weigh(forTenants, '.css'), most: 92 },
  { what: 'forms', kB: weigh(forms, '.js'), most: 65.5 },
  { what: 'later', kB: weigh(later, '.js'), most: 9.9 },
  { what: 'writes', kB: weigh(writes, '.js'), most: 1.3 },
  { what: 'every page at rest, scripts', kB: weigh(atRest, '.js'), most: 34 },
  { what: 'service worker', kB: gzipOf('service-worker.js'), most: 6.5 },
  { what: 'calendar', kB: weigh(chunk('calendar'), '.js'), most: 22 },
  ...firstFiles.map(({ address, now, soon }) => ({
    what: `first scripts of ${address}`,
    kB: weigh(new Set([...now, ...soon]), '.js'),
    most: mostAtFirst[address] ?? 0,
  })),
  ...pages.map((page) => ({
    what: page.replace('src/web/pages/', ''),
    kB: weigh(filesOf(page, new Set([...list, ...forms, ...later, ...writes])), '.js'),
    most: ownBudget(page),
  })),
];

rmSync(directory, { recursive: true, force: true });
for (const { what, kB, most } of budgets)
  console.log(`${kB > most ? 'TOO HEAVY' : 'ok       '}  ${kB.toFixed(1).padStart(6)} of ${most} kB  ${what}`);
if (budgets.some(({ kB, most }) => kB === 0 || kB > most)) process.exitCode = 1;
