/** The questions every route of a report answers the same way: each caller of this is a handful of tests. */
import { expect, test } from 'vitest';
import type { Scope } from '#domain/scope.ts';
import { givenAccount } from '../given-account.ts';
import type { GivenReport } from '../given-report.ts';
import type { TestApi } from '../test-api.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type GuardedRoute = {
  method: Method;
  /** Made when the test runs, since it holds ids. */
  path: (report: GivenReport) => string | Promise<string>;
  body?: unknown;
  scope: Scope;
  /** Only of routes that write. */
  writes?: boolean;
};

export function describeGuards(
  named: string,
  given: () => { api: TestApi; report: GivenReport },
  { method, path, body, scope, writes = method !== 'GET' }: GuardedRoute,
): void {
  test(`${named} needs a token`, async () => {
    const { api, report } = given();
    expect((await api.as(undefined)(method, await path(report), body)).status).toBe(401);
  });

  test(`${named} needs ${scope}`, async () => {
    const { api, report } = given();
    const others = await api.account.token(report.manager.id, ['profile.read', 'properties.read', 'inspections.read']);
    const { status, json } = await api.as(others)(method, await path(report), body);
    expect([status, json.code]).toEqual([403, 'insufficient_scope']);
    expect(json.scopes).toContain(scope);
  });

  test(`${named} is as absent to another account as what never was`, async () => {
    const { api, report } = given();
    const stranger = await (await givenAccount(api.database, 'Another firm')).user('administrator');
    const { status, json } = await api.as(stranger.token)(method, await path(report), body);
    expect([status, json.code]).toEqual([404, 'not_found']);
  });

  if (!writes) return;

  test(`${named} is for its clerk while the inspection is Active, and for managers`, async () => {
    const { report } = given();
    for (const user of [report.otherClerk, report.typist, report.reviewer]) {
      const { status, json } = await report.as(user)(method, await path(report), body);
      expect([status, json.code]).toEqual([403, 'role_forbids']);
    }
  });

  test(`${named} is refused once the report is Complete`, async () => {
    const { report } = given();
    const target = await path(report);
    await report.putInState(400);
    const { status, json } = await report.asManager(method, target, body);
    await report.putInState(300);
    expect([status, json.code]).toEqual([409, 'report_sealed']);
  });
}
