/** Builds the floor with the React of this repository and serves it compressed, as Keyturn serves its own pages. */
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

export type Floor = { url: string; stop: () => void };

const root = fileURLToPath(new URL('./floor', import.meta.url));
const directory = fileURLToPath(new URL('../../.cache/bench-web', import.meta.url));

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** `rows`: the body of a list of thirty inspections, as Keyturn itself answers it. */
export async function startFloor(rows: string): Promise<Floor> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: directory, emptyOutDir: true, target: 'chrome125', modulePreload: { polyfill: false } },
  });
  const files = new Map<string, Buffer>([['/rows.json', brotliCompressSync(rows)]]);
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(`/${relative(directory, path)}`, brotliCompressSync(await readFile(path)));
  }
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const file = files.get(path);
    if (file === undefined) return response.writeHead(404).end();
    response
      .writeHead(200, {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'content-length': file.length,
        'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      .end(file);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
