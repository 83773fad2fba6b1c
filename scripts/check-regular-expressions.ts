/**
 * Refuses a regular expression that takes more than linear time: somebody could stop the service with one long text.
 * A good verdict is kept under `.cache`, so that only new expressions are looked at. Those that are put together are read
 * as they are once their file is imported.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { check } from 'recheck';
import ts from 'typescript';

/** Milliseconds after which an expression counts as too hard to judge, and so as too hard to read: a busy machine needs minutes. */
const PATIENCE = 600_000;
/** By themselves the steps of a search end by the clock, and one that ends so counts as an attack: on a busy machine every one does. */
const untilDone = { attackTimeout: null, incubationTimeout: null };

const kept = '.cache/linear-expressions.json';

/** These files read only what Keyturn itself has made. */
const ofOurOwn: Record<string, string> = {
  'src/start/web/web-page.ts': 'the page as it was built',
};
/** These are put together later than at the import, of parts that are no text of users. */
const ofKnownParts: Record<string, string> = {
  'src/api/plugins/method-not-allowed.ts': 'each part of a route takes what is no slash',
  'src/start/web/web-files.ts': 'the name of a cookie before one letter',
  'src/start/web/web-page.ts': 'an address of our own settings',
  'src/web/features/wording/pairs-dialog.tsx': 'the name of a member',
};
const isRead = (file: string) =>
  !/\.test(-d)?\.tsx?$|\/generated\/|^src\/(testing|pdf\/testing|demo)\//.test(file) && ofOurOwn[file] === undefined;

const judgedSafe = new Set(readKept());
const files = globSync('src/**/*.{ts,tsx}').filter(isRead);
const faults: string[] = [];
const found = files.flatMap(expressionsIn);
for (const file of files.filter((one) => ofKnownParts[one] === undefined && putsTogether(one))) {
  const built = await expressionsBuiltIn(file);
  if (built.length === 0)
    faults.push(
      `${file}: an expression is put together later than at the import. Write it there, or name its parts in this script.`,
    );
  found.push(...built);
}

for (const { place, text, source, flags } of found) {
  const verdict = judgedSafe.has(text) ? 'safe' : await judge(source, flags);
  if (verdict === 'safe') judgedSafe.add(text);
  else faults.push(`${place}: ${text} is ${verdict}.`);
}
mkdirSync(dirname(kept), { recursive: true });
writeFileSync(kept, JSON.stringify([...judgedSafe], null, 1));

for (const fault of faults) console.error(fault);
console.log(`${found.length} regular expressions read, ${faults.length} that are not linear.`);
if (faults.length > 0 || found.length === 0) process.exitCode = 1;

type Expression = { place: string; text: string; source: string; flags: string };

function expressionsIn(file: string): Expression[] {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const all: Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? [];
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      all.push({ place: `${file}:${line}`, text: node.text, source, flags });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return all;
}

function putsTogether(file: string): boolean {
  return /\bnew RegExp\(/.test(readFileSync(file, 'utf8'));
}

/** By what the constructor is given while the file is imported. */
async function expressionsBuiltIn(file: string): Promise<Expression[]> {
  const path = resolve(file);
  const built: Expression[] = [];
  const { RegExp: Original } = globalThis;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, given: ConstructorParameters<RegExpConstructor>) {
      const made = new target(...given);
      const { source, flags } = made;
      if (new Error('Where').stack?.split('\n')[2]?.includes(path) === true)
        built.push({ place: file, text: String(made), source, flags });
      return made;
    },
  });
  // Also where something else has imported it before.
  await import(`${pathToFileURL(path).href}?anew`);
  globalThis.RegExp = Original;
  return built;
}

async function judge(source: string, flags: string): Promise<string> {
  const verdict = await check(source, flags, { timeout: PATIENCE, ...untilDone });
  if (verdict.status === 'unknown') return 'too hard to judge';
  return verdict.status === 'safe' ? 'safe' : verdict.complexity.summary;
}

function readKept(): string[] {
  try {
    return JSON.parse(readFileSync(kept, 'utf8'));
  } catch {
    return [];
  }
}
