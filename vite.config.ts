/** Builds the browser app into dist/web, and serves it while somebody develops. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, minify, type Plugin } from 'vite';
import { codeGroups } from './scripts/code-groups.ts';
import { divideRequests } from './scripts/divide-requests.ts';
import { offlineWorker } from './scripts/offline-worker.ts';

const outDir = 'dist/web';
/** Files that the app begins with: only the first script, which fetches it, need name them. */
const begunWith = /assets\/(?:rolldown-runtime|start|base|boot|vendor)-/;
const firstScript = /assets\/boot-/;
const compressible = /\.(?:js|css|svg|txt)$/;

/** Writes `.br` and `.gz` beside each hashed asset, so that the service never compresses while somebody waits. */
function precompress(): Plugin {
  return {
    name: 'keyturn:precompress',
    apply: 'build',
    async writeBundle({ dir = outDir }) {
      const directory = join(dir, 'assets');
      const names = (await readdir(directory)).filter((name) => compressible.test(name));
      await Promise.all(
        names.map(async (name) => {
          const path = join(directory, name);
          const bytes = await readFile(path);
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
          await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
          await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
        }),
      );
    },
  };
}

/** Files that import each other in a circle start in an order nobody wrote: better no build than such a one. */
function refuseCircles(): Plugin {
  return {
    name: 'keyturn:refuse-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const done = new Set<string>();
      const follow = (name: string, way: string[]): void => {
        if (way.includes(name)) this.error(`These files import each other: ${[...way, name].join(' → ')}`);
        const file = bundle[name];
        if (done.has(name) || file?.type !== 'chunk') return;
        for (const imported of file.imports) follow(imported, [...way, name]);
        done.add(name);
      };
      for (const name of Object.keys(bundle)) follow(name, []);
    },
  };
}

/** Which page stands at an address, of those that people open often. */
const pages: [address: RegExp, page: string][] = [
  [/^\/$/, 'today'],
  [/^\/inspections$/, 'inspections/list'],
  [/^\/properties$/, 'properties/list'],
  [/^\/schedule$/, 'schedule/schedule'],
  [/^\/inspections\/\d+$/, 'inspections/details'],
  [/^\/inspections\/\d+\/report$/, 'inspections/report'],
  [/^\/properties\/\d+$/, 'properties/overview'],
];
/** The frame around a page with tabs. */
const frames: Record<string, string> = { inspections: 'inspections/inspection', properties: 'properties/property' };

/**
 * Tells the service, in `first-files.json`, what somebody with a session needs at an address, so that the page it sends names
 * it all: the browser starts on it before the first script is there. Refuses a first script that needs anything itself.
 */
