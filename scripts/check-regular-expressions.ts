/**
 * Refuses a regular expression that takes more than linear time: somebody could stop the service with one long text.
 * A good verdict is kept under `.cache`, so that only new expressions are looked at.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
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
const isRead = (file: string) =>
  !/\.test(-d)?\.tsx?$|\/generated\/|^src\/(testing|pdf\/testing|demo)\//.test(file) && ofOurOwn[file] === undefined;

const judgedSafe = new Set(readKept());
const found = globSync('src/**/*.{ts,tsx}').filter(isRead).flatMap(expressionsIn);
const faults: string[] = [];

process.env.RECHECK_BACKEND = 'pure';
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
