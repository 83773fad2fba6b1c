/** Debian's PgBouncer in front of the server of the tests, where it is installed. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const program = ['pgbouncer', '/usr/sbin/pgbouncer'].find(
  (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined,
);

export const hasPgbouncer = program !== undefined;

export type Pgbouncer = { url: string; stop: () => Promise<void> };

/** One connection of a server serves one transaction after the other; `size` of them at most. */
export async function startPgbouncer(directUrl: string, size: number): Promise<Pgbouncer> {
  const { username, password, pathname, hostname, port: serverPort, searchParams } = new URL(hosted(directUrl));
  const host = searchParams.get('host') ?? hostname;
  const port = await freePort();
  const place = await mkdtemp(join(tmpdir(), 'keyturn-pgbouncer-'));
  const file = join(place, 'pgbouncer.ini');
  const server = `host=${host} port=${serverPort || '5432'} user=${username} password=${decodeURIComponent(password)}`;
  const lines = [
    '[databases]',
    `* = ${server}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${size}`,
    'max_client_conn = 200',
  ];
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  const owner = await ownerOf(host);
  if (owner !== undefined) {
    await chown(place, owner.uid, owner.gid);
    await chown(file, owner.uid, owner.gid);
    await chmod(place, 0o700);
  }
  const child = spawn(program ?? 'pgbouncer', ['-q', file], { stdio: 'ignore', ...owner });
  await untilOpen(port, child);
  return {
    url: `postgresql://keyturn@127.0.0.1:${port}${pathname}`,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGINT');
        await once(child, 'exit');
      }
      await rm(place, { recursive: true, force: true });
    },
  };
}

/** A URL without a host is none for `URL`. */
const hosted = (url: string): string => url.replace(/@\//, '@localhost/');

/** PgBouncer does not run as root; whoever the directory of the socket belongs to may pass through it. */
async function ownerOf(socketDir: string): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0 || !socketDir.startsWith('/')) return undefined;
  const { uid, gid } = await stat(socketDir);
  return { uid, gid };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilOpen(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`);
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await pause(50);
  }
}
