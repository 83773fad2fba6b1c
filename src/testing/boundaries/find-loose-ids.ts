/** Functions that take ids of one type one after another, so that two could be given in the wrong order unnoticed. */
import ts from 'typescript';

/** `id`, `roomId`, `itemIds`. */
const idName = /^ids?$|Ids?$/;

/** The type of an id, without what it may lack: `number`, `number[]`; a callback's parameters often have none. */
function typeOfId({ name, type }: ts.ParameterDeclaration): string[] {
  // The account goes first everywhere.
  if (!ts.isIdentifier(name) || name.text === 'accountId') return [];
  const words = type?.getText().replaceAll(/\breadonly |\s*\|\s*(?:null|undefined)\b/g, '') ?? 'number';
  return idName.test(name.text) || idName.test(words) ? [words] : [];
}

export function findLooseIds(source: ts.SourceFile): ts.SignatureDeclaration[] {
  const found: ts.SignatureDeclaration[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const types = node.parameters.flatMap(typeOfId);
      if (new Set(types).size < types.length) found.push(node);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}
