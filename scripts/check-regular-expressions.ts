/**
 * Refuses a regular expression that takes more than linear time: somebody could stop the service with one long text.
 * A verdict is kept under `.cache`, so that only new expressions are looked at.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';

/** Milliseconds after which an expression counts as too hard to judge, and so as too hard to read. */
const PATIENCE = 60_000;

const kept = '.cache/regular-expressions.json';

/** These files read only what Keyturn itself has made. */
const ofOurOwn: Record<string, string> = {
  'src/start/web/web-page.ts': 'the page as it was built',
};
const isRead = (file: string) =>
  !/\.test(-d)?\.tsx?$|\/generated\/|^src\/(testing|pdf\/testing|demo)\//.test(file) && ofOurOwn[file] === undefined;

const verdicts: Record<string, string> = readVerdicts();
const found = globSync('src/**/*.{ts,tsx}').filter(isRead).flatMap(expressionsIn);
const faults: string[] = [];

process.env.RECHECK_BACKEND = 'pure';
for (const { place, text, source, flags } of found) {
  verdicts[text] ??= await judge(source, flags);
  if (verdicts[text] !== 'safe') faults.push(`${place}: ${text} is ${verdicts[text]}.`);
}
mkdirSync(dirname(kept), { recursive: true });
writeFileSync(kept, JSON.stringify(verdicts, null, 1));

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
  const verdict = await check(source, flags, { timeout: PATIENCE });
  if (verdict.status === 'unknown') return 'too hard to judge';
  return verdict.status === 'safe' ? 'safe' : verdict.complexity.summary;
}

function readVerdicts(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(kept, 'utf8'));
  } catch {
    return {};
  }
}
