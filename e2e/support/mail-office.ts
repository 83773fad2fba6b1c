/** A Keyturn of its own with a mail server, which refuses every address until it is told to accept mail. */
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { listen, portOf, startOwnKeyturn } from './own-keyturn.ts';

type Letter = { to: string; text: string };

export async function startMailOffice() {
  const mail = await startMailServer();
  const keyturn = await startOwnKeyturn({ E2E_SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
  return {
    url: keyturn.url,
    dataDir: keyturn.dataDir,
    arrived: mail.arrived,
    takeMail: mail.takeMail,
    stop: async () => {
      await keyturn.stop();
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
