/**
 * Bundles the service into dist/service. Packages stay where npm put them, all but one; files other than code are read
 * from src.
 */
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { type BuiltDirectory, findBuilt, replaceBuilt } from './web/built-directory.ts';

const inputs = [
  'package.json',
  'package-lock.json',
  'src/{api,contract,demo,domain,jobs,pdf,start,store,token-proxy}/**/*.ts',
];

export function findServiceBuild(root: string): Promise<BuiltDirectory> {
  return findBuilt(root, 'service', inputs);
}

export function buildService(root: string, build: BuiltDirectory): Promise<void> {
  return replaceBuilt(build, async (outDir) => {
    // Not imported at the top: an installation without the tools of development runs the existing build.
    const { build: bundle } = await import('vite');
    await bundle({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'silent',
      plugins: [keepAddresses(root)],
      // Its package.json lists a thousand entries, which Node reads again for each: a third of the start.
      ssr: { noExternal: ['drizzle-orm'] },
      build: {
        ssr: true,
        outDir,
        target: 'node24',
        minify: false,
        sourcemap: true,
        rolldownOptions: {
          input: { main: 'src/start/main.ts', parent: 'src/start/standstill/parent.ts' },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
        },
      },
    });
  });
}

/**
 * In a bundle `import.meta.url` names the bundle. Here it goes on naming the source, by a path from dist/service so
 * that the checkout may move; and a module that another process starts from becomes a file of the bundle.
 */
function keepAddresses(root: string): Plugin {
  return {
    name: 'keyturn:keep-addresses',
    // Runs before TypeScript is stripped, which writes other quotes.
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('import.meta.') || id.includes('/node_modules/')) return undefined;
      if (/import\.meta\.(?!url\b)/.test(code)) this.error('Only import.meta.url is known here.');
      const source = JSON.stringify(join('../..', relative(root, id)));
      return code.replaceAll(
        /new URL\('(\.[^']+\.ts)', import\.meta\.url\)|import\.meta\.url/g,
        (_found, entry?: string) => {
          if (entry === undefined) return `new URL(${source}, import.meta.url).href`;
          const fileName = basename(entry, '.ts') + '.js';
          this.emitFile({ type: 'chunk', id: join(dirname(id), entry), fileName });
          return `new URL('./${fileName}', import.meta.url)`;
        },
      );
    },
  };
}
