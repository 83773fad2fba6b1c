import { expect, test } from 'vitest';
import { logFilter, logUrl } from './log-search.ts';

test('the filters of the security log stand in its address, and nonsense does not', () => {
  const search = logUrl.read(
    new URLSearchParams('q=tom&sort=created&area=sign_in,nonsense&person=7&from=2027-02-01&until=2027-13-45'),
  );
  expect(logFilter(search)).toEqual({ q: 'tom', area: ['sign_in'], person_id: 7, from: '2027-02-01' });
  expect(logUrl.write(search).toString()).toBe('q=tom&area=sign_in&person=7&from=2027-02-01&sort=created');
});
