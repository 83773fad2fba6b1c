/** Codes of states and types that are written as numbers, where their names from `domain` are wanted. */
import ts from 'typescript';

/** `state`, `type_ids`, `typeCode`, `initializationType` and the like. */
const codeName =
  /^(?:state|type)s?$|(?:^|_)(?:state|type)(?:_ids?)$|^(?:state|type)(?:Ids?|Codes?)$|(?:State|Type)(?:Ids?|Codes?)?$/;
/** `state >= 400` and `type in (3, 8)` within SQL, `state=100,200` in an address. */
const codeInText = /\b(?:\w+_)?(?:state|type)(?:_id)?\s*(?:[<>]=?|=|<>|\bin\s*\()\s*\d/i;

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
  ts.SyntaxKind.EqualsToken,
]);

function isCode(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node))
    return codeName.test(node.name.text) || (node.name.text === 'id' && isCode(node.expression));
  return (ts.isIdentifier(node) || ts.isStringLiteral(node)) && codeName.test(node.text);
}

/** A number, also as a form or an address spells it, a list of them, a choice between them, or their type. */
function isNumber(node: ts.Node | undefined): boolean {
  if (node === undefined) return false;
  if (ts.isArrayLiteralExpression(node)) return node.elements.some(isNumber);
  if (ts.isConditionalExpression(node)) return isNumber(node.whenTrue) || isNumber(node.whenFalse);
  if (ts.isUnionTypeNode(node)) return node.types.some(isNumber);
  if (ts.isLiteralTypeNode(node)) return isNumber(node.literal);
  return ts.isNumericLiteral(node) || (ts.isStringLiteral(node) && /^\d+$/.test(node.text));
}

function isBareCode(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.kind))
    return (isCode(node.left) && isNumber(node.right)) || (isNumber(node.left) && isCode(node.right));
  if (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isPropertySignature(node))
    return isCode(node.name) && (isNumber(node.type) || ('initializer' in node && isNumber(node.initializer)));
  if (ts.isPropertyAssignment(node)) return isCode(node.name) && isNumber(node.initializer);
  if (ts.isCaseClause(node)) return isNumber(node.expression) && isCode(node.parent.parent.expression);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return isNumber(node.expression.expression) && node.arguments.some(isCode);
  // Between backticks a description of the wire gives an example.
  return (
    (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) &&
    codeInText.test(node.text.replace(/`[^`]*`/g, ''))
  );
}

export function findBareCodes(source: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = [];
  const look = (node: ts.Node): void => {
    if (isBareCode(node)) found.push(node);
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}
