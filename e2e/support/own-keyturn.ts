/** A Keyturn of a journey's own, started as npm start does and gone afterwards. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

/** `settings` are those of scripts/serve-throwaway.ts. */
export async function startOwnKeyturn(settings: Record<string, string>) {
  const url = `http://localhost:${await freePort()}`;
  const dataDir = join(tmpdir(), `keyturn-e2e-${randomUUID()}`);
  const keyturn = spawn('node', ['scripts/serve-throwaway.ts'], {
    env: { ...process.env, PORT: new URL(url).port, DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  /** The lines that it has printed, as whoever starts it sees them. */
  const said: string[] = [];
  createInterface(keyturn.stdout).on('line', (line) => said.push(line));
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (keyturn.exitCode !== null) throw new Error(`Keyturn ended with ${keyturn.exitCode}.`);
    await pause(250);
  }
  return {
    url,
    dataDir,
    said,
    stop: async () => {
      keyturn.kill('SIGTERM');
      await once(keyturn, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const server = await listen(createServer());
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export async function listen(server: Server): Promise<Server> {
  await once(server.listen(0, 'localhost'), 'listening');
  return server;
}

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;
