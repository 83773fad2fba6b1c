/** Why nobody was signed in by a provider. */
import type { FastifyRequest } from 'fastify';

/** A provider that cannot be asked, or whose word does not count: in words that go on from `Your firm's sign-in`. */
export class ProviderFault extends Error {
  /** For administrators and the log: no secrets. */
  readonly detail: string;
  /** Whether the detail is written by the provider, and must not look like Keyturn's word. */
  readonly isQuoted: boolean;

  constructor(words: string, detail: string, { isQuoted = false } = {}) {
    super(words);
    this.name = 'ProviderFault';
    this.detail = detail;
    this.isQuoted = isQuoted;
  }
}

/** Anything else is a bug. */
export function faultOf(error: unknown, { log }: FastifyRequest): ProviderFault {
  if (!(error instanceof ProviderFault)) throw error;
  log.warn({ provider: error.message, detail: error.detail }, 'an identity provider did not sign somebody in');
  return error;
}
