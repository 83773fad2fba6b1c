/** An example of every refusal, kept once: the answers of all operations refer to it. Status and title are those of errors.ts. */
import { states } from '#domain/inspection-state.ts';
import { type Fault, Refusal, type RefusalCode } from '#domain/refusal.ts';
import { writeJsonx } from '../jsonx/jsonx.ts';
import { problemOf, unexpectedProblem } from '../problem.ts';
import type { MediaType } from './document.ts';

type Example = { detail: string; facts?: Record<string, unknown>; faults?: Fault[] };

/** For a property without a city. */
const faults: Fault[] = [
  { pointer: '/address/city', code: 'invalid_type', detail: 'address/city is required' },
  { pointer: '/no_of_beds', code: 'too_small', detail: 'no_of_beds must be 0 at least' },
];

const examples: Record<RefusalCode, Example> = {
  body_unreadable: {
    detail: "The body is not JSON: Expected property name or '}' in JSON at position 1 (line 1 column 2).",
  },
  token_missing: { detail: 'This needs an access token: Authorization: Bearer <ACCESS_TOKEN>.' },
  token_invalid: { detail: 'The access token is malformed, expired or revoked.' },
  insufficient_scope: { detail: 'The token lacks properties.read.', facts: { scopes: ['properties.read'] } },
  role_forbids: { detail: 'This is for managers only.' },
  back_office_only: {
    detail: 'Managers and administrators are added in the back office only, not by other applications.',
  },
  proof_needed: {
    detail: 'Give your current password or use a passkey, or sign out and in again. It counts for ten minutes.',
  },
  not_found: { detail: 'There is no such property.' },
  gone: { detail: 'This inspection was cancelled. There is nothing left to do.' },
  changes_forgotten: {
    detail:
      'Changes since this number are not known any more. Read everything afresh, without since, and go on from the Keyturn-Changed-Until of the first answer.',
  },
  method_not_allowed: { detail: 'DELETE does not exist here; GET, HEAD, PUT do.' },
  state_forbids: {
    detail: 'Only from Review; this inspection is in Assigned.',
    facts: { state: states.assigned, allowed: ['start', 'cancel'] },
  },
  report_sealed: { detail: 'The report is Complete; reopen it to change it.', facts: { state: states.complete } },
  already_started: {
    detail:
      'The start of a report can be changed in Pending and Assigned, while nobody has written to it; this one is in Active.',
    facts: { state: states.active },
  },
  no_source_report: { detail: 'This property has no Complete or Closed report to copy from.' },
  in_use: { detail: 'Meters 4712 hang on this one.', facts: { meter_ids: [4712] } },
  duplicate: { detail: 'Somebody signs in with this e-mail address already.' },
  offer_over: { detail: 'The offer was withdrawn.' },
  slot_taken: { detail: 'This time of the clerk is kept for somebody who is on the phone about it.' },
  request_in_progress: { detail: 'The first request with this Idempotency-Key is still running.' },
  version_mismatch: {
    detail: 'It was changed since you read it.',
    facts: { version: 8, current: { id: 4711, name: 'Langstone Homes' } },
  },
  too_large: { detail: 'The body is larger than is taken here.' },
  unsupported_media: {
    detail:
      'The file is of an unknown kind. Taken are pictures (JPEG, PNG, WebP, HEIC, GIF), video (MP4, MOV, WebM), sound (MP3, M4A, WAV, OGG, FLAC, AMR), PDF, Office documents and plain text.',
  },
  validation_failed: { detail: '2 faults in the input.', faults },
  idempotency_mismatch: { detail: 'This Idempotency-Key was used for a request with another body.' },
  rate_limited: { detail: 'More than 600 requests a minute; try again in 43 s.' },
  file_failed: { detail: 'The picture could not be worked on just now; send it again.' },
  quota_reached: {
    detail:
      'This account keeps as many files as it may. Nothing of this one was kept: remove files that are not needed, or ask whoever runs Keyturn for more room, and send it again.',
    facts: { used: 21_474_000_000, allowed: 21_474_836_480 },
  },
  no_room: { detail: 'There is no room left for files. Nothing was kept; send it again later.' },
  not_ready: { detail: 'The database does not answer; try once more in a moment.' },
};

const INSTANCE = '0d2ab2a6-6b0f-4a4e-9c59-1f0f5c2f6d3a';

const problems = [
  ...(Object.entries(examples) as [RefusalCode, Example][]).map(([code, { detail, ...more }]) =>
    problemOf(new Refusal(code, detail, more), INSTANCE),
  ),
  unexpectedProblem(INSTANCE),
];

/** `token_missing`, and `token_missingInXml` as JSONx. */
export const refusalExamples: Record<string, { summary: string; value: unknown }> = Object.fromEntries(
  problems.flatMap((problem) => [
    [problem.code, { summary: problem.title, value: problem }],
    [`${problem.code}InXml`, { summary: problem.title, value: writeJsonx(problem) }],
  ]),
);

/** The possible answers of a status, by reference. */
export function examplesOf(status: number, format: 'json' | 'xml'): NonNullable<MediaType['examples']> {
  const codes = problems.filter((problem) => problem.status === status).map(({ code }) => code);
  const suffix = format === 'xml' ? 'InXml' : '';
  return Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}${suffix}` }]));
}
