/** docs/screens.md: the pages that ask for each operation, or why none does. */
import { findScreens } from './find-screens.ts';
import { withoutScreen } from './without-screen.ts';

type Operation = { id: string; method: string; path: string; tags: string[] };

/** Throws when an operation has neither a page nor a reason, or both. */
export function renderScreens(root: string, operations: Operation[]): string {
  const ids = operations.map(({ id }) => id);
  const screens = findScreens(root, ids);
  const faults = findFaults(ids, screens);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const tags = [...new Set(operations.map(({ tags: [tag = ''] }) => tag))].toSorted();
  return `${[
    '<!-- Generated from the source of the browser app by npm run generate; do not edit. -->',
    '# Operations and their screens',
    `${operations.length} operations: pages of the back office, of tenants and of links ask for ${screens.size}. The others are for applications, or have a reason of their own (\`scripts/screens/without-screen.ts\`). The generator follows the imports of each page by name, so an operation that loses its last page is found.`,
    ...tags.flatMap((tag) => [
      `## ${tag}`,
      table(operations.filter(({ tags: [first] }) => first === tag).map((each) => rowOf(each, screens.get(each.id)))),
    ]),
  ].join('\n\n')}\n`;
}

function findFaults(ids: string[], screens: Map<string, string[]>): string[] {
  return [
    ...ids
      .filter((id) => !screens.has(id) && withoutScreen[id] === undefined)
      .map((id) => `No page asks for ${id}, and without-screen.ts says no reason.`),
    ...Object.keys(withoutScreen).flatMap((id) => {
      if (!ids.includes(id)) return [`${id} in without-screen.ts is no operation.`];
      return screens.has(id)
        ? [`${screens.get(id)?.join(', ')} asks for ${id}: without-screen.ts says that none does.`]
        : [];
    }),
  ];
}

function rowOf({ id, method, path }: Operation, pages: string[] | undefined): string {
  const where = pages?.map((page) => (page.startsWith('/') ? `\`${page}\`` : page)).join(', ') ?? withoutScreen[id];
  return `| \`${method} ${path}\` | ${where} |`;
}

const table = (rows: string[]) =>
  ['| Operation | Screens, or why there is none |', '| --- | --- |', ...rows].join('\n');
