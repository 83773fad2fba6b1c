/** Queries whose every failure takes the page, what is half typed in it included: `whenEmpty` is for them. */
import ts from 'typescript';

/** `useQuery`, `useQueries` and `useInfiniteQuery`; commands and plain requests throw to whoever sent them. */
const queryHook = /^use\w*Quer(?:y|ies)$/;

export function findThrowingQueries(source: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = [];
  const look = (node: ts.Node, isInQuery: boolean): void => {
    const isQuery = ts.isCallExpression(node) && queryHook.test(node.expression.getText(source));
    if (isInQuery && isThrowing(node)) found.push(node);
    ts.forEachChild(node, (child) => look(child, isQuery || (isInQuery && !ts.isFunctionLike(node))));
  };
  look(source, false);
  return found;
}

function isThrowing(node: ts.Node): boolean {
  return (
    ts.isPropertyAssignment(node) &&
    node.name.getText() === 'throwOnError' &&
    node.initializer.kind === ts.SyntaxKind.TrueKeyword
  );
}
