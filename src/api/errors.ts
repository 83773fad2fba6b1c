/** The form of each refusal on the wire. A code without a line here does not compile. */
import type { RefusalCode } from '#domain/refusal.ts';

export const refusalAnswers: Record<RefusalCode, { status: number; title: string }> = {
  body_unreadable: { status: 400, title: 'The body cannot be read' },
  token_missing: { status: 401, title: 'A bearer token is needed' },
  token_invalid: { status: 401, title: 'The token is not valid' },
  insufficient_scope: { status: 403, title: 'The token lacks a scope' },
  role_forbids: { status: 403, title: 'Your role does not allow this' },
  back_office_only: { status: 403, title: 'Only the back office may do this' },
  not_found: { status: 404, title: 'There is no such thing' },
  gone: { status: 410, title: 'This link has ended' },
  method_not_allowed: { status: 405, title: 'This method does not exist here' },
  state_forbids: { status: 409, title: 'The state forbids this now' },
  report_sealed: { status: 409, title: 'The report is sealed' },
  already_started: { status: 409, title: 'The report has been started' },
  no_source_report: { status: 409, title: 'There is no report to start from' },
  in_use: { status: 409, title: 'It is in use' },
  duplicate: { status: 409, title: 'There is one already' },
  request_in_progress: { status: 409, title: 'The same request is still running' },
  version_mismatch: { status: 412, title: 'It was changed meanwhile' },
  too_large: { status: 413, title: 'Too large' },
  unsupported_media: { status: 415, title: 'This kind of content is not taken here' },
  validation_failed: { status: 422, title: 'The input is not valid' },
  idempotency_mismatch: { status: 422, title: 'The key was used for another request' },
  rate_limited: { status: 429, title: 'Too many requests' },
  not_ready: { status: 503, title: 'Not ready' },
};
