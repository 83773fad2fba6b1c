/** Why another server could not be asked, for people: Node, OpenSSL and the mail library name it by codes. */
import { getSystemErrorName } from 'node:util';

const untrusted = 'its certificate is not from an authority that is known here';
const unreachable = 'there is no way to its network';
const late = 'it did not answer in time';
const noEncryption = 'no encrypted connection came about, as where it expects an unencrypted one';

const wordsOf: Record<string, string> = {
  ECONNREFUSED: 'nothing answers at its address and port',
  ECONNRESET: 'it cut the connection',
  EPIPE: 'it cut the connection',
  ENOTFOUND: 'its name is not known',
  EAI_AGAIN: 'its name could not be looked up',
  EDNS: 'its name could not be looked up',
  ETIMEDOUT: late,
  ETIMEOUT: late,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  EPROTO: noEncryption,
  ETLS: noEncryption,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
};

/**
 * `nothing answers at its address and port (ECONNREFUSED)`, to go on from a colon. The code is there for whoever looks
 * after the other server. Undefined when the error is about something else than the connection.
 */
export function connectionWords(error: unknown): string | undefined {
  const { errno, code, cause } = error as { errno?: unknown; code?: unknown; cause?: unknown };
  // The mail library puts a code of its own over that of the system.
  for (const name of [typeof errno === 'number' && errno < 0 ? getSystemErrorName(errno) : undefined, code]) {
    if (typeof name !== 'string') continue;
    const words = name.startsWith('ERR_SSL_') ? noEncryption : wordsOf[name];
    if (words !== undefined) return `${words} (${name})`;
  }
  if (error instanceof Error && error.name === 'TimeoutError') return late;
  return cause instanceof Error ? connectionWords(cause) : undefined;
}
