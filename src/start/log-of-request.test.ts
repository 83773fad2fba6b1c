import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { LogOfRequest } from './log-of-request.ts';

function logInto(lines: string[]) {
  return pino({ level: 'debug', redact: ['token'] }, { write: (line) => void lines.push(line) });
}

test('its lines carry the id of the request and hide what the log hides', () => {
  const lines: string[] = [];
  const log = new LogOfRequest(logInto(lines), { reqId: 'a-request' }, {});
  log.info({ token: 'secret' }, 'refused');
  log.child({ part: 'upload' }).error('failed');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 30, reqId: 'a-request', token: '[Redacted]', msg: 'refused' },
    { level: 50, reqId: 'a-request', part: 'upload', msg: 'failed' },
  ]);
});

test('every level is passed on, and a level of its own is kept', () => {
  const lines: string[] = [];
  const log = new LogOfRequest(logInto(lines), { reqId: 'a-request' }, {});
  for (const level of ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const) log[level](level);
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'fatal',
    'error',
    'warn',
    'info',
    'debug',
  ]);
  log.level = 'error';
  log.info('not this');
  expect([log.level, lines.length]).toEqual(['error', 5]);
});

test('a request that writes nothing makes no child of the log', () => {
  const parent = logInto([]);
  const child = vi.spyOn(parent, 'child');
  const log = new LogOfRequest(parent, { reqId: 'a-request' }, {});
  expect(child).not.toHaveBeenCalled();
  log.info('one');
  log.info('two');
  expect(child).toHaveBeenCalledTimes(1);
});
