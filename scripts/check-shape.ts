/** Holds the shape of the house: how many files a folder has, and how many lines a function. Circles: check-boundaries.ts. */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';
import { tooLarge } from '#testing/boundaries/not-in-shape.ts';

const MOST_FILES = 25;
const MOST_LINES = 80;

const isCounted = (path: string) =>
  !/\.(?:test|test-d|spec)\.tsx?$|\.d\.ts$|(?:^|\/)generated\//.test(path) &&
  !tooLarge.some((place) => path.startsWith(place));
const files = globSync(['src/**/*.{ts,tsx}', 'scripts/**/*.ts', 'e2e/**/*.ts']).filter(isCounted);

function findFullFolders(): string[] {
  const counts = Map.groupBy(
    files.filter((path) => path.startsWith('src/')),
    (path) => dirname(path),
  );
  return [...counts]
    .filter(([, held]) => held.length > MOST_FILES)
    .map(([folder, held]) => `${folder} holds ${held.length} files; ${MOST_FILES} are the most.`);
}

function findLongFunctions(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const first = lineOf(node.getStart(source));
      const lines = lineOf(node.getEnd()) - first + 1;
      if (lines > MOST_LINES) found.push(`${path}:${first}: a function of ${lines} lines; ${MOST_LINES} are the most.`);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

const faults = [...findFullFolders(), ...files.flatMap(findLongFunctions)];
for (const fault of faults) console.error(fault);
console.log(`${files.length} files read, ${faults.length} out of shape.`);
if (files.length === 0 || faults.length > 0) process.exitCode = 1;