function nameFirstFiles(): Plugin {
  return {
    name: 'keyturn:name-first-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const holding = (path: string) =>
        chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/web/${path}`))) ??
        this.error(`No file of the build holds ${path}.`);
      const boot = holding('boot.ts');
      const waited = boot.imports.filter((name) => bundle[name]?.type === 'chunk' && bundle[name].name !== 'start');
      if (waited.length > 0) this.error(`The first script waits for ${waited.join(', ')}.`);
      // Over six lines at a time the large ones come first, and what is small waits for nothing; no script is drawn without styles.
      const lengthOf = (name: string): number => {
        const file = bundle[name];
        return file?.type === 'chunk' ? file.code.length : Number.POSITIVE_INFINITY;
      };
      const filesOf = (paths: readonly string[]): Set<string> => {
        const files = new Set<string>();
        const follow = (name: string): void => {
          const chunk = bundle[name];
          if (chunk?.type !== 'chunk' || chunk === boot || boot.imports.includes(name) || files.has(name)) return;
          files.add(name);
          for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
          for (const imported of chunk.imports) follow(imported);
        };
        for (const path of paths) follow(holding(path).fileName);
        return files;
      };
      const react = filesOf(['create-root.ts']);
      const firstFiles = pages.map(([address, page]) => {
        const frame = frames[/^(\w+)\/(?!list)/.exec(page)?.[1] ?? ''];
        const paths = ['main.tsx', ...(frame === undefined ? [] : [`pages/${frame}.tsx`]), `pages/${page}.tsx`];
        const files = [...filesOf(paths)].toSorted((one, other) => lengthOf(other) - lengthOf(one));
        const isFirst = (name: string) => name.endsWith('.css') || react.has(name);
        return {
          address: address.source,
          now: files.filter(isFirst),
          soon: files.filter((name) => !isFirst(name)),
        };
      });
      this.emitFile({ type: 'asset', fileName: 'first-files.json', source: JSON.stringify(firstFiles) });
    },
  };
}

/**
 * Chromium compiles these files whole while they arrive, beside the thread that draws, and not each of their functions when it is
 * first called: the first screen calls most of them. For other browsers the line is a comment.
 */
function compileWhole(names: ReadonlySet<string>): Plugin {
  return {
    name: 'keyturn:compile-whole',
    apply: 'build',
    generateBundle: {
      // Chromium heeds it in the first line alone, and Vite writes lines of its own there.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !names.has(chunk.name)) continue;
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}

/**
 * A stylesheet that could not be fetched is fetched again when it is wanted again: Vite takes one that was asked for once
 * for loaded, and the page that is tried again when the line is back stands there bare.
 */
function fetchStylesAgain(): Plugin {
  const changes = [
    { of: /\(err\) => \{\s*seen\[href\] = void 0;/, to: '(err) => { delete seen[href];' },
    { of: 'if (e.type === "error") rej(', to: 'if (e.type === "error") link.remove(), rej(' },
  ];
  return {
    name: 'keyturn:fetch-styles-again',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        return changes.reduce((text, { of, to }) => {
          const changed = text.replace(of, to);
          if (changed === text)
            this.error(`Vite fetches styles in another way now: ${of} is not in its preload helper.`);
          return changed;
        }, code);
      },
    },
  };
}

/** `public/head.js` stands in the page itself: nobody waits for a further file before the first paint and the token's request. */
function inlineHead(): Plugin {
  return {
    name: 'keyturn:inline-head',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const { code } = await minify('head.js', await readFile('public/head.js', 'utf8'));
      if (/<\/script/i.test(code)) this.error('public/head.js would end the element that it stands in.');
      for (const page of Object.values(bundle)) {
        if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue;
        page.source = String(page.source).replace('<script src="/head.js"></script>', () => `<script>${code}</script>`);
      }
    },
  };
}

/** A class by its name and its file, wherever the project stands: a build is the same, and as heavy, in every folder. */
function nameClass(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  return `${name}_${createHash('sha1').update(path).digest('base64url').slice(0, 4)}`;
}

/** While somebody develops: the page that the service sends at a tenant's link. */
function serveTenantPage(): Plugin {
  return {
    name: 'keyturn:serve-tenant-page',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url?.startsWith('/t/') === true) request.url = '/tenant.html';
        next();
      });
    },
  };
}

/** The service that `npm run dev` starts beside Vite; the page talks to it through this server's own origin. */
const service = process.env['KEYTURN_DEV_SERVICE'] ?? `http://localhost:${process.env['PORT'] ?? '8080'}`;
const toService = { target: service, changeOrigin: false, xfwd: true };

export default defineConfig({
  plugins: [
    react(),
    divideRequests(),
    refuseCircles(),
    nameFirstFiles(),
    fetchStylesAgain(),
    inlineHead(),
    compileWhole(new Set(['base', 'vendor', 'main', 'lists', 'drag', 'today', 'schedule'])),
    serveTenantPage(),
    precompress(),
    offlineWorker(),
  ],
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    /* The first releases with light-dark(), popover and nesting: nothing has to be rewritten for older ones. */
    target: ['chrome125', 'firefox129', 'safari17.5'],
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostId }) =>
        firstScript.test(hostId) ? needed : needed.filter((name) => !begunWith.test(name)),
    },
    rolldownOptions: {
      // The last four are fetched by scripts; as entries they tell what the first pages need from what only others do.
      input: [
        'index.html',
        'tenant.html',
        'src/web/main.tsx',
        'src/web/pages/today.tsx',
        'src/web/pages/schedule/schedule.tsx',
        'src/web/pages/properties/list.tsx',
      ],
      output: { codeSplitting: { groups: codeGroups, includeDependenciesRecursively: false } },
    },
  },
  css: { modules: { generateScopedName: nameClass } },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/oauth', '/session', '/docs', '^/a/', '^/feeds/', '/.well-known', '/healthz', '/readyz'].map((path) => [
        path,
        toService,
      ]),
    ),
  },
});
