/** A line to the database of a test that can be cut and mended, or stand still, as when PostgreSQL restarts or hangs. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { openDatabase } from '#store/database/database.ts';

export type LineToDatabase = {
  url: string;
  /** Ends existing connections, and new ones until it is mended. */
  cut: () => void;
  mend: () => void;
  /** Connections stay, and nothing comes through, as when the server stands still. */
  freeze: () => void;
  thaw: () => void;
  /** The number of connections refused since the line was last cut. */
  turnedAway: () => number;
  close: () => Promise<void>;
};

export async function openLine(databaseUrl: string): Promise<LineToDatabase> {
  const { user, password, database, address } = await readUrl(databaseUrl);
  const open = new Set<Socket>();
  let isCut = false;
  let isFrozen = false;
  let turnedAway = 0;
  const server = createServer((near) => {
    if (isCut) {
      turnedAway += 1;
      near.destroy();
      return;
    }
    const far = connect(address);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
      if (isFrozen) one.pause();
    }
  });
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    cut: () => {
      isCut = true;
      turnedAway = 0;
      endAll();
    },
    mend: () => {
      isCut = false;
    },
    freeze: () => {
      isFrozen = true;
      for (const socket of open) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of open) socket.resume();
    },
    turnedAway: () => turnedAway,
    close: async () => {
      endAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** As the driver reads it. */
async function readUrl(url: string) {
  const { pool, close } = openDatabase(url, { poolSize: 1 });
  const client = await pool.connect();
  const { user = '', password, database = '', host, port } = client;
  client.release();
  await close();
  const address = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  return { user: encodeURIComponent(user), password: encodeURIComponent(password ?? ''), database, address };
}
