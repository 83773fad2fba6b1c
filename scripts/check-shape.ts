/**
 * Holds the shape of the house: how many files a folder has, how many lines a function, that codes have names, and ids as
 * well, and that no page is lost to a later reading. Circles: check-boundaries.ts.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';
import { findBareCodes } from '#testing/boundaries/find-bare-codes.ts';
import { findLooseIds } from '#testing/boundaries/find-loose-ids.ts';
import { findThrowingQueries } from '#testing/boundaries/find-throwing-queries.ts';

const MOST_FILES = 25;
const MOST_LINES = 80;

const isCounted = (path: string) => !/\.(?:test|test-d|spec)\.tsx?$|\.d\.ts$|(?:^|\/)generated\//.test(path);
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

function findLongFunctions(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const first = lineOf(source, node.getStart(source));
      const lines = lineOf(source, node.getEnd()) - first + 1;
      if (lines > MOST_LINES)
        found.push(`${source.fileName}:${first}: a function of ${lines} lines; ${MOST_LINES} are the most.`);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

function findCodes(source: ts.SourceFile): string[] {
  // The words of the trade have their codes there; journeys speak to the service as strangers do.
  if (/^(?:src\/domain|e2e)\//.test(source.fileName)) return [];
  return findBareCodes(source).map(
    (node) =>
      `${source.fileName}:${lineOf(source, node.getStart(source))}: ${node.getText(source)} has a code without its name.`,
  );
}

function findIds(source: ts.SourceFile): string[] {
  return findLooseIds(source).map(
    ({ parameters }) =>
      `${source.fileName}:${lineOf(source, parameters.pos)}: (${parameters.map((each) => each.getText(source)).join(', ')}) takes ids without their names; make them members of one object.`,
  );
}

function findQueries(source: ts.SourceFile): string[] {
  return findThrowingQueries(source).map(
    (node) =>
      `${source.fileName}:${lineOf(source, node.getStart(source))}: a later failure takes the page; throwOnError is whenEmpty.`,
  );
}

const lineOf = (source: ts.SourceFile, position: number) => source.getLineAndCharacterOfPosition(position).line + 1;

const sources = files.map((path) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true),
);
const faults = [
  ...findFullFolders(),
  ...[findLongFunctions, findCodes, findIds, findQueries].flatMap((find) => sources.flatMap(find)),
];
for (const fault of faults) console.error(fault);
console.log(`${files.length} files read, ${faults.length} out of shape.`);
if (files.length === 0 || faults.length > 0) process.exitCode = 1;
