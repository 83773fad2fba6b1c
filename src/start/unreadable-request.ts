/** Answers bytes that are no readable request with a problem, and ends the line. */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';

const unreadable = {
  status: 400,
  reason: 'Bad Request',
  code: 'request_unreadable',
  title: 'The request cannot be read',
};
const byFault: Record<string, typeof unreadable> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: 'Request Header Fields Too Large',
    code: 'headers_too_large',
    title: 'The headers are too large',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    reason: 'Request Timeout',
    code: 'request_timeout',
    title: 'The request came too slowly',
  },
};

export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const { status, reason, code, title } = byFault[error.code ?? ''] ?? unreadable;
  const id = randomUUID();
  const detail = 'Nothing of it was done. The connection ends here.';
  const body = JSON.stringify({ type: `/problems/${code}`, title, status, code, detail, instance: id });
  socket.end(
    [
      `HTTP/1.1 ${status} ${reason}`,
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
