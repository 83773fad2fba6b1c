/** The way to the mail server of a firm: always encrypted, and only at a public address, as for webhooks. */
import { connect } from 'node:net';
import { createTransport } from 'nodemailer';
import { connectionWords } from './connection-words.ts';
import { guardedLookup } from './guarded-lookup.ts';
import { type TargetRules, urlFault } from './webhook-target.ts';

export type FirmMailServer = { host: string; port: number; userName: string; password: string };

/** Milliseconds: no mail server holds one of the few slots for longer than a minute. */
export const mailPatience = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** Encrypted from the first byte; at every other port a connection begins in the clear, and is encrypted before the password. */
const TLS_PORT = 465;

/** The reason why a mail server must not be asked, in words that go on from its name; undefined when it may. */
export function mailServerFault(host: string, rules: TargetRules): string | undefined {
  const url = URL.parse(`https://${host}`);
  // A name alone: neither a port nor a path.
  if (url === null || url.hostname !== host) return 'must be a name such as mail.harbour.example';
  return urlFault(url.href, rules);
}

export function buildFirmTransport({ host, port, userName, password }: FirmMailServer, rules: TargetRules) {
  const isSecure = port === TLS_PORT;
  return createTransport({
    host,
    port,
    secure: isSecure,
    // This machine itself is asked in development and tests alone, and has no certificate.
    requireTLS: !isSecure && mailServerFault(host, { allowLoopback: false }) === undefined,
    auth: { user: userName, pass: password },
    getSocket: (_options, done) => openSocket({ host, port }, rules, done),
    ...mailPatience,
  });
}

type Done = (error: Error | null, options: object) => void;

/** The library looks names up by itself, wherever they lead: so the connection is opened here. */
function openSocket({ host, port }: Pick<FirmMailServer, 'host' | 'port'>, rules: TargetRules, done: Done): void {
  const fault = mailServerFault(host, rules);
  if (fault !== undefined) return done(new Error(`its address ${fault}`), {});
  const socket = connect({ host, port, lookup: guardedLookup(rules) });
  const fail = (error: Error) => done(error, {});
  socket.once('error', fail);
  socket.setTimeout(mailPatience.connectionTimeout, () =>
    socket.destroy(Object.assign(new Error('No answer.'), { code: 'ETIMEDOUT' })),
  );
  socket.once('connect', () => {
    socket.off('error', fail);
    socket.setTimeout(0);
    done(null, { connection: socket });
  });
}

/** The words of the mail server, which are the shortest, or why it could not be asked. */
export function mailFailure(error: unknown): string {
  const { message, response } = error as Error & { response?: string };
  const words = connectionWords(error);
  return response ?? (words === undefined ? message : `the mail server cannot be reached: ${words}`);
}
