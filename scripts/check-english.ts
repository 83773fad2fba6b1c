/**
 * Refuses comments, test titles and texts for people with a sentence that begins with a clause as its subject ("What is sent was …"),
 * and words on a screen that only a programmer knows.
 */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const relative = String.raw`(?:what|who|whom|whose|which)(?:ever)?\b`;
const possessive = String.raw`of (?!course\b)`;
/** `That one`, `That way` and `That is why` point at something; a clause continues with a subject of its own. */
const conjunction = String.raw`that (?:an?|the|it|he|she|they|we|no|nobody|nothing|none|each|every\w*|all|some\w*|any\w*|what|who)\b`;
const clause = new RegExp(`^(?:${relative}|${possessive}|${conjunction})`, 'i');
/** Nothing stands before a title, so its `that` cannot point at anything. */
const titleClause = new RegExp(`^(?:${relative}|${possessive}|that\\b)`, 'i');
/** Files without such words in a likely place are not parsed. */
const suspect =
  /(?:\/\/|\*|[.!?]["')]?|['"`>])\s+(?:\*\s+|\/\/\s+)?(?:wh(?:at|o|ich)|of|that)|['"`(>](?:wh(?:at|o|ich)|of|that)/i;

type Sentence = { position: number; text: string; isTitle: boolean };

const sentences = (text: string) => text.split(/(?<=[.!?]["')`]?)\s+(?=["'`(]?[\p{Lu}\d])/u);

function plainComment(comment: string): string {
  const inside = comment.replace(/^\/(?:\/|\*+)/, '').replace(/\*+\/$/, '');
  return inside.replaceAll(/\n\s*(?:\*|\/\/)?/g, ' ').trim();
}

/** Joins line comments on consecutive lines into one text. */
function joinLines(ranges: ts.CommentRange[], text: string): { position: number; text: string }[] {
  const joined: { position: number; end: number }[] = [];
  for (const { pos, end, kind } of ranges.toSorted((a, b) => a.pos - b.pos)) {
    const last = joined.at(-1);
    const isLine = kind === ts.SyntaxKind.SingleLineCommentTrivia;
    if (last !== undefined && isLine && /^\/\/[^\n]*(?:\n\s*\/\/[^\n]*)*\n\s*$/.test(text.slice(last.position, pos)))
      last.end = end;
    else joined.push({ position: pos, end });
  }
  return joined.map(({ position, end }) => ({ position, text: plainComment(text.slice(position, end)) }));
}

function readSentences(source: ts.SourceFile): Sentence[] {
  const { text, fileName } = source;
  const isTest = /\.(?:test|spec)\.tsx?$|^(?:e2e|src\/testing)\//.test(fileName);
  const comments = new Map<number, ts.CommentRange>();
  const found: Sentence[] = [];
  const look = (node: ts.Node): void => {
    const parts = node.getChildren(source);
    if (parts.length === 0 && node.kind !== ts.SyntaxKind.JsxText)
      for (const range of [
        ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
        ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
      ])
        comments.set(range.pos, range);
    if (!isTest && isTextForPeople(node))
      found.push({ position: node.getStart(source), text: node.text.trim(), isTitle: false });
    const title = ts.isCallExpression(node) ? readTitle(node, source) : undefined;
    if (title !== undefined) found.push({ ...title, isTitle: true });
    parts.forEach(look);
  };
  look(source);
  for (const comment of joinLines([...comments.values()], text)) found.push({ ...comment, isTitle: false });
  return found.flatMap(({ text: whole, ...rest }) => sentences(whole).map((one) => ({ ...rest, text: one })));
}

/** Words between tags, or a literal, that end a sentence. */
function isTextForPeople(node: ts.Node): node is ts.JsxText | ts.StringLiteral {
  return (ts.isJsxText(node) || ts.isStringLiteralLike(node)) && /[.!]\s*$/.test(node.text);
}

/** Screens of Integrations speak to programmers. */
const isScreen = (path: string): boolean =>
  /^src\/(?:web|domain\/message|api\/notifications)\//.test(path) &&
  !/\/integrations\/|\.test\.tsx?$|\/session\//.test(path);
const programmersWord =
  /\b(?:SMTP\w*|JSON|payload|endpoint|UUID|regex|backend|frontend|hash|SHA-\d+|tokens?|database|HTTPS?(?!:)|OAuth|localhost|environment variable|UTF-8|UTC|null|boolean|cache|npm|stack trace|X-Forwarded-For|TRUSTED_PROXIES)\b/i;
const shownAttribute = /^(?:label|title|hint|placeholder|alt|text|action|aria-label|emptyLabel|heading)$/;

/** Words between tags, in an attribute that is shown, or in a literal that begins like a sentence. */
function isShown(node: ts.Node, source: ts.SourceFile): node is ts.JsxText | ts.StringLiteral | ts.TemplateHead {
  if (ts.isJsxText(node)) return true;
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node)) return false;
  const { parent } = node;
  if (ts.isNewExpression(parent) || ts.isImportDeclaration(parent)) return false;
  if (ts.isJsxAttribute(parent)) return shownAttribute.test(parent.name.getText(source));
  return /^[A-Z][a-z]+ /.test(node.text);
}

function findProgrammersWords(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  if (!programmersWord.test(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const word = isShown(node, source) ? programmersWord.exec(node.text) : null;
    if (word !== null) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      found.push(`${path}:${line}: only a programmer knows "${word[0]}"`);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

function readTitle(call: ts.CallExpression, source: ts.SourceFile): { position: number; text: string } | undefined {
  const [title] = call.arguments;
  if (title === undefined || !/^(?:test|it|describe)\b/.test(call.expression.getText(source))) return undefined;
  if (!ts.isStringLiteralLike(title) && !ts.isTemplateExpression(title)) return undefined;
  return { position: title.getStart(source), text: title.getText(source).slice(1, -1) };
}

function findClauses(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  if (!suspect.test(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return readSentences(source)
    .filter((one) => (one.isTitle ? titleClause : clause).test(one.text) && !one.text.endsWith('?'))
    .map(({ position, text: sentence }) => {
      const line = source.getLineAndCharacterOfPosition(position).line + 1;
      return `${path}:${line}: begins with a clause as its subject: "${sentence.slice(0, 90)}"`;
    });
}

const files = globSync(['src/**/*.{ts,tsx}', 'scripts/**/*.ts', 'e2e/**/*.ts']).filter(
  (path) => !/(?:^|\/)generated\//.test(path),
);
const faults = [...files.flatMap(findClauses), ...files.filter(isScreen).flatMap(findProgrammersWords)];
for (const fault of faults) console.error(fault);
console.log(`${files.length} files read, ${faults.length} sentences or words to change.`);
if (files.length === 0 || faults.length > 0) process.exitCode = 1;
