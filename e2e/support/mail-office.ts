/** A Keyturn of its own with a mail server, which refuses every address until it is told to accept mail. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

type Letter = { to: string; text: string };

export async function startMailOffice() {
  const mail = await startMailServer();
  const url = `http://localhost:${await freePort()}`;
  const dataDir = join(tmpdir(), `keyturn-e2e-${randomUUID()}`);
  const keyturn = spawn('node', ['scripts/serve-throwaway.ts'], {
    env: { ...process.env, PORT: new URL(url).port, DATA_DIR: dataDir, E2E_SMTP_URL: `smtp://127.0.0.1:${mail.port}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
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
    arrived: mail.arrived,
    takeMail: mail.takeMail,
    stop: async () => {
      keyturn.kill('SIGTERM');
      await once(keyturn, 'exit');
      mail.stop();
    },
  };
}

/** As much of a mail server as a sender needs. */
async function startMailServer() {
  const arrived: Letter[] = [];
  let isRefusing = true;
  const receive = (socket: Socket) => {
    let to = '';
    let lines: string[] | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.on('error', () => undefined);
    say('220 mail.example');
    createInterface(socket).on('line', (line) => {
      if (lines !== undefined) {
        if (line !== '.') return void lines.push(line);
        arrived.push({ to, text: lines.join('\n') });
        lines = undefined;
        return say('250 taken');
      }
      if (line === 'DATA') {
        lines = [];
        return say('354 go on');
      }
      to = /^RCPT TO:<(.*?)>/.exec(line)?.[1] ?? to;
      if (line.startsWith('RCPT') && isRefusing) return say('550 5.1.1 no such user');
      return say(line === 'QUIT' ? '221 bye' : '250 fine');
    });
  };
  const server = await listen(createServer(receive));
  return {
    port: portOf(server),
    arrived,
    takeMail: () => {
      isRefusing = false;
    },
    stop: () => server.close(),
  };
}

async function freePort(): Promise<number> {
  const server = await listen(createServer());
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function listen(server: Server): Promise<Server> {
  await once(server.listen(0, 'localhost'), 'listening');
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
