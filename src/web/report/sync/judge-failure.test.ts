import { describe, expect, test } from 'vitest';
import { ApiError, ConnectionLost } from '#web/queries/api-error.ts';
import { judgeFailure } from './judge-failure.ts';

const answer = (status: number, code = 'any', more: object = {}, retryAfterSeconds?: number) =>
  new ApiError({ type: '', title: '', status, code, detail: 'Why.', instance: '', ...more }, retryAfterSeconds);

describe('a failed request', () => {
  test.each([
    ['that got no answer', new ConnectionLost(undefined), 'wait'],
    ['whose thing somebody else has changed', answer(412, 'version_mismatch'), 'retry'],
    ['whose first attempt is under way', answer(409, 'request_in_progress'), 'wait'],
    ['that took too long', answer(408), 'wait'],
    ['that came too early', answer(425), 'wait'],
    ['that was one too many', answer(429), 'wait'],
    ['at which the service failed', answer(500), 'pause'],
    ['behind whose proxy nobody answered', answer(502), 'wait'],
    ['of a service that is starting', answer(503), 'wait'],
    ['whose place is gone', answer(404), 'give up'],
    ['that is not valid', answer(422), 'give up'],
    ['of a report in another state', answer(409, 'state_forbids'), 'give up'],
    ['that came to something that is a bug here', new TypeError('bug'), 'give up'],
  ])('%s', (_what, error, next) => {
    expect(judgeFailure(error).next).toBe(next);
  });

  test('returns the wait, the current state, and the reason of a refusal', () => {
    expect(judgeFailure(answer(503, 'unavailable', {}, 7))).toEqual({ next: 'wait', retryAfterSeconds: 7 });
    expect(judgeFailure(answer(412, 'version_mismatch', { current: { id: 1 } }))).toMatchObject({ current: { id: 1 } });
    expect(judgeFailure(answer(422))).toEqual({ next: 'give up', reason: 'Why.', isGone: false });
    expect(judgeFailure(answer(404))).toMatchObject({ isGone: true });
  });
});
