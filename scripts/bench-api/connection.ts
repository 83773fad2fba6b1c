/** One request at a time over a kept-alive socket: a client of Node's own costs more than the service does. */
import { connect, type Socket } from 'node:net';

export type Answer = { status: number; head: string };
export type Connection = { exchange: (request: Buffer) => Promise<Answer>; close: () => void };

const headEnd = Buffer.from('\r\n\r\n');

export async function openConnection(port: number): Promise<Connection> {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let settle: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;
  let begun: Buffer | undefined;
  let answer: Answer = { status: 0, head: '' };
  let missing = -1;
  socket.on('data', (chunk) => {
    if (missing < 0) {
      const all = begun === undefined ? chunk : Buffer.concat([begun, chunk]);
      const at = all.indexOf(headEnd);
      begun = at < 0 ? all : undefined;
      if (at < 0) return;
      const head = all.toString('latin1', 0, at);
      const [, length] = /content-length: *(\d+)/i.exec(head) ?? [];
      if (length === undefined) return socket.destroy(new Error(`an answer without its length:\n${head}`));
      answer = { status: Number(head.slice(9, 12)), head };
      missing = Number(length) - (all.length - at - headEnd.length);
    } else missing -= chunk.length;
    if (missing > 0) return;
    missing = -1;
    settle?.resolve(answer);
  });
  socket.on('error', (error) => settle?.reject(error));
  socket.on('close', () => settle?.reject(new Error('the connection was closed before the answer had come')));
  return {
    exchange: (request) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
        socket.write(request, (error) => error && reject(error));
      }),
    close: () => socket.end(),
  };
}
