/** The routes of the browser app and the file of each page, read from its router. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROUTER = 'src/web/router.tsx';

/** Addresses by the file of their page, such as `/inspections/:inspectionId/pdfs`. */
export function readRoutes(root: string): Map<string, string[]> {
  const tree = ts.createSourceFile(ROUTER, readFileSync(join(root, ROUTER), 'utf8'), ts.ScriptTarget.Latest, true);
  const routes = new Map<string, string[]>();
  visit(tree, []);
  return routes;

  function visit(node: ts.Node, parents: string[]): void {
    const path = ts.isObjectLiteralExpression(node) ? pathOf(node) : undefined;
    const parts = path === undefined ? parents : [...parents, path];
    const page = ts.isObjectLiteralExpression(node) ? pageOf(node) : undefined;
    if (page !== undefined) routes.set(page, [...(routes.get(page) ?? []), addressOf(parts)]);
    ts.forEachChild(node, (child) => visit(child, parts));
  }
}

const addressOf = (parts: string[]) => `/${parts.filter((part) => part !== '/').join('/')}`;

function memberOf(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const member = node.properties.find((each) => each.name?.getText() === name);
  return member !== undefined && ts.isPropertyAssignment(member) ? member.initializer : undefined;
}

function pathOf(node: ts.ObjectLiteralExpression): string | undefined {
  const path = memberOf(node, 'path');
  return path !== undefined && ts.isStringLiteral(path) ? path.text : undefined;
}

function pageOf(node: ts.ObjectLiteralExpression): string | undefined {
  const specifier = /import\('\.\/([^']+)'\)/.exec(memberOf(node, 'lazy')?.getText() ?? '')?.[1];
  return specifier === undefined ? undefined : `src/web/${specifier}`;
}
