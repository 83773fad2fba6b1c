/** Answers bytes that are no readable request with a problem, and ends the line. */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const unreadable = {
  status: 400,
  code: 'request_unreadable',
  title: 'The request cannot be read',
  text: 'The request is not HTTP/1.1.',
};
const byFault: Record<string, typeof unreadable> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'headers_too_large',
    title: 'The headers are too large',
    text: 'Send fewer or shorter headers: 16 kB at most.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'request_timeout',
    title: 'The request came too slowly',
    text: 'Send it again, on a new connection.',
  },
};
/** `text` is the remedy, for the page that explains the problem. */
export const unreadableRequests = [unreadable, ...Object.values(byFault)];

export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const { status, code, title } = byFault[error.code ?? ''] ?? unreadable;
  const id = randomUUID();
  const detail = 'Nothing of it was done. The connection ends here.';
  const body = JSON.stringify({ type: `/problems/${code}`, title, status, code, detail, instance: id });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/problem+json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `Request-Id: ${id}`,
      'X-Content-Type-Options: nosniff',
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
