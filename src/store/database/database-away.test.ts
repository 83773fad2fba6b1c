import { expect, test } from 'vitest';
import { buildOutageLog, isDatabaseAway } from './database-away.ts';

const failure = (facts: object, message = 'failed') => Object.assign(new Error(message), facts);
const restarting = failure({ code: '57P01' }, 'terminating connection due to administrator command');

test('errors of PostgreSQL, its driver and the socket during an outage are recognised, in a copy and as a cause too', () => {
  const away = [
    restarting,
    failure({ code: '57P03' }, 'the database system is starting up'),
    failure({ code: '08006' }),
    failure({ code: 'ECONNREFUSED', syscall: 'connect' }),
    failure({ code: 'ECONNRESET', syscall: 'read' }),
    failure({ code: 'EPIPE', syscall: 'write' }),
    new Error('Connection terminated unexpectedly'),
    new Error('Failed query', { cause: restarting }),
    { code: '57P01', message: restarting.message, queue: 'generate-pdf' },
  ];
  expect(away.filter((error) => !isDatabaseAway(error))).toEqual([]);
  const here = [failure({ code: '57014' }), failure({ code: '23503' }), failure({ code: 'ENOENT', syscall: 'open' })];
  expect([...here, undefined, null, 'Connection terminated'].filter(isDatabaseAway)).toEqual([]);
});

test('an outage is a line at its begin and one at its end, and any other failure a line of its own', () => {
  const said: string[] = [];
  const outages = buildOutageLog(
    { error: (_, text) => said.push(text), info: (_, text) => said.push(text) },
    'we wait',
  );
  outages.succeeded(performance.now());
  const before = performance.now();
  for (let look = 0; look < 3; look += 1) outages.failed(restarting, 'looking');
  outages.failed(new Error('a bug'), 'looking');
  // Answered before the database went, and only heard of now.
  outages.succeeded(before);
  expect(said).toEqual(['the database is away; we wait until it is back', 'looking']);
  outages.succeeded(performance.now() + 1);
  outages.succeeded(performance.now() + 2);
  expect(said.slice(2)).toEqual(['the database is back']);
  outages.failed(restarting, 'looking');
  expect(said.length).toBe(4);
});
