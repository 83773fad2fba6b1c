/** As much of a mail server of a firm as a sender needs: it asks for a user name and a password, and keeps what arrives. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export type Letter = { from: string; to: string; text: string };

export const mailUser = { userName: 'office@harbour.example', password: 'a password of the mail server' };
const ofUser = Buffer.from(`\0${mailUser.userName}\0${mailUser.password}`).toString('base64');

export async function testMailServer() {
  const arrived: Letter[] = [];
  const receive = (socket: Socket) => {
    let [from, to, isKnown] = ['', '', false];
    let lines: string[] | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const answer = (line: string) => {
      if (line.startsWith('EHLO')) return say('250-mail.harbour.example\r\n250 AUTH PLAIN');
      if (line.startsWith('AUTH PLAIN')) {
        isKnown = line === `AUTH PLAIN ${ofUser}`;
        return say(isKnown ? '235 welcome' : '535 5.7.8 wrong user name or password');
      }
      if (line === 'QUIT') return say('221 bye');
      if (!isKnown) return say('530 5.7.0 who is there?');
      from = /^MAIL FROM:<(.*?)>/.exec(line)?.[1] ?? from;
      to = /^RCPT TO:<(.*?)>/.exec(line)?.[1] ?? to;
      if (line !== 'DATA') return say('250 fine');
      lines = [];
      return say('354 go on');
    };
    socket.on('error', () => undefined);
    say('220 mail.harbour.example');
    createInterface(socket).on('line', (line) => {
      if (lines === undefined) return void answer(line);
      if (line !== '.') return void lines.push(line);
      arrived.push({ from, to, text: lines.join('\n') });
      lines = undefined;
      return void say('250 taken');
    });
  };
  const server = createServer(receive);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    arrived,
    close: () => server.close(),
  };
}
