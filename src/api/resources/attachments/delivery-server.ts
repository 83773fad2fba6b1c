/** The tus server (tus 1.0) for one request. It answers in words, but what fails behind it is a problem as everywhere. */
import { Server } from '@tus/server';
import type { FastifyRequest } from 'fastify';
import { MediaFailure } from '#store/files/file-renditions.ts';
import { problemOfFailure, refusalOf, writeProblem } from '../../plugins/refusals.ts';

/** In seconds. */
const SOON = 1;

type Options = Omit<ConstructorParameters<typeof Server>[0], 'onResponseError'>;
type Write = Server['write'];
/** The refusals of tus itself. */
type TusError = { status_code: number; body: string };

export class DeliveryServer extends Server {
  #headers: Record<string, string> = {};

  constructor(request: FastifyRequest, options: Options) {
    super({ ...options, onResponseError: (_request, error) => this.#describe(request, error) });
  }

  /** By itself the server would reveal the message of any error. */
  #describe(request: FastifyRequest, error: Error | TusError): TusError | undefined {
    // The service uses Forbidden for missing rights; here a header is missing.
    const failed = 'status_code' in error && error.status_code === 500 ? new MediaFailure(error.body.trim()) : error;
    if ('status_code' in failed) return failed.status_code === 403 ? { ...failed, status_code: 400 } : undefined;
    const problem = problemOfFailure(request, failed);
    const { headers, text } = writeProblem(request, problem);
    const { retryAfter = SOON } = refusalOf(failed) ?? {};
    this.#headers = { ...headers, ...(problem.status >= 503 && { 'retry-after': String(retryAfter) }) };
    return { status_code: problem.status, body: text };
  }

  override write(...[context, headers, status, body]: Parameters<Write>): ReturnType<Write> {
    for (const [name, value] of Object.entries(this.#headers)) headers.set(name, value);
    return super.write(context, headers, status, body);
  }
}
