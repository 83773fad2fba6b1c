/** Builds the browser app into dist/web, and serves it while somebody develops. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const outDir = 'dist/web';
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

/**
 * Left to itself the bundler makes a file of each part that two pages share: thirty requests for one list. What every
 * page needs is two files (ours change more often than theirs); forms and dragging come with the pages that have them.
 */
const groups = [
  {
    // All that a tenant's page needs beside its own: it comes without the back office.
    name: 'base',
    test: /node_modules\/(?:react|react-dom|scheduler|lucide-react)\/|src\/(?:domain\/(?!scope)|web\/(?:queries\/(?:api-error|post-file|read-json|tenant-request|when-stalled|writes-under-way|use-is-online)|shell\/key-mark|ui\/(?:theme|base)\.css))/,
    priority: 5,
  },
  {
    name: 'early',
    test: /vite\/preload-helper|src\/(?:domain\/scope|contract\/oauth|web\/(?:env|early-token|session\/(?:access-token|authorization|renewal|return-address|session-fault)))\.ts/,
    priority: 4,
  },
  {
    name: 'vendor',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler|lucide-react|use-sync-external-store|@tanstack\/(?!react-virtual|virtual))/,
    priority: 3,
  },
  {
    name: 'forms',
    test: /node_modules\/(?:zod|react-hook-form|downshift|compute-scroll-into-view|prop-types|react-is|@babel\/runtime)\/|src\/web\/(?:forms|ui\/fields\/(?:lookup|tags-input))|src\/contract\/(?!oauth)/,
    priority: 4,
  },
  {
    name: 'calendar',
    test: /node_modules\/(?:react-day-picker|date-fns|@date-fns)\/|src\/web\/ui\/fields\/calendar/,
    priority: 4,
  },
  { name: 'drag', test: /node_modules\/@dnd-kit\/|src\/web\/ui\/drag-and-drop\//, priority: 3 },
  {
    name: 'app',
    test: /src\/(?:domain\/|web\/paths\.ts|web\/(?:shell|session|queries|ui)\/)/,
    priority: 2,
  },
];

/** Starts `src/web/early-token.ts` as soon as it is there: a module runs once, and the app finds it already running. */
function startEarly(): Plugin {
  return {
    name: 'keyturn:start-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, path }) {
        if (!path.endsWith('index.html')) return [];
        const early = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'early');
        if (early === undefined) throw new Error('The build made no early script.');
        const attrs = { type: 'module', async: true, crossorigin: true, src: `/${early.fileName}` };
        // After the configuration, which it reads.
        return [{ tag: 'script', attrs, injectTo: 'head' }];
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
  plugins: [react(), refuseCircles(), startEarly(), fetchStylesAgain(), serveTenantPage(), precompress()],
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    /* The first releases with light-dark(), popover and nesting: nothing has to be rewritten for older ones. */
    target: ['chrome125', 'firefox129', 'safari17.5'],
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'tenant.html'],
      output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/oauth', '/session', '/docs', '/.well-known', '/healthz', '/readyz'].map((path) => [path, toService]),
    ),
  },
});
