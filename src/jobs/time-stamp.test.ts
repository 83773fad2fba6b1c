/** A time stamp is taken from no answer but the one to this question, asked now. */
import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { hasProgram } from '#testing/pdf/has-program.ts';
import { startTimeStampServer, type TimeStampServer } from '#testing/pdf/time-stamp-server.ts';
import { askTimeStamp } from './time-stamp.ts';

const isThere = hasProgram('openssl', 'version');
const imprint = createHash('sha256').update('a signature').digest();
let server: TimeStampServer;
beforeAll(async () => {
  if (isThere) server = await startTimeStampServer();
});
afterAll(() => server?.stop());
afterEach(() => {
  vi.useRealTimers();
  if (isThere) server.state.change = (answer) => answer;
});

test.runIf(isThere)('openssl finds the stamp valid, and of this hash alone', async () => {
  const stamp = await askTimeStamp(server.url, imprint);
  expect(await server.check(stamp, imprint.toString('hex'))).toContain('Verification: OK');
  await expect(server.check(stamp, createHash('sha256').update('another').digest('hex'))).rejects.toThrow();
});

test.runIf(isThere)('an answer that was given before, to the same hash or to another, is refused', async () => {
  const answers: Buffer[] = [];
  server.state.change = (answer) => {
    answers.push(answer);
    return answers[0] ?? answer;
  };
  await askTimeStamp(server.url, imprint);
  await expect(askTimeStamp(server.url, imprint)).rejects.toThrow('answers another question');
  const other = createHash('sha256').update('another').digest();
  await expect(askTimeStamp(server.url, other)).rejects.toThrow('of something else');
});

/** The last digit of the seconds. */
const otherTime = (answer: Buffer): Buffer => {
  const at = answer.toString('latin1').search(/\d{14}Z/) + 13;
  return change(answer, at);
};
function change(answer: Buffer, at: number): Buffer {
  const altered = Buffer.from(answer);
  altered[at] = (altered[at] ?? 0) ^ 1;
  return altered;
}

test.runIf(isThere).each<[string, (answer: Buffer) => Buffer | null, string | RegExp]>([
  ['of another time than was signed', otherTime, 'was altered'],
  ['with another signature', (answer) => change(answer, answer.length - 1), 'signature of the time stamp is wrong'],
  ['that is a refusal', () => Buffer.from('3005300302' + '0102', 'hex'), 'refused (status 2)'],
  ['that is cut off', (answer) => answer.subarray(0, answer.length - 40), /./],
  ['that is no answer', () => Buffer.from('not here'), /./],
  ['with a fault', () => null, 'answered 503'],
])('an answer %s is refused', async (_what, alter, words) => {
  server.state.change = alter;
  await expect(askTimeStamp(server.url, imprint)).rejects.toThrow(words);
});

test.runIf(isThere)('a server whose clock is an hour off gives none', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  await expect(askTimeStamp(server.url, imprint)).rejects.toThrow('of another time');
});

test('a server that is not there gives none', async () => {
  await expect(askTimeStamp('http://127.0.0.1:1/tsr', imprint)).rejects.toThrow();
});
