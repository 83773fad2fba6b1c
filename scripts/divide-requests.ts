/**
 * Divides the generated requests while the browser app is built: each of them becomes a module of its own, so that a page's files
 * carry those that it sends and not all two hundred. The stream of changes becomes one as well.
 */
import { readFile } from 'node:fs/promises';
import { parseSync, type Plugin, type Rolldown, transformWithOxc } from 'vite';

const generated = /\/web\/queries\/generated\/(?:sdk|@tanstack\/react-query)\.gen\.ts$/;
const mark = '?only=';
const divided = /\/web\/queries\/generated\/(?:sdk|@tanstack\/react-query)\.gen\.ts\?only=\w+$/;
/** Types are gone when it is applied, so all names are values. */
const importOfSome = /import\s*\{([^}]*)\}\s*from\s*["']([^"']*\/(?:sdk|react-query)\.gen\.ts)["']/g;

/** The first answers need no stream: its code is fetched when somebody listens, by a function that waits for its answer anyway. */
const importOfStream = /import\s*\{\s*createSseClient\s*\}\s*from\s*(["'][^"']*["']);?/;
const fetchStream = `const createSseClient = async (options) => (await import($1)).createSseClient(options);`;

/** The modules that bring each request along: those that import it, those that import them, and so on. Known when all are read. */
const senders = new Map<string, { all: string[]; pages: number }>();
/** Whether it is a request that such a module brings along. */
export const isSentBy = (sender: RegExp, id: string): boolean =>
  senders.get(id)?.all.some((one) => sender.test(one)) ?? false;
/** Whether it is a request that several parts of the app bring along, which are fetched by themselves. */
export const isSentBySeveral = (id: string): boolean => (senders.get(id)?.pages ?? 0) > 1;

/** Both by the name that they have in the file: where its imports are from, and the text of its own constants, exported. */
type Parts = { imported: Map<string, string>; declared: Map<string, string> };

export function divideRequests(): Plugin {
  const files = new Map<string, Promise<Parts>>();
  const partsOf = (path: string): Promise<Parts> => {
    const parts = files.get(path) ?? readParts(path);
    files.set(path, parts);
    return parts;
  };
  return {
    name: 'keyturn:divide-requests',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/web\// },
      handler: (code) =>
        code
          .replace(importOfStream, fetchStream)
          .replaceAll(importOfSome, (_import, names: string, from: string) => importEach(names, from)),
    },
    resolveId: {
      order: 'pre',
      filter: { id: /\.gen\.ts\?only=/ },
      async handler(source, importer) {
        const [path = '', name = ''] = source.split(mark);
        const found = await this.resolve(path, importer, { skipSelf: true });
        if (found === null || !generated.test(found.id)) return null;
        return { id: `${found.id}${mark}${name}`, moduleSideEffects: false };
      },
    },
    load: {
      filter: { id: divided },
      async handler(id) {
        const [path = '', name = ''] = id.split(mark);
        const { imported, declared } = await partsOf(path);
        const text = declared.get(name) ?? this.error(`${path} has no ${name}.`);
        const isNamed = (other: string) => other !== name && new RegExp(`\\b${other}\\b`).test(text);
        const imports = [...imported].filter(([other]) => isNamed(other));
        // The parts of one file that it needs are modules of their own as well.
        const needed = [...declared.keys()].filter(isNamed);
        const lines = imports.map(([other, from]) => `import { ${other} } from '${from}';`);
        return { code: [...lines, importEach(needed.join(','), path), text].join('\n'), moduleType: 'js' };
      },
    },
    buildEnd() {
      for (const id of this.getModuleIds()) if (divided.test(id)) senders.set(id, findSenders(this, id));
    },
  };
}

function findSenders(graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>, request: string) {
  const all = new Set([request]);
  // Grows while it is read.
  for (const id of all) for (const importer of graph.getModuleInfo(id)?.importers ?? []) all.add(importer);
  const isFetched = (id: string): boolean => {
    const { isEntry = false, dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
    return isEntry || dynamicImporters.length > 0;
  };
  return { all: [...all], pages: [...all].filter(isFetched).length };
}

function importEach(names: string, from: string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => `import { ${name} } from '${from}${mark}${name.split(' ', 1)[0]}';`)
    .join('\n');
}

async function readParts(path: string): Promise<Parts> {
  const { code } = await transformWithOxc(await readFile(path, 'utf8'), path);
  const imported = new Map<string, string>();
  const declared = new Map<string, string>();
  for (const statement of parseSync('parts.js', code).program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const { local } of statement.specifiers) imported.set(local.name, statement.source.value);
      continue;
    }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    const [first] = declaration.declarations;
    const text = code.slice(statement.start, statement.end);
    if (first?.id.type === 'Identifier') declared.set(first.id.name, text.replace(/^(?:export )?/, 'export '));
  }
  return { imported, declared };
}
