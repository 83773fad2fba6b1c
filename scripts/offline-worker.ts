/** Builds the service worker, and chooses the files of the app that it holds: what an open report needs without a line. */
import { createHash } from 'node:crypto';
import type { Plugin, PluginOption, Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { appShell } from '../src/web/worker/addresses.ts';

/** Loaded with each page of the app, or once it rests. */
const always = [
  'create-root.ts',
  'main.tsx',
  'pages/inspections/inspection.tsx',
  'pages/inspections/send-kept-edits.ts',
  'queries/live/live-changes.ts',
  'report/sync/report-copy.ts',
  'session/copies.ts',
  'session/offline-opening.ts',
  'session/session-notices.tsx',
  'pages/keep-copies.ts',
];
/** With all that it fetches when somebody asks for it. */
const report = 'pages/inspections/report.tsx';

type Bundle = Rolldown.OutputBundle;

function chooseFiles(bundle: Bundle, fail: (why: string) => never): Set<string> {
  const files = new Set<string>();
  const holding = (path: string): string =>
    Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/src/web/${path}`)),
    )?.fileName ?? fail(`No file of the build holds ${path}.`);
  const follow = (name: string, isOnDemandToo: boolean): void => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) files.add(style);
    for (const asset of file.viteMetadata?.importedAssets ?? []) if (/inter-latin|Inter/i.test(asset)) files.add(asset);
    for (const imported of file.imports) follow(imported, isOnDemandToo);
    if (isOnDemandToo) for (const imported of file.dynamicImports) follow(imported, true);
  };
  follow(holding('boot.ts'), false);
  for (const path of always) follow(holding(path), false);
  // The app's own files would lead to every page.
  follow(holding(report), true);
  return files;
}

export function offlineWorker(): PluginOption[] {
  let files = new Set<string>();
  let revision = '';
  const choose: Plugin = {
    name: 'keyturn:choose-offline-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        files = chooseFiles(bundle, (why) => this.error(why));
        revision = createHash('sha256')
          .update(String(page.source))
          .update([...files].join())
          .digest('hex')
          .slice(0, 16);
      },
    },
  };
  const worker = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/web/worker',
    filename: 'service-worker.ts',
    // The app registers it by itself, when its first page rests.
    injectRegister: false,
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['assets/*.{js,css,woff2}'],
      // Their names say what is in them: what the browser has is not fetched again.
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        (entries) => ({
          manifest: [...entries.filter(({ url }) => files.has(url)), { url: appShell, revision, size: 0 }],
        }),
      ],
    },
  });
  return [choose, worker];
}
