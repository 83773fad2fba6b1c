/** A source file as parts that can be reached by themselves: each declaration of its top level. */
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/** A name of another file; `*` is all of that file. */
type Target = { file: string; name: string };

export type SourceModule = {
  /** By local name. */
  imports: Map<string, Target>;
  /** The identifiers of each declaration, and the files that it loads later. */
  parts: Map<string, { names: Set<string>; files: string[] }>;
};

/** The part of what runs as soon as the file is loaded. */
export const ONCE = '(once)';
export const ALL = '*';

export function readModule(file: string, text: string): SourceModule {
  const module: SourceModule = { imports: new Map(), parts: new Map([[ONCE, { names: new Set(), files: [] }]]) };
  for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest).statements) {
    if (ts.isImportDeclaration(statement)) readImport(module, file, statement);
    else if (ts.isExportDeclaration(statement)) readExport(module, file, statement);
    else readDeclaration(module, file, statement);
  }
  return module;
}

function pathOf(file: string, specifier: ts.Expression): string {
  const text = ts.isStringLiteral(specifier) ? specifier.text : '';
  return text.startsWith('#web/') ? `src/web/${text.slice(5)}` : normalize(join(dirname(file), text));
}

function readImport(module: SourceModule, file: string, { importClause, moduleSpecifier }: ts.ImportDeclaration): void {
  const from = pathOf(file, moduleSpecifier);
  const bindings = importClause?.namedBindings;
  if (importClause === undefined) module.parts.get(ONCE)?.files.push(from);
  if (bindings === undefined) return;
  if (ts.isNamespaceImport(bindings)) module.imports.set(bindings.name.text, { file: from, name: ALL });
  else
    for (const one of bindings.elements)
      module.imports.set(one.name.text, { file: from, name: (one.propertyName ?? one.name).text });
}

function readExport(module: SourceModule, file: string, { exportClause, moduleSpecifier }: ts.ExportDeclaration): void {
  if (exportClause === undefined || !ts.isNamedExports(exportClause) || moduleSpecifier === undefined) return;
  const from = pathOf(file, moduleSpecifier);
  for (const { name, propertyName } of exportClause.elements) {
    module.imports.set(name.text, { file: from, name: (propertyName ?? name).text });
    module.parts.set(name.text, { names: new Set([name.text]), files: [] });
  }
}

function readDeclaration(module: SourceModule, file: string, statement: ts.Statement): void {
  const part = { names: new Set<string>(), files: [] as string[] };
  visit(statement);
  const declared = namesOf(statement);
  for (const name of declared.length > 0 ? declared : [ONCE]) {
    const known = module.parts.get(name) ?? { names: new Set(), files: [] };
    module.parts.set(name, { names: new Set([...known.names, ...part.names]), files: [...known.files, ...part.files] });
  }

  function visit(node: ts.Node): void {
    if (ts.isIdentifier(node)) part.names.add(node.text);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && node.arguments[0])
      part.files.push(pathOf(file, node.arguments[0]));
    ts.forEachChild(node, visit);
  }
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((each) => (ts.isOmittedExpression(each) ? [] : boundNames(each.name)));
}
