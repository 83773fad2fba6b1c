/** The service's refusal: RFC 9457 problem details, as an error that can be thrown and caught. */
import type { Problem } from './generated/types.gen.ts';

export type Fault = NonNullable<Problem['errors']>[number];

export class ApiError extends Error implements Problem {
  override readonly name = 'ApiError';
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** The stable word to decide by, for example `version_mismatch`. */
  readonly code: string;
  readonly detail: string;
  /** The request's id, for a person to quote. */
  readonly instance: string;
  readonly errors: Fault[];
  /** Further members of the answer, for example `allowed` or `current`. */
  readonly facts: Record<string, unknown>;
  readonly retryAfterSeconds: number | undefined;
  [key: string]: unknown;

  constructor(problem: Problem, retryAfterSeconds?: number) {
    super(problem.detail);
    const { type, title, status, code, detail, instance, errors, ...facts } = problem;
    this.type = type;
    this.title = title;
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.instance = instance;
    this.errors = errors ?? [];
    this.facts = facts;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No answer came: offline, a broken line, or a service that is not there. The request may or may not have arrived. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';

  constructor(cause: unknown) {
    super('The service could not be reached.', { cause });
  }
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'detail' in body && 'status' in body;
}

/** The errors of `fetch` for a line that breaks, and for a wait that was long enough. */
const lineFaults = new Set(['TypeError', 'TimeoutError']);

/** Turns any failure of a request into one of our errors. */
export function toApiError(error: unknown, response: Response | undefined): unknown {
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (response === undefined)
    return error instanceof Error && !lineFaults.has(error.name) ? error : new ConnectionLost(error);
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const problem: Problem = isProblem(error)
    ? error
    : {
        type: 'about:blank',
        title: response.statusText || 'Unexpected answer',
        status: response.status,
        code: 'unexpected_answer',
        detail: 'The service gave an answer that could not be read.',
        instance: '',
      };
  return new ApiError(problem, Number.isNaN(retryAfter) ? undefined : retryAfter);
}

/** One sentence for a person, for a toast or a banner. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError && error.status < 500) return error.detail;
  if (error instanceof ApiError)
    return `The service failed (${error.status}${error.instance && `, ${error.instance}`}).`;
  if (error instanceof ConnectionLost) return 'The service could not be reached. Check the connection.';
  return 'Something went wrong here.';
}
