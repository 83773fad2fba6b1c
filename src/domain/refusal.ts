/** An expected "no": thrown anywhere, turned into an answer in one place. It knows codes and facts, never HTTP. */

export const refusalCodes = [
  'body_unreadable',
  'token_missing',
  'token_invalid',
  'insufficient_scope',
  'role_forbids',
  'back_office_only',
  'proof_needed',
  'not_found',
  'gone',
  'changes_forgotten',
  'method_not_allowed',
  'state_forbids',
  'report_sealed',
  'already_started',
  'no_source_report',
  'in_use',
  'duplicate',
  'slot_taken',
  'offer_over',
  'request_in_progress',
  'version_mismatch',
  'too_large',
  'unsupported_media',
  'validation_failed',
  'idempotency_mismatch',
  'rate_limited',
  'not_ready',
  'file_failed',
  'no_room',
  'quota_reached',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** One fault of an input: `pointer` is a JSON pointer into the body, `parameter` names a query, path or header field. */
export type Fault = { code: string; detail: string } & ({ pointer: string } | { parameter: string });

export class Refusal extends Error {
  readonly code: RefusalCode;
  /** Every fault of the input, for `validation_failed`. */
  readonly faults: Fault[];
  /** Further members of the answer, for example `allowed` or `current`. */
  readonly facts: Record<string, unknown>;
  /** Whole seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined;

  constructor(
    code: RefusalCode,
    detail: string,
    more: { faults?: Fault[]; facts?: Record<string, unknown>; retryAfter?: number } = {},
  ) {
    super(detail);
    this.name = 'Refusal';
    this.code = code;
    this.faults = more.faults ?? [];
    this.facts = more.facts ?? {};
    this.retryAfter = more.retryAfter;
  }
}

/** The words are the same whether the thing is absent or belongs to somebody else. */
export function notFound(noun: string): Refusal {
  return new Refusal('not_found', `There is no such ${noun}.`);
}

/** An application that may manage people must not be able to become one of them, nor to give itself more. */
export function backOfficeOnly(what: string): Refusal {
  return new Refusal('back_office_only', `${what} in the back office only, not by other applications.`);
}

export function invalid(...faults: Fault[]): Refusal {
  return new Refusal('validation_failed', faults.map((fault) => fault.detail).join(' '), { faults });
}
